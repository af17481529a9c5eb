import { expect, test } from 'vitest';
import { countdownLine } from './countdownLine.ts';

const ends = '2026-11-29T23:59:00+05:30';
const at = (iso: string) => Date.parse(iso);

test.each([
  ['shows the date weeks before', '2026-11-01T10:00:00+05:30', 'Until Sunday 29 November, 11:59 pm'],
  ['shows the date seven days before', '2026-11-22T00:00:00+05:30', 'Until Sunday 29 November, 11:59 pm'],
  [
    'shows the date until the end of the seventh day before',
    '2026-11-22T23:59:59+05:30',
    'Until Sunday 29 November, 11:59 pm',
  ],
  [
    'counts days from midnight of the sixth day before',
    '2026-11-23T00:00:00+05:30',
    'Ends in 6 days, on Sunday 29 November',
  ],
  ['counts days three days before', '2026-11-26T12:00:00+05:30', 'Ends in 3 days, on Sunday 29 November'],
  [
    'counts days late on the second day before',
    '2026-11-27T23:59:59+05:30',
    'Ends in 2 days, on Sunday 29 November',
  ],
  [
    'shows "tomorrow" from midnight of the day before',
    '2026-11-28T00:00:00+05:30',
    'Ends tomorrow at 11:59 pm',
  ],
  [
    'shows "tomorrow" until the end of the day before',
    '2026-11-28T23:59:59+05:30',
    'Ends tomorrow at 11:59 pm',
  ],
  ['shows "today" from midnight in India', '2026-11-28T18:30:00Z', 'Ends today at 11:59 pm'],
  [
    'shows "tomorrow" one second before midnight in India',
    '2026-11-28T18:29:59Z',
    'Ends tomorrow at 11:59 pm',
  ],
  ['shows "today" in the last minute', '2026-11-29T23:58:59+05:30', 'Ends today at 11:59 pm'],
  ['returns undefined at the end', '2026-11-29T23:59:00+05:30', undefined],
  ['returns undefined at the end, given in UTC', '2026-11-29T18:29:00Z', undefined],
  ['returns undefined long after the end', '2027-03-01T00:00:00+05:30', undefined],
])('the text about the end of an offer %s [CON-04]', (_, now, line) =>
  expect(countdownLine(ends, at(now))).toBe(line),
);

test.each([
  ['2026-11-29T18:29:00Z', 'Until Sunday 29 November 2026, 11:59 pm'],
  // An offer that ends at midnight shows the date of the day that starts then, not of the day that ends.
  ['2026-11-30T00:00:00+05:30', 'Until Monday 30 November 2026, 12:00 am'],
  ['2026-11-30T06:30:00Z', 'Until Monday 30 November 2026, 12:00 pm'],
])('formats %s as a date in India’s time when the current time is unknown', (moment, line) =>
  expect(countdownLine(moment)).toBe(line),
);

test('an offer that ends at midnight counts as ending "tomorrow" until that midnight', () => {
  const midnight = '2026-11-30T00:00:00+05:30';
  expect(countdownLine(midnight, at('2026-11-29T23:59:59+05:30'))).toBe('Ends tomorrow at 12:00 am');
  expect(countdownLine(midnight, at(midnight))).toBeUndefined();
});
