import { expect, test } from 'vitest';
import { timeText } from './timeText.ts';

test.each([
  [0, '0:00'],
  [5.9, '0:05'],
  [65, '1:05'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [-3, '0:00'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
});
