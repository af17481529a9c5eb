export {
  consoleSink,
  createReporting,
  toFailureSide,
  toFailureReport,
  toPageReport,
  type ErrorReport,
  type FailureSide,
  type ReportError,
  type ReportSink,
} from './errorReports.ts';
export { scrub } from './scrub.ts';
