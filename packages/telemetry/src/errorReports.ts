/** Which side a failed request is laid to [ERR-05]. */
export type FailureSide = 'Client Side' | 'Server Side';

/** 4xx is the client's, all others the server's, also no answer at all. */
export function sideOf(status: number): FailureSide {
  return status >= 400 && status <= 499 ? 'Client Side' : 'Server Side';
}

/** A report for error tracking. Holds no body, no token and no query: a path can carry none of a person's data. */
export interface ErrorReport {
  readonly message: string;
  readonly side?: FailureSide;
  readonly status?: number;
  readonly code?: string;
  /** The call, or the part of the page. */
  readonly where?: string;
  readonly stack?: string;
}

/** Error tracking. Its adapter comes with a vendor; the console is the default. */
export type ReportError = (report: ErrorReport) => void;

/** Reports a failed request as `Client Side` or `Server Side` [ERR-05]. */
export function toFailureReport(failure: {
  message: string;
  status: number;
  code?: string;
  where?: string;
}): ErrorReport {
  return { ...failure, side: sideOf(failure.status) };
}

export const reportToConsole: ReportError = ({ message, side, where }) =>
  // oxlint-disable-next-line no-console -- the console is where this port ends
  console.error(['[error]', side, where, message].filter(Boolean).join(' '));
