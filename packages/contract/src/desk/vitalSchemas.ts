import { z } from 'zod';
import { vitalDevices, vitalMetrics, vitalRatings } from '../vitals/values.ts';
import { moment } from './shared.ts';
import { deskVitalDays } from './values.ts';

/** The 75th percentile of a metric. Times are in milliseconds; CLS has no unit. */
const percentile = z.object({
  metric: z.enum(vitalMetrics),
  p75: z.number().nonnegative(),
  rating: z.enum(vitalRatings),
  /** Page views that reported the metric. */
  views: z.int().positive(),
});

export const deskVitalSchemas = {
  webVitals: {
    query: z.object({ days: z.enum(deskVitalDays).optional() }),
    response: z.object({
      /** Days until today that are counted, in India. */
      days: z.int().positive(),
      /** By kind of page and device; the most visited first. */
      routes: z.array(
        z.object({
          route: z.string(),
          device: z.enum(vitalDevices),
          /** Page views that reported at least one metric. */
          views: z.int().positive(),
          metrics: z.array(percentile),
        }),
      ),
      /** Errors of these days by kind of page and device, the most frequent first; at most 100. */
      errors: z.array(
        z.object({
          /** Kind of the page, and class of the device. Null in reports of older pages. */
          route: z.string().nullable(),
          device: z.enum(vitalDevices).nullable(),
          /** The call, or the part of the page. */
          where: z.string(),
          kind: z.enum(['call', 'page']),
          name: z.string(),
          message: z.string(),
          /** Since the first report of this error. */
          times: z.int().positive(),
          firstAt: moment,
          lastAt: moment,
        }),
      ),
    }),
  },
};
