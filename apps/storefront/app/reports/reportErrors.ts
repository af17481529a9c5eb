import type * as Reports from './reports.ts';

/** The code that makes and sends reports loads with the first report. Until then, the page may change. */
const withReports = (use: (reports: typeof Reports, path: string) => void, path = location.pathname) =>
  void import('./reports.ts').then(
    (reports) => use(reports, path),
    () => undefined,
  );

/** Reports a failed request of the client [ERR-05]. */
export function reportFailure(failure: { status: number; code: string }, where: string): void {
  withReports((reports, path) => reports.reportCall(failure, where, path));
}

/** Reports an error that an error boundary has caught. */
export function reportPageError(error: unknown, where: string): void {
  withReports((reports, path) => reports.reportPage(error, where, path));
}

/**
 * Reports uncaught errors, except errors in cross-origin scripts. The browser hides their details and passes
 * `null` as `error`.
 */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => error && reportPageError(error, 'script'));
  addEventListener('unhandledrejection', ({ reason }) => reportPageError(reason, 'promise'));
}
