import { ApiError, type CallArgs, type Client } from '@luxe/client';
import type { CallName, CallResponse } from '@luxe/contract/calls';

/** Where a search of the version on trial is asked, and the version's name for the `test` parameter. */
interface Route {
  readonly at: string;
  readonly test: string;
}

/**
 * A client that takes searches and suggestions where the version on trial answers (SEA-07). Which one that is is asked with the first of
 * them, which does not wait: until it is known, when none is on trial, and when the version fails, they go where they always do (SEA-14).
 */
export function withSearchTest(client: Client): Client {
  let test: CallResponse<'searchab'> | undefined;
  let asking: Promise<void> | undefined;
  const ask = () =>
    (asking ??= import('./searchTest.ts')
      .then(({ readSearchTest }) => readSearchTest(client))
      .then((answer) => {
        test = answer;
      })
      // The file did not come: another search tries again.
      .catch(() => {
        asking = undefined;
      }));

  return {
    async call(name, args) {
      if (!isSearch(name) || typeof window === 'undefined') return client.call(name, args);
      void ask();
      const route = test && routeOf(test, name, args);
      if (!route) return client.call(name, args);
      try {
        return await client.call(name, onTrial(args, route));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'aborted') throw error;
        test = undefined;
        return client.call(name, args);
      }
    },
  };
}

const onTrial = <Name extends CallName>(args: CallArgs<Name> = {}, { at, test }: Route): CallArgs<Name> => ({
  ...args,
  at,
  query: { ...(args.query as object), test } as never,
});

const isSearch = (name: CallName) => name === 'searchProducts' || name === 'suggestions';

function routeOf(test: CallResponse<'searchab'>, name: CallName, args: object = {}): Route | undefined {
  if (name === 'searchProducts') return toRoute(test.webApiURL, test.testVersion);
  const { isLuxuryWeb } = (args as CallArgs<'suggestions'>).query ?? {};
  const url = isLuxuryWeb === 'false' ? test.webIndiLuxSasApiURL : test.webLuxSasApiURL;
  return toRoute(url, test.testSuggestVersion);
}

/** The path of an address: whatever host it names, the shop's own boundary is asked, which knows what may be reached. */
function toRoute(url: string, test: string): Route | undefined {
  try {
    return { at: new URL(url, 'https://shop.invalid').pathname, test };
  } catch {
    return undefined;
  }
}
