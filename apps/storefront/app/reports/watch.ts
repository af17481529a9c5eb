/** What makes and sends reports comes with the first one. */
const load = () => import('./reports.ts');
type Reports = Awaited<ReturnType<typeof load>>;

let sentryDsn = '';

/** Where else reports go, as the server has it: known once the page has been taken over. */
export const adoptSentry = (dsn: string | undefined) => void (sentryDsn = dsn ?? '');

const tell = (how: (reports: Reports) => void) => void load().then(how, () => undefined);

/** For the client: a request that failed [ERR-05]. A report that could not be sent is not reported. */
export function reportFailure(failure: { status: number; code: string }, where: string): void {
  if (where !== 'reportError') tell((reports) => reports.reportCall(failure, where, sentryDsn));
}

/** For error boundaries: a part of the page that could not be drawn. */
export function reportPageError(error: unknown, where: string): void {
  tell((reports) => reports.reportPage(error, where, sentryDsn));
}

/** Reports what nobody has caught. */
export function watchPage(): void {
  addEventListener('error', ({ error }) => {
    // Of a script of somebody else's (an extension) a browser tells nothing.
    if (error) reportPageError(error, 'script');
  });
  addEventListener('unhandledrejection', ({ reason }) => reportPageError(reason, 'promise'));
}
