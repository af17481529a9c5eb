import { vitalThresholds, type VitalMetric, type VitalRating } from '@luxe/contract/vitals';
import { deskVitalDays, type DeskVitalDays } from '@luxe/contract/desk';
import { formatCount } from '@luxe/format';

/** What each metric measures. */
export const metricNames: Readonly<Record<VitalMetric, string>> = {
  LCP: 'Largest content (LCP)',
  INP: 'Response to a press (INP)',
  CLS: 'Layout shift (CLS)',
  FCP: 'First content (FCP)',
  TTFB: 'First byte (TTFB)',
};

export const ratingNames: Readonly<Record<VitalRating, string>> = {
  good: 'Good',
  needsWork: 'Needs work',
  poor: 'Poor',
};

export const deviceNames = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const;

export const dayOptions = deskVitalDays.map((value) => ({
  value,
  label: value === '1' ? 'Today' : `${value} days`,
}));

/** A value with its unit. CLS has none, and is named as a score. */
export function vitalText(metric: VitalMetric, value: number): string {
  if (metric === 'CLS') return `${value.toFixed(2)} score`;
  return value < 1000 ? `${value} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** The limits of a metric: `Good up to 2.5 s, poor above 4.0 s`. */
export function limitText(metric: VitalMetric): string {
  const [good, needsWork] = vitalThresholds[metric];
  return `Good up to ${vitalText(metric, good)}, poor above ${vitalText(metric, needsWork)}`;
}

export const visitText = (views: number): string =>
  `${formatCount(views)} ${views === 1 ? 'visit' : 'visits'}`;

/** Reads the days from an address. An unknown number is a week. */
export const readDays = (params: URLSearchParams): DeskVitalDays =>
  deskVitalDays.find((one) => one === params.get('days')) ?? '7';

export const vitalsPath = (days: DeskVitalDays): string =>
  days === '7' ? '/desk/vitals' : `/desk/vitals?days=${days}`;
