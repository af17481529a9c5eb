import { reportToConsole } from './reportToConsole.ts';
import { framesOf, scrub } from './scrub.ts';

/** Which side a failed request is laid to [ERR-05]. */
export type FailureSide = 'Client Side' | 'Server Side';

/** 4xx is the client's, all others the server's, also no answer at all. */
export function sideOf(status: number): FailureSide {
  return status >= 400 && status <= 499 ? 'Client Side' : 'Server Side';
}

/** A report for error tracking. What of a person could stand in it is left out where it is made: no body, no query, no sentence of an answer. */
export interface ErrorReport {
  /** A request that failed, or the page itself. */
  readonly kind: 'call' | 'page';
  /** Of a request [ERR-05]. */
  readonly side?: FailureSide;
  /** Of a request; 0 without an answer. */
  readonly status?: number;
  /** The store's code. */
  readonly code?: string;
  /** What kind of error: `ApiError`, `TypeError`. */
  readonly name: string;
  /** Our words, or those of the browser, scrubbed. */
  readonly message: string;
  /** The call by its name in the contract, or the part of the page. */
  readonly where: string;
  /** Function, file and place of each frame in our own scripts. */
  readonly stack?: string;
}

/** Error tracking, as the shop speaks to it. Never throws, never waits. */
export type ReportError = (report: ErrorReport) => void;

/** Where reports end: the console, the store, a vendor. What it throws is swallowed. */
export interface ReportSink {
  readonly name: string;
  send(report: ErrorReport): void | Promise<unknown>;
}

/** Reports a failed request as `Client Side` or `Server Side` [ERR-05]. Its message is made of call and status: an answer's own words may name a person. */
export function toFailureReport(failure: { status: number; code?: string; where: string }): ErrorReport {
  const { status, where } = failure;
  const code = failure.code && /^[\w-]{1,40}$/.test(failure.code) ? failure.code : undefined;
  return {
    kind: 'call',
    side: sideOf(status),
    status,
    ...(code ? { code } : {}),
    name: 'ApiError',
    message: `${where} ${status}${code ? ` ${code}` : ''}`,
    where,
  };
}

/** Reports what went wrong in the page. What is thrown without being an error tells no more than that. */
export function toPageReport(error: unknown, where: string): ErrorReport {
  if (!(error instanceof Error))
    return { kind: 'page', name: typeof error, message: 'Thrown without being an error', where };
  const stack = framesOf(error.stack ?? '');
  const name = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  return { kind: 'page', name, message: scrub(error.message), where, ...(stack ? { stack } : {}) };
}

/**
 * Sends reports to every sink: the same one once for each page, and so many at most (default 20), since a fault that repeats has been
 * told. A sink that fails is not reported: that would go on for ever.
 */
export function createReporting(sinks: readonly ReportSink[], limit = 20): ReportError {
  const told = new Set<string>();
  return (report) => {
    const same = `${report.where} ${report.name} ${report.message}`;
    if (told.has(same) || told.size >= limit) return;
    told.add(same);
    for (const sink of sinks)
      void Promise.resolve()
        .then(() => sink.send(report))
        .catch(() => undefined);
  };
}

/** For every page: an error is seen in the console, too. */
export const consoleSink: ReportSink = { name: 'console', send: reportToConsole };
