import { createClient } from '@luxe/client';
import {
  consoleSink,
  createReporting,
  toFailureReport,
  toPageReport,
  type ErrorReport,
  type ReportSink,
} from '@luxe/telemetry/reports';

/** Of its own: what fails on the way of a report is not reported. */
const client = createClient({ baseUrl: '/api' });

/** The store takes reports of its own pages. Without a network there is nobody to tell. */
const storeSink: ReportSink = {
  name: 'store',
  send: (report: ErrorReport) =>
    navigator.onLine === false ? undefined : client.call('reportError', { body: report }),
};

let sentry: Promise<ReportSink> | undefined;

/** Sentry, where the document names it: its SDK is loaded with the first report. */
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

/** Requests report themselves, and what was called off is no fault. */
export function reportPage(error: unknown, where: string) {
  const { name } = (error ?? {}) as { name?: unknown };
  if (name !== 'ApiError' && name !== 'AbortError') report(toPageReport(error, where));
}
