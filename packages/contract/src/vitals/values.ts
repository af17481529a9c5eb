/**
 * Web vitals of a visit. Times are in milliseconds. CLS has no unit. Source: web.dev/articles/vitals.
 */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/** Classes of devices, by the width of the screen and the pointer. */
export const vitalDevices = ['phone', 'tablet', 'desktop'] as const;
export type VitalDevice = (typeof vitalDevices)[number];

/** Effective types of the Network Information API. Browsers without it send `unknown`. */
export const vitalConnections = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;
export type VitalConnection = (typeof vitalConnections)[number];

export const vitalRatings = ['good', 'needsWork', 'poor'] as const;
export type VitalRating = (typeof vitalRatings)[number];

/** Google's thresholds: `good` up to the first, `poor` above the second. */
export const vitalThresholds: Readonly<Record<VitalMetric, readonly [good: number, needsWork: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** The rating of a value by Google's thresholds. */
export function rateVital(metric: VitalMetric, value: number): VitalRating {
  const [good, needsWork] = vitalThresholds[metric];
  if (value <= good) return 'good';
  return value <= needsWork ? 'needsWork' : 'poor';
}

/** Path of the call `reportVitals`, which a page makes while it closes. */
export const reportVitalsPath = '/v2/lux/web-vitals';
