import { expect, it } from 'vitest';
import { vitalCalls } from './endpoints.ts';
import {
  rateVital,
  reportVitalsPath,
  vitalThresholds,
  type VitalMetric,
  type VitalRating,
} from './values.ts';

it.each<[VitalMetric, number, VitalRating]>([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needsWork'],
  ['LCP', 4000, 'needsWork'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['CLS', 0, 'good'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.25, 'needsWork'],
  ['CLS', 0.26, 'poor'],
  ['FCP', 1801, 'needsWork'],
  ['TTFB', 1801, 'poor'],
])('rates %s %d as %s', (metric, value, expected) => {
  expect(rateVital(metric, value)).toBe(expected);
});

it('has an order of thresholds for every metric', () => {
  for (const [good, needsWork] of Object.values(vitalThresholds)) expect(good).toBeLessThan(needsWork);
});

it('names the path of the call', () => {
  expect(vitalCalls.reportVitals.path).toBe(reportVitalsPath);
});
