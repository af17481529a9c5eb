import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { ErrorReport, ReportSink } from './errorReports.ts';

/**
 * Reports to Sentry by its own SDK, without what it would add by itself: no integrations, so no breadcrumbs, no address of the page, no
 * cookies. Load it lazily, where a DSN is set.
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

/** Sides are tags, to be searched for: `side:"Client Side"` [ERR-05]. */
function toEvent({ kind, side, status, code, name, message, where, stack }: ErrorReport) {
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
    },
    ...(stack ? { extra: { frames: stack } } : {}),
  };
}
