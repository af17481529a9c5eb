import { createContext, useContext } from 'react';
import type { Client } from '@luxe/client';
import type { Cart } from '@luxe/contract/calls';
import type { Track } from '@luxe/telemetry';
import type { BagQueue } from './bag/bagQueue.ts';
import type { Hint } from './session/hint.ts';
import type { Store } from './store.ts';
import type { PendingWishes } from './wishlist/pendingWishes.ts';

/** What the resources of one page share. */
export interface Resources {
  readonly client: Client;
  readonly track: Track;
  /** Undefined on the server and while its page is taken over: there the shopper is not known. */
  readonly hint: Store<Hint | undefined>;
  /** The pincode the shopper chose, if any. */
  readonly pincode: Store<string | undefined>;
  readonly bag: BagQueue;
  /** How the bag is read, once somebody on the page has shown it; until then nobody reads it. */
  readonly bagReader: Store<(() => Promise<Cart>) | undefined>;
  /** What the shopper has asked of her wishlist and the store has not confirmed. */
  readonly wishes: Store<PendingWishes>;
  /** Another tab has changed the wishlist: read it again. */
  readonly wishlistChanged: () => void;
  /** Something else has changed the bag (an order was placed, another tab): look again whether there is a cart, and read it. */
  readonly bagChanged: () => void;
  /** Her profile has changed, here or in another tab: read it again, and then what she is called. */
  readonly profileChanged: () => Promise<void>;
  /** The session has changed: drop what belonged to the last shopper, read what belongs to this one. */
  readonly sessionChanged: (hint: Hint) => void;
}

export const ResourcesContext = createContext<Resources | undefined>(undefined);

/** What a page shares. Throws when there is no provider. */
export function useResources(): Resources {
  const resources = useContext(ResourcesContext);
  if (!resources)
    throw new Error(
      'No ResourcesProvider above: wrap the app, the story or the test in <ResourcesProvider client={…}>.',
    );
  return resources;
}
