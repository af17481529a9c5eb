import type { VitalMetric } from '@luxe/contract/vitals';

/**
 * Size of a step of a metric: in milliseconds, for CLS in thousandths. Google's thresholds are multiples of
 * it, so the rating of a step is exact.
 */
const sizes: Readonly<Record<VitalMetric, number>> = { LCP: 100, INP: 20, CLS: 10, FCP: 100, TTFB: 50 };

/** Steps above the last one count as the last one, which bounds the rows of a day. */
const lastStep = 300;

/** CLS is stored in thousandths. */
const unitsOf = (metric: VitalMetric) => (metric === 'CLS' ? 1000 : 1);

/** The step of a value. Step n ends at n times the size, and includes its end. */
export const toStep = (metric: VitalMetric, value: number): number =>
  Math.min(lastStep, Math.ceil(Math.round(value * unitsOf(metric)) / sizes[metric]));

/** The end of a step, in the unit of the metric. */
export const endOfStep = (metric: VitalMetric, step: number): number =>
  (step * sizes[metric]) / unitsOf(metric);

/** Page views by step. */
export type Histogram = ReadonlyMap<number, number>;

/**
 * The step in which the given share of views has its end: 0.75 is the 75th percentile. Undefined without
 * views.
 */
export function percentileStep(histogram: Histogram, share: number): number | undefined {
  const steps = [...histogram].filter(([, views]) => views > 0).toSorted(([a], [b]) => a - b);
  const needed = steps.reduce((sum, [, views]) => sum + views, 0) * share;
  let seen = 0;
  return steps.find(([, views]) => (seen += views) >= needed)?.[0];
}
