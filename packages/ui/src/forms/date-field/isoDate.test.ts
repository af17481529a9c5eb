import { expect, test } from 'vitest';
import { isoOf, longDate, partsOf, readDate, todayInIndia } from './isoDate.ts';

test.each([
  ['24', '11', '2026', '2026-11-24'],
  ['4', '1', '1994', '1994-01-04'],
  ['29', '02', '2024', '2024-02-29'],
  ['29', '02', '2026', null],
  ['31', '04', '2026', null],
  ['00', '04', '2026', null],
  ['12', '13', '2026', null],
  ['12', '12', '26', null],
  ['', '12', '2026', null],
])('day %s, month %s and year %s form the date %j', (day, month, year, iso) => {
  expect(isoOf({ day, month, year })).toBe(iso);
});

test.each([
  ['24/11/2026', '2026-11-24'],
  ['4.1.1994', '1994-01-04'],
  [' 24 11 2026 ', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['24/11/26', null],
  ['tomorrow', null],
])('reads the pasted text %j as the date %j', (text, iso) => {
  const parts = readDate(text);
  expect(parts && isoOf(parts)).toBe(iso);
});

test('partsOf splits a date into day, month and year, and returns empty parts for null', () => {
  expect(partsOf('2026-11-24')).toEqual({ day: '24', month: '11', year: '2026' });
  expect(partsOf(null)).toEqual({ day: '', month: '', year: '' });
});

test('the date in India changes at 18:30 UTC', () => {
  expect(todayInIndia(new Date('2026-11-23T19:00:00Z'))).toBe('2026-11-24');
  expect(todayInIndia(new Date('2026-11-23T18:00:00Z'))).toBe('2026-11-23');
});

test('longDate formats weekday, day, month and year', () => {
  expect(longDate('2026-11-24')).toBe('Tuesday, 24 November 2026');
});
