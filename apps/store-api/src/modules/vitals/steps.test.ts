import { rateVital, vitalMetrics, vitalThresholds } from '@luxe/contract/vitals';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfStep, percentileStep, toStep } from './steps.ts';

it('rates the end of a step like each value in it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vitalMetrics),
      fc.double({ min: 0, max: 6000, noNaN: true }),
      (metric, raw) => {
        const value = metric === 'CLS' ? raw / 10_000 : Math.round(raw);
        const rounded = metric === 'CLS' ? Math.round(value * 1000) / 1000 : value;
        const end = endOfStep(metric, toStep(metric, value));
        const [, needsWork] = vitalThresholds[metric];
        expect(rateVital(metric, end)).toBe(rateVital(metric, Math.min(rounded, needsWork + needsWork)));
      },
    ),
  );
});

it.each([
  ['LCP', 0, 0],
  ['LCP', 1, 100],
  ['LCP', 2500, 2500],
  ['LCP', 2500.4, 2500],
  ['LCP', 2501, 2600],
  ['LCP', 600_000, 30_000],
  ['INP', 8, 20],
  ['CLS', 0.07, 0.07],
  ['CLS', 0.1, 0.1],
  ['CLS', 0.101, 0.11],
  ['TTFB', 801, 850],
] as const)('counts %s of %d as at most %d', (metric, value, end) => {
  expect(endOfStep(metric, toStep(metric, value))).toBeCloseTo(end, 5);
});

it.each<[name: string, views: [number, number][], step: number | undefined]>([
  ['no view', [], undefined],
  ['a single view', [[7, 1]], 7],
  [
    'four views',
    [
      [4, 1],
      [1, 1],
      [3, 1],
      [2, 1],
    ],
    3,
  ],
  [
    'most views in one step',
    [
      [2, 99],
      [9, 1],
    ],
    2,
  ],
  [
    'a quarter above',
    [
      [2, 74],
      [9, 26],
    ],
    9,
  ],
])('finds the 75th percentile of %s', (_, views, step) => {
  expect(percentileStep(new Map(views), 0.75)).toBe(step);
});
