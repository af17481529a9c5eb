import type * as Reports from './reports.ts';

/** What makes and sends reports comes with the first one. */
const tell = (how: (reports: typeof Reports) => void) =>
  void import('./reports.ts').then(how, () => undefined);

/** For the client: a request that failed [ERR-05]. */
export function reportFailure(failure: { status: number; code: string }, where: string): void {
  tell((reports) => reports.reportCall(failure, where));
}

/** For error boundaries: a part of the page that could not be drawn. */
export function reportPageError(error: unknown, where: string): void {
  tell((reports) => reports.reportPage(error, where));
}

/** Reports what nobody has caught. Of a script of somebody else's (an extension) a browser tells nothing. */
export function watchPage(): void {
  addEventListener('error', ({ error }) => error && reportPageError(error, 'script'));
  addEventListener('unhandledrejection', ({ reason }) => reportPageError(reason, 'promise'));
}
