import { expect, test } from 'vitest';
import { divideWork, type TimedEvent } from './divideWork.ts';

/** An event from `start` to `end`, in ms, during which the thread runs. */
const event = (name: string, start: number, end: number): TimedEvent => ({
  name,
  ph: 'X',
  ts: start * 1000,
  dur: (end - start) * 1000,
  tdur: (end - start) * 1000,
});

test('a layout inside a script counts as a forced layout, and not as script', () => {
  const parts = divideWork([
    event('Layout', 3, 7),
    event('EvaluateScript', 0, 10),
    event('UpdateLayoutTree', 12, 13),
    event('Layout', 13, 15),
    event('Paint', 15, 16),
  ]);
  expect(parts).toEqual({ script: 6, layout: 7, paint: 1, forcedLayouts: 1 });
});

test('an event inside another of the same part counts once', () => {
  const parts = divideWork([
    event('FunctionCall', 1, 9),
    event('RunMicrotasks', 2, 4),
    event('EvaluateScript', 0, 10),
    event('MinorGC', 10, 12),
  ]);
  expect(parts).toEqual({ script: 12, layout: 0, paint: 0, forcedLayouts: 0 });
});

test('an event that begins when another ends is not inside it', () => {
  const parts = divideWork([event('EvaluateScript', 0, 5), event('Layout', 5, 8)]);
  expect(parts).toEqual({ script: 5, layout: 3, paint: 0, forcedLayouts: 0 });
});

test('leaves out events of no part, and events without a duration', () => {
  const parts = divideWork([
    event('ParseHTML', 0, 5),
    { ...event('Layout', 1, 2), ph: 'I' },
    event('Paint', 6, 7),
  ]);
  expect(parts).toEqual({ script: 0, layout: 0, paint: 1, forcedLayouts: 0 });
});
