import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../../../..');
/** Imports a module of an app by its path, because import rules forbid imports from apps. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the imported names are listed below
const importByPath = (file: string): Promise<any> => import(pathToFileURL(path.join(root, file)).href);

interface ProgramResponse {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each test knows the type of its response
  readonly body: any;
}

/**
 * A simulated fault of a call from the storefront to the store API. `broken`: a 500 response. `offline`: no
 * connection. `response lost`: the store API completes the call, but the storefront gets no response.
 */
export type Fault = 'broken' | 'offline' | 'response lost';

/** The cookies of a browser, shared by its tabs. */
export type Jar = Map<string, string>;

export interface BothPrograms {
  readonly clock: { advance(ms: number): void };
  /** Faults for the next calls. A call uses the first fault whose `path` matches, and removes that fault. */
  readonly faults: { readonly path: RegExp; readonly fault: Fault }[];
  /** Paths of all calls to the store API, including calls with a simulated fault. */
  calls(): readonly string[];
  /**
   * Sends a request to a storefront process with the cookies of a jar. Stores the cookies of the response in
   * the jar. With `sentCookies`, sends these cookies instead, like a browser tab that still has old cookies.
   */
  request(
    jar: Jar,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    sentCookies?: Jar,
  ): Promise<ProgramResponse>;
  codeOf(contact: string): string;
  close(): Promise<void>;
}

/**
 * Opens two storefront processes in front of the real store API on an embedded database, with a manual clock.
 */
export async function openBothPrograms(): Promise<BothPrograms> {
  const [{ openEmbedded }, { openShop, testSecrets }, { insertFixtures }] = await Promise.all([
    importByPath('apps/store-api/src/testing/databases.ts'),
    importByPath('apps/store-api/src/testing/shop.ts'),
    importByPath('apps/store-api/src/testing/fixtures.ts'),
  ]);
  const [{ createApp }, { testConfig }, { createUpstream }, { createLog }] = await Promise.all([
    importByPath('apps/storefront/server/app.ts'),
    importByPath('apps/storefront/server/testing/testApp.ts'),
    importByPath('apps/storefront/server/boundary/upstream.ts'),
    importByPath('packages/host/src/log/index.ts'),
  ]);
  const database = await openEmbedded();
  await insertFixtures(database.db);
  const shop = openShop(database.db);
  const faults: BothPrograms['faults'] = [];
  const calledPaths: string[] = [];

  const send: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    calledPaths.push(url.pathname);
    const at = faults.findIndex((given) => given.path.test(url.pathname));
    const [met] = at < 0 ? [] : faults.splice(at, 1);
    if (met?.fault === 'offline') throw new TypeError('fetch failed');
    if (met?.fault === 'broken') return new Response('{}', { status: 500 });
    const response = await shop.app.inject({
      method: init.method as 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body ? { payload: String(init.body) } : {}),
    });
    if (met?.fault === 'response lost') throw new TypeError('fetch failed');
    return new Response(response.body, { status: response.statusCode });
  };

  const { hmacKey: _own, ...secrets } = testSecrets;
  const config = { ...testConfig, secrets, loginLimit: 1_000_000, logLevel: 'silent', htmlCacheBytes: 0 };
  const makeProcess = () =>
    createApp({
      config,
      build: { handle: async () => new Response(''), preloads: () => [] },
      log: createLog('silent'),
      fetch: send,
      upstream: createUpstream(config, send),
      now: () => shop.clock.now().getTime(),
    });
  const processes = [await makeProcess(), await makeProcess()];
  let requestCount = 0;

  return {
    clock: shop.clock,
    faults,
    calls: () => calledPaths,
    codeOf: (contact) => shop.outbox.lastCode(contact) ?? '',
    async request(jar, method, url, body, sentCookies = jar) {
      requestCount += 1;
      const cookie = [...sentCookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await processes[requestCount % 2].inject({
        method,
        url: `/api${url}`,
        headers: { 'sec-fetch-site': 'same-origin', 'x-luxe-request': '1', ...(cookie && { cookie }) },
        ...(body && { payload: body }),
      });
      for (const { name, value } of response.cookies)
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      return { status: response.statusCode, body: response.json() };
    },
    async close() {
      for (const process of processes) await process.close();
      await shop.close();
      await database.close();
    },
  };
}
