import { createClient } from '@luxe/client';
import {
  consoleSink,
  createReporting,
  toFailureReport,
  toPageReport,
  type ErrorReport,
  type ReportSink,
} from '@luxe/telemetry/reports';

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

const report = createReporting([consoleSink, storeSink, sentrySink]);

export function reportCall(failure: { status: number; code: string }, where: string) {
  report(toFailureReport({ ...failure, where }));
}

/** Ignores failed requests, which the client reports, and aborted operations. */
export function reportPage(error: unknown, where: string) {
  const { name } = (error ?? {}) as { name?: unknown };
  if (name !== 'ApiError' && name !== 'AbortError') report(toPageReport(error, where));
}
