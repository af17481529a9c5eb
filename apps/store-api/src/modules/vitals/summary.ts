import type { DeskVitals } from '@luxe/contract/desk';
import { rateVital, vitalMetrics, type VitalMetric } from '@luxe/contract/vitals';
import type { countSince } from './repository.ts';
import { endOfStep, percentileStep } from './steps.ts';

type Counted = Awaited<ReturnType<typeof countSince>>[number];
type RouteVitals = DeskVitals['routes'][number];

/** Share of the views below the value that the desk shows, as Google's reports do. */
const share = 0.75;

/** The web vitals of each kind of page and device, the most visited first. */
export const toRouteVitals = (rows: readonly Counted[]): RouteVitals[] =>
  [...Map.groupBy(rows, ({ route, device }) => `${route} ${device}`).values()]
    .flatMap(toRoute)
    .toSorted((a, b) => b.views - a.views || a.route.localeCompare(b.route));

function toRoute(rows: readonly Counted[]): RouteVitals[] {
  const [first] = rows;
  const views = viewsOf(rows.filter(({ metric }) => metric === 'view'));
  if (!first || views === 0) return [];
  const metrics = vitalMetrics.flatMap((metric) => toMetric(metric, rows));
  return [{ route: first.route, device: first.device, views, metrics }];
}

function toMetric(metric: VitalMetric, rows: readonly Counted[]): RouteVitals['metrics'] {
  const counted = rows.filter((row) => row.metric === metric);
  const step = percentileStep(new Map(counted.map(({ step: at, views }) => [at, views])), share);
  if (step === undefined) return [];
  const p75 = endOfStep(metric, step);
  return [{ metric, p75, rating: rateVital(metric, p75), views: viewsOf(counted) }];
}

const viewsOf = (rows: readonly Counted[]): number => rows.reduce((sum, { views }) => sum + views, 0);
