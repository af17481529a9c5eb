import { createClient } from '@luxe/client';
import type { VitalDevice } from '@luxe/contract/vitals';
import {
  consoleSink,
  createReporting,
  toFailureReport,
  toPageReport,
  type ErrorReport,
  type ReportSink,
} from '@luxe/telemetry/reports';
import { resolvePath } from '../routing/resolvePath.ts';

/** A separate client without `onFailure`, so that a failed report is not reported. */
const client = createClient({ baseUrl: '/api' });

/** Sends reports to the store. Skipped while the browser is offline. */
const storeSink: ReportSink = {
  name: 'store',
  send: (report: ErrorReport) =>
    navigator.onLine === false ? undefined : client.call('reportError', { body: report }),
};

let sentry: Promise<ReportSink> | undefined;

/** Sends reports to Sentry if the document has a DSN. The SDK loads with the first report. */
const sentrySink: ReportSink = {
  name: 'sentry',
  async send(report) {
    const dsn = document.documentElement.dataset.sentry;
    if (!dsn) return;
    sentry ??= import('@luxe/telemetry/sentry').then((vendor) => vendor.sentrySink(dsn));
    await (await sentry).send(report);
  },
};

const send = createReporting([consoleSink, storeSink, sentrySink]);

/** Adds the kind of the page at a path and the device to a report, and sends it. */
const report = (described: ErrorReport, path: string) =>
  send({ ...described, route: resolvePath(path).kind, device: deviceOf() });

/**
 * The classes of `reportVitals.ts`. A shared module would be a script of its own, whose name each page would
 * load first. A test of each file has the same table of devices.
 */
function deviceOf(): VitalDevice {
  if (Math.min(screen.width, screen.height) < 600) return 'phone';
  return matchMedia('(pointer: coarse)').matches ? 'tablet' : 'desktop';
}

export function reportCall(failure: { status: number; code: string }, where: string, path: string) {
  report(toFailureReport({ ...failure, where }), path);
}

/** Ignores failed requests, which the client reports, and aborted operations. */
export function reportPage(error: unknown, where: string, path: string) {
  const { name } = (error ?? {}) as { name?: unknown };
  if (name !== 'ApiError' && name !== 'AbortError') report(toPageReport(error, where), path);
}
