import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { Client } from '@luxe/client';
import { ignoreEvents, type Track } from '@luxe/telemetry';
import { SWRConfig, useSWRConfig } from 'swr';
import { adoptCache } from './calls/fetchOnce.ts';
import { onNotice } from './state/channel.ts';
import { ResourcesContext } from './context/context.ts';
import { createResources } from './createResources.ts';
import { isSameData, PageCache } from './pageCache.ts';
import { preloadedMiddleware } from './preloadedMiddleware.ts';
import { parseHint, readFirstHint, readHint } from './context/hint.ts';
import { saveLoginType } from './session/saveSession.ts';

export interface ResourcesProviderProps {
  client: Client;
  /** Default: events are dropped. */
  track?: Track;
  /** Responses that the server has preloaded, by `callKey`. The first render reads them without a request. */
  preloaded?: Record<string, unknown>;
  /**
   * Replaces the cookie `luxe_hint` in stories and tests. For example, `s1c1` stands for a customer with a
   * cart.
   */
  hint?: string;
  children: ReactNode;
}

/** Provides the client cache of a page and the state that its resources share. */
export function ResourcesProvider({ preloaded = {}, ...rest }: ResourcesProviderProps) {
  const [config] = useState(() => configFor(preloaded));
  return (
    <SWRConfig value={config}>
      <Shared preloaded={preloaded} {...rest} />
    </SWRConfig>
  );
}

function configFor(preloaded: Readonly<Record<string, unknown>>): SWRSettings {
  if (typeof window === 'undefined') return { use: [preloadedMiddleware(preloaded)] };
  const cache = new PageCache(preloaded);
  return {
    provider: () => cache,
    compare: isSameData,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  };
}

type SWRSettings = NonNullable<ComponentProps<typeof SWRConfig>['value']>;

type SharedProps = ResourcesProviderProps & Required<Pick<ResourcesProviderProps, 'preloaded'>>;

function Shared({ client, track = ignoreEvents, preloaded, hint, children }: SharedProps) {
  const { mutate, cache } = useSWRConfig();
  const [resources] = useState(() =>
    createResources({
      client,
      track,
      mutate,
      preloaded,
      readFirstHint: () => (hint === undefined ? readFirstHint() : parseHint(hint)),
      readHint: () => (hint === undefined ? readHint(document.cookie) : parseHint(hint)),
      isHintLive: hint === undefined,
    }),
  );

  // A customer's session may have ended while no page was open. Then the stored data of this customer is
  // cleared.
  useEffect(() => {
    if (hint === undefined) saveLoginType(readFirstHint().signedIn ? 'customer' : 'guest');
  }, [hint]);

  useEffect(
    () =>
      onNotice((notice) => {
        if (notice === 'session') resources.sessionChanged(readHint(document.cookie));
        else if (notice === 'wishlist') resources.wishlistChanged();
        else if (notice === 'profile') void resources.profileChanged();
        else if (notice === 'bag') resources.bagChanged();
      }),
    [resources],
  );

  useEffect(
    () =>
      adoptCache({
        has: (key) => cache.get(key)?.data !== undefined,
        put: (key, response) => mutate(key, response, { revalidate: false }),
      }),
    [cache, mutate],
  );

  return <ResourcesContext value={resources}>{children}</ResourcesContext>;
}
