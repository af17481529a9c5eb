import type { ReportError } from './errorReports.ts';

/** Writes a report to the console, the destination that is always available. */
export const reportToConsole: ReportError = ({ message, side, where }) =>
  // oxlint-disable-next-line no-console -- this function exists to write to the console
  console.error(['[error]', side, where, message].filter(Boolean).join(' '));
