import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { collectorOrigin, ports } from './setting.ts';

/** A request that a browser sent to the stand-in of the receivers of events. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The function of the vendor's global and its arguments. Empty for other requests. */
  readonly call: readonly unknown[];
  readonly cookie: string | undefined;
}

/** The environment of a storefront whose events the collector gets. */
export const collectorEnvironment = {
  SALES_ANALYTICS_PREPRODUCTION_URL: `${collectorOrigin}/sales`,
  AD_TRACKING_URLS: `${collectorOrigin}/ad?who=cli_ubid`,
  ENGAGEMENT_SCRIPT_URL: `${collectorOrigin}/engagement.js`,
  ENGAGEMENT_GLOBAL: 'Engagement',
};

/**
 * A vendor's script. Its global reports each call to the collector. It has no `then`, because a promise that
 * resolves to an object with `then` waits for it.
 */
const script = `globalThis.Engagement = new Proxy({}, {
  get: (_, name) => name === 'then' ? undefined : (...values) =>
    navigator.sendBeacon('${collectorOrigin}/engagement', JSON.stringify([name, ...values])),
});`;

/**
 * Starts a server that stands for sales analytics, ad tracking and customer-engagement analytics. `/recorded`
 * returns what it got, and `/forget` empties the list.
 */
export async function startCollector(): Promise<() => Promise<void>> {
  let recorded: Recorded[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', collectorOrigin);
    const body = await text(request);
    if (path === '/recorded') return response.end(JSON.stringify(recorded));
    if (path === '/forget') recorded = [];
    else if (path !== '/engagement.js')
      recorded.push({
        ...{ method: request.method ?? '', path, cookie: request.headers.cookie },
        query: Object.fromEntries(searchParams),
        call: path === '/engagement' ? (JSON.parse(body) as unknown[]) : [],
      });
    if (path === '/engagement.js') response.setHeader('content-type', 'text/javascript');
    return response.end(path === '/engagement.js' ? script : '');
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(ports.collector, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
