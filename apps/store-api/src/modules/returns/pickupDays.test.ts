import { expect, test } from 'vitest';
import { daysFrom } from './pickupDays.ts';

test.each([
  ['2026-11-23T12:00:00+05:30', '2026-11-29'],
  ['2026-11-24T12:00:00+05:30', '2026-11-29'],
  ['2026-11-28T12:00:00+05:30', '2026-11-29'],
  ['2026-11-29T00:30:00+05:30', '2026-12-06'],
  ['2026-11-29T23:59:00+05:30', '2026-12-06'],
])('on %s, six days of the next week have a pickup, and Sunday %s has none', (now, sunday) => {
  const days = daysFrom(new Date(now));
  expect(days.length).toBe(7);
  expect(days.filter(({ isAvailable }) => !isAvailable)).toEqual([{ day: sunday, isAvailable: false }]);
});
