import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { toCollectorOrigin } from './setting.ts';

/** A request that a browser sent to the stand-in of the receivers of events. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly cookie: string | undefined;
  /** The function of the vendor's global and its arguments. Empty for other requests. */
  readonly call: readonly unknown[];
}

interface Arrival {
  /** Time of the call in the browser, or of the arrival of another request, in ms. */
  readonly at: number;
  readonly request: Recorded;
}

type Called = Pick<Arrival, 'at'> & Pick<Recorded, 'call'>;

/** The environment of a storefront whose events the collector at this port gets. */
export const collectorEnvironment = (port: number) => ({
  SALES_ANALYTICS_PREPRODUCTION_URL: `${toCollectorOrigin(port)}/sales`,
  AD_TRACKING_URLS: `${toCollectorOrigin(port)}/ad?who=cli_ubid`,
  ENGAGEMENT_SCRIPT_URL: `${toCollectorOrigin(port)}/engagement.js`,
  ENGAGEMENT_GLOBAL: 'Engagement',
});

/**
 * A vendor's script. Its global reports each call to the collector, with its time, because requests that
 * leave together arrive in any order. The global has no `then`, because a promise that resolves to an object
 * with `then` waits for it.
 */
const script = (origin: string) => `let last = 0;
globalThis.Engagement = new Proxy({}, {
  get: (_, name) => name === 'then' ? undefined : (...values) => {
    last = Math.max(last + 0.01, performance.timeOrigin + performance.now());
    navigator.sendBeacon('${origin}/engagement', JSON.stringify({ at: last, call: [name, ...values] }));
  },
});`;

/**
 * Starts a server at a port that stands for sales analytics, ad tracking and customer-engagement analytics.
 * `/recorded` returns what it got, and `/forget` empties the list.
 */
export async function startCollector(port: number): Promise<() => Promise<void>> {
  const origin = toCollectorOrigin(port);
  let arrivals: Arrival[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', origin);
    const body = await text(request);
    if (path === '/recorded')
      return response.end(
        JSON.stringify(
          arrivals.toSorted((one, other) => one.at - other.at).map(({ request: recorded }) => recorded),
        ),
      );
    if (path === '/forget') arrivals = [];
    else if (path !== '/engagement.js') {
      const { at, call } =
        path === '/engagement' ? (JSON.parse(body) as Called) : { at: Date.now(), call: [] };
      const query = Object.fromEntries(searchParams);
      const { method = '', headers } = request;
      arrivals.push({ at, request: { method, path, query, cookie: headers.cookie, call } });
    }
    if (path === '/engagement.js') response.setHeader('content-type', 'text/javascript');
    return response.end(path === '/engagement.js' ? script(origin) : '');
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
