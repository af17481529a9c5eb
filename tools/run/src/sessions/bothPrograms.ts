import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../../../..');
/** By path, as the programs are started: neither app may import the other, and nothing here becomes part of them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is used is named below
const from = (file: string): Promise<any> => import(pathToFileURL(path.join(root, file)).href);

interface Answer {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads whatever it expects
  readonly body: any;
}

/** What happens to a call on its way to the store: `refuse` it by a 500, lose it, or lose the answer of what was done. */
export type Fault = 'broken' | 'offline' | 'answer lost';

/** A browser's cookies, shared by its tabs. */
export type Jar = Map<string, string>;

export interface BothPrograms {
  readonly clock: { pass(ms: number): void };
  /** What the next calls meet whose path matches; the first that match first. */
  readonly faults: { readonly path: RegExp; readonly fault: Fault }[];
  /** Calls that reached the store since the last request of a browser. */
  calls(): readonly string[];
  /** Asks a storefront process with the cookies of a jar, and keeps what it sets. `told`: cookies as a tab remembers them. */
  ask(jar: Jar, method: 'GET' | 'POST', url: string, body?: object, told?: Jar): Promise<Answer>;
  codeOf(contact: string): string;
  close(): Promise<void>;
}

/** The storefront's boundary, as two processes, in front of the real store API on an embedded database; time is turned by hand. */
export async function openBoth(): Promise<BothPrograms> {
  const [{ openEmbedded }, { openShop, testSecrets }, { fillShelf }] = await Promise.all([
    from('apps/store-api/src/testing/databases.ts'),
    from('apps/store-api/src/testing/shop.ts'),
    from('apps/store-api/src/testing/shelf.ts'),
  ]);
  const [{ createApp }, { testConfig }, { createUpstream }, { createLog }] = await Promise.all([
    from('apps/storefront/server/app.ts'),
    from('apps/storefront/server/testing/testApp.ts'),
    from('apps/storefront/server/boundary/upstream.ts'),
    from('packages/host/src/log/index.ts'),
  ]);
  const database = await openEmbedded();
  await fillShelf(database.db);
  const shop = openShop(database.db);
  const faults: BothPrograms['faults'] = [];
  const seen: string[] = [];

  const send: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    seen.push(url.pathname);
    const at = faults.findIndex((given) => given.path.test(url.pathname));
    const [met] = at < 0 ? [] : faults.splice(at, 1);
    if (met?.fault === 'offline') throw new TypeError('fetch failed');
    if (met?.fault === 'broken') return new Response('{}', { status: 500 });
    const answer = await shop.app.inject({
      method: init.method as 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body ? { payload: String(init.body) } : {}),
    });
    if (met?.fault === 'answer lost') throw new TypeError('fetch failed');
    return new Response(answer.body, { status: answer.statusCode });
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
  let turn = 0;

  return {
    clock: shop.clock,
    faults,
    calls: () => seen,
    codeOf: (contact) => shop.outbox.lastCode(contact) ?? '',
    async ask(jar, method, url, body, told = jar) {
      turn += 1;
      const cookie = [...told].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await processes[turn % 2].inject({
        method,
        url: `/api${url}`,
        headers: { 'sec-fetch-site': 'same-origin', 'x-luxe-request': '1', ...(cookie && { cookie }) },
        ...(body && { payload: body }),
      });
      for (const { name, value } of answer.cookies)
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      return { status: answer.statusCode, body: answer.json() };
    },
    async close() {
      for (const process of processes) await process.close();
      await shop.close();
      await database.close();
    },
  };
}
