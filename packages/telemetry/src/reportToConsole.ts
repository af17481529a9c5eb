import type { ReportError } from './errorReports.ts';

/** The end of the port that is always there. */
export const reportToConsole: ReportError = ({ message, side, where }) =>
  // oxlint-disable-next-line no-console -- the console is where this port ends
  console.error(['[error]', side, where, message].filter(Boolean).join(' '));
