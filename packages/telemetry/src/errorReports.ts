import { reportToConsole } from './reportToConsole.ts';
import { extractFrames, scrub } from './scrub.ts';

/** The side that caused a failed request [ERR-05]. */
export type FailureSide = 'Client Side' | 'Server Side';

/** The client side for 4xx, the server side for all other statuses, including 0 (no response). */
export function toFailureSide(status: number): FailureSide {
  return status >= 400 && status <= 499 ? 'Client Side' : 'Server Side';
}

/**
 * A report for error tracking. It never contains personal data: no body, no query, no message of a response.
 */
export interface ErrorReport {
  /** A failed request, or an error in the page. */
  readonly kind: 'call' | 'page';
  /** Only for a failed request [ERR-05]. */
  readonly side?: FailureSide;
  /** HTTP status of a failed request, 0 if there was no response. Undefined for an error in the page. */
  readonly status?: number;
  /** Error code of the store. */
  readonly code?: string;
  /** Error class: `ApiError`, `TypeError`. */
  readonly name: string;
  /**
   * For a failed request: its call, status and code. For an error in the page: the message of the browser
   * without personal data.
   */
  readonly message: string;
  /** Where the failure occurred: the name of a call in the contract, or a part of the page. */
  readonly where: string;
  /** Function, file, line and column of each frame in the shop's own scripts. */
  readonly stack?: string;
  /** Kind of the page that the shopper saw, such as `product`. Never an address. */
  readonly route?: string;
  /** Class of the device, as in web vitals. */
  readonly device?: 'phone' | 'tablet' | 'desktop';
}

/** Sends a report to error tracking. Never throws and never blocks. */
export type ReportError = (report: ErrorReport) => void;

/**
 * A destination of error reports: the console, the store or a vendor. Errors of the destination itself are
 * ignored.
 */
export interface ReportSink {
  readonly name: string;
  send(report: ErrorReport): void | Promise<unknown>;
}

/**
 * Describes a failed request as `Client Side` or `Server Side` [ERR-05]. The message contains only call,
 * status and code, because a response message may contain personal data.
 */
export function toFailureReport(failure: { status: number; code?: string; where: string }): ErrorReport {
  const { status, where } = failure;
  const code = failure.code && /^[\w-]{1,40}$/.test(failure.code) ? failure.code : undefined;
  return {
    kind: 'call',
    side: toFailureSide(status),
    status,
    ...(code ? { code } : {}),
    name: 'ApiError',
    message: `${where} ${status}${code ? ` ${code}` : ''}`,
    where,
  };
}

/** Describes an error in the page. For a thrown value that is not an Error, only its type is reported. */
export function toPageReport(error: unknown, where: string): ErrorReport {
  if (!(error instanceof Error))
    return { kind: 'page', name: typeof error, message: 'Thrown value is not an Error', where };
  const stack = extractFrames(error.stack ?? '');
  const name = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  return { kind: 'page', name, message: scrub(error.message), where, ...(stack ? { stack } : {}) };
}

/**
 * Sends reports to all sinks. Each different report is sent once per document and kind of page, up to `limit`
 * reports (default 20). A failing sink is not reported, because that could loop for ever.
 */
export function createReporting(sinks: readonly ReportSink[], limit = 20): ReportError {
  const reported = new Set<string>();
  return (report) => {
    const key = [report.route, report.where, report.name, report.message].join(' ');
    if (reported.has(key) || reported.size >= limit) return;
    reported.add(key);
    for (const sink of sinks)
      void Promise.resolve()
        .then(() => sink.send(report))
        .catch(() => undefined);
  };
}

/** Shows each report in the console. Used on every page. */
export const consoleSink: ReportSink = { name: 'console', send: reportToConsole };
