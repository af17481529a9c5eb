import { expect, it } from 'vitest';
import { limitText, readDays, vitalsPath, vitalText, visitText } from './vitalText.ts';

it.each([
  ['LCP', 2310, '2.3 s'],
  ['LCP', 950, '950 ms'],
  ['INP', 264, '264 ms'],
  ['CLS', 0.02, '0.02 score'],
] as const)('writes %s %d with its unit', (metric, value, text) => {
  expect(vitalText(metric, value)).toBe(text);
});

it('names the limits and the number of visits', () => {
  expect(limitText('LCP')).toBe('Good up to 2.5 s, poor above 4.0 s');
  expect([visitText(1), visitText(1840)]).toEqual(['1 visit', '1,840 visits']);
});

it.each([
  ['', '7'],
  ['days=28', '28'],
  ['days=1000', '7'],
])('reads the days of the address "%s"', (search, days) => {
  expect(readDays(new URLSearchParams(search))).toBe(days);
});

it('has the week without a parameter', () => {
  expect([vitalsPath('7'), vitalsPath('90')]).toEqual(['/desk/vitals', '/desk/vitals?days=90']);
});
