import type { CallBody } from '@luxe/contract/calls';
import { vitalMetrics, type VitalDevice, type VitalMetric } from '@luxe/contract/vitals';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { webVital } from '../../db/schema/index.ts';
import { toStep } from './steps.ts';

/** Most kinds of pages of a day. The shop has about 50; others would be invented ones. */
const maxRoutes = 80;

/** Counts a page view with its metrics. Ignores a new kind of page when the day has too many. */
export async function recordVitals(
  db: Database,
  report: CallBody<'reportVitals'>,
  day: string,
): Promise<void> {
  const { route, device, connection, values } = report;
  if (!(await isRouteAccepted(db, day, route))) return;
  const row = { day, route, device, connection, views: 1 };
  const measured = vitalMetrics.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : { ...row, metric, step: toStep(metric, value) };
  });
  await db
    .insert(webVital)
    .values([{ ...row, metric: 'view' as const, step: 0 }, ...measured])
    .onConflictDoUpdate({
      target: [
        ...([webVital.day, webVital.route, webVital.device] as const),
        ...([webVital.connection, webVital.metric, webVital.step] as const),
      ],
      set: { views: sql`${webVital.views} + 1` },
    });
}

async function isRouteAccepted(db: Database, day: string, route: string): Promise<boolean> {
  const known = await db
    .select({ route: webVital.route })
    .from(webVital)
    .where(and(eq(webVital.day, day), eq(webVital.route, route)))
    .limit(1);
  if (known.length > 0) return true;
  const routes = await db
    .selectDistinct({ route: webVital.route })
    .from(webVital)
    .where(eq(webVital.day, day))
    .limit(maxRoutes);
  return routes.length < maxRoutes;
}

/** Page views since a day, by kind of page, device, metric and step. */
export const countSince = async (
  db: Database,
  day: string,
): Promise<
  { route: string; device: VitalDevice; metric: VitalMetric | 'view'; step: number; views: number }[]
> =>
  db
    .select({
      route: webVital.route,
      device: webVital.device,
      metric: webVital.metric,
      step: webVital.step,
      views: sql<number>`sum(${webVital.views})::int`,
    })
    .from(webVital)
    .where(gte(webVital.day, day))
    .groupBy(webVital.route, webVital.device, webVital.metric, webVital.step);
