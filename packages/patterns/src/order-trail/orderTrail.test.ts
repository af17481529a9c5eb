import type { TrailStep } from '@luxe/contract/calls';
import { expect, test } from 'vitest';
import { orderTrail } from './orderTrail.ts';

const step = (status: TrailStep['status'], line: TrailStep['line'], at: string | null = null): TrailStep => ({
  code: `${status}-${line}-${at}`,
  name: status,
  status,
  line,
  at,
});

test('marks the last completed step as current, and keeps the line style of each step [ORD-03]', () => {
  const trail = orderTrail([
    step('DONE', 'thick', '2026-11-20T05:12:00.000Z'),
    step('DONE', 'dashed'),
    step('UPCOMING', 'thin', '2026-11-24'),
    step('UPCOMING', 'none'),
  ]);
  expect(trail.map(({ state, line, detail }) => [state, line, detail])).toEqual([
    ['DONE', 'thick', '20 Nov, 10:42 am'],
    ['CURRENT', 'dashed', undefined],
    ['UPCOMING', 'thin', 'Tuesday, 24 November'],
    ['UPCOMING', 'none', undefined],
  ]);
});

test('a trail whose steps are all completed has no current step', () => {
  expect(orderTrail([step('DONE', 'thick'), step('DONE', 'none')]).map(({ state }) => state)).toEqual([
    'DONE',
    'DONE',
  ]);
});
