import { ApiError, type CallArgs, type Client } from '@luxe/client';
import type { CallName, CallResponse } from '@luxe/contract/calls';
import { browserId } from './browserId.ts';

/**
 * Path to which a request of a search test is sent, and the name of the variant for the query parameter
 * `test`.
 */
interface Route {
  readonly path: string;
  readonly test: string;
}

/**
 * Returns a client that sends searches and suggestions to the variant of a search test [SEA-07]. The first
 * search requests the variant and does not wait for it. Until the variant is known, without a test, and after
 * a failure, the client makes the usual calls [SEA-14]. Each request has the id of the visit [SEA-09].
 */
export function withSearchTest(client: Client): Client {
  let test: CallResponse<'searchab'> | undefined;
  let loading: Promise<void> | undefined;
  const loadTest = () =>
    (loading ??= import('./searchTest.ts')
      .then(({ readSearchTest }) => readSearchTest(client))
      .then((response) => {
        test = response;
      })
      // The module `searchTest.ts` could not be loaded, so the next search tries to load it again.
      .catch(() => {
        loading = undefined;
      }));

  return {
    async call(name, args) {
      if (!isSearch(name) || typeof window === 'undefined') return client.call(name, args);
      args = { ...args, headers: { 'unique-browser-id': browserId() } };
      void loadTest();
      const route = test && routeOf(test, name, args);
      if (!route) return client.call(name, args);
      try {
        return await client.call(name, toTestArgs(args, route));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'aborted') throw error;
        test = undefined;
        return client.call(name, args);
      }
    },
  };
}

const toTestArgs = <Name extends CallName>(
  args: CallArgs<Name> = {},
  { path, test }: Route,
): CallArgs<Name> => ({
  ...args,
  path,
  query: { ...(args.query as object), test } as never,
});

const isSearch = (name: CallName) => name === 'searchProducts' || name === 'suggestions';

function routeOf(test: CallResponse<'searchab'>, name: CallName, args: object = {}): Route | undefined {
  if (name === 'searchProducts') return toRoute(test.webApiURL, test.testVersion);
  const { isLuxuryWeb } = (args as CallArgs<'suggestions'>).query ?? {};
  const url = isLuxuryWeb === 'false' ? test.webIndiLuxSasApiURL : test.webLuxSasApiURL;
  return toRoute(url, test.testSuggestVersion);
}

/**
 * Takes only the path from a URL. The host is ignored, because the request goes to the session boundary of
 * the storefront server, which knows the allowed paths.
 */
function toRoute(url: string, test: string): Route | undefined {
  try {
    return { path: new URL(url, 'https://shop.invalid').pathname, test };
  } catch {
    return undefined;
  }
}
