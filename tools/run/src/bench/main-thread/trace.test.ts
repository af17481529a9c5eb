import { expect, test } from 'vitest';
import { readMainThread, type TraceEvent } from './trace.ts';

const origin = 'http://shop.example';
const main = { pid: 1, tid: 1 };
const request = (url: string, thread = main): TraceEvent => ({
  ...thread,
  name: 'ResourceSendRequest',
  ph: 'I',
  args: { data: { url } },
});
const task = (cpuMs: number, clockMs = cpuMs, thread = main): TraceEvent => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  tdur: cpuMs * 1000,
  dur: clockMs * 1000,
});

test('adds up the tasks of the thread that sent most requests', () => {
  const other = { pid: 1, tid: 2 };
  const events = [
    request(`${origin}/`),
    request(`${origin}/shop.js`),
    request('http://other.example/'),
    request(`${origin}/worker.js`, other),
    task(5, 7),
    task(20, 80),
    task(500, 500, other),
    { ...task(15), name: 'EvaluateScript' },
    { ...task(300, 300, other), name: 'EvaluateScript' },
  ];
  expect(readMainThread(events, origin)).toEqual({
    cpu: 25,
    longest: 20,
    // 20 ms take 80 ms on a processor four times slower.
    blocking: 30,
    time: 87,
    timeBlocking: 30,
    requests: 2,
    script: 15,
    layout: 0,
    paint: 0,
    forcedLayouts: 0,
  });
});

test('throws for a trace without a request to the page', () => {
  expect(() => readMainThread([task(5)], origin)).toThrow('no request');
});
