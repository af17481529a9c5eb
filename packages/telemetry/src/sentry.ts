import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { ErrorReport, ReportSink } from './errorReports.ts';

/**
 * Sends reports to Sentry with its SDK. Without integrations the SDK adds no breadcrumbs, page URL or
 * cookies. Load this module lazily, and only when a DSN is set.
 */
export function sentrySink(dsn: string, send?: typeof fetch): ReportSink {
  const client = new BrowserClient({
    dsn,
    integrations: [],
    stackParser: defaultStackParser,
    transport: (options) => makeFetchTransport(options, send),
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return {
    name: 'sentry',
    send: (report) => void client.captureEvent(toEvent(report), {}, scope),
  };
}

/** The side is a tag, so that staff can search for `side:"Client Side"` [ERR-05]. */
function toEvent({ kind, side, status, code, name, message, where, stack, route, device }: ErrorReport) {
  return {
    level: side === 'Client Side' ? ('warning' as const) : ('error' as const),
    exception: { values: [{ type: name, value: message }] },
    fingerprint: [where, name, message],
    tags: {
      kind,
      where,
      ...(side ? { side } : {}),
      ...(code ? { code } : {}),
      ...(status === undefined ? {} : { status }),
      ...(route ? { route } : {}),
      ...(device ? { device } : {}),
    },
    ...(stack ? { extra: { frames: stack } } : {}),
  };
}
