import { createContext, useContext } from 'react';
import type { Client } from '@luxe/client';
import type { Cart } from '@luxe/contract/calls';
import type { Track } from '@luxe/telemetry';
import type { AddRequest, BagQueue } from '../bag-queue/bagQueue.ts';
import type { Hint } from './hint.ts';
import type { Store } from '../state/createStore.ts';

/**
 * Wishlist changes that are shown before the store has confirmed them. By product code: true to save the
 * product, false to remove it.
 */
export type PendingWishlist = Readonly<Record<string, boolean>>;

/** The state that the resources of one page share. */
export interface Resources {
  readonly client: Client;
  readonly track: Track;
  /**
   * Whether the shopper is logged in and has a cart. Undefined on the server, where the shopper is unknown.
   */
  readonly hint: Store<Hint | undefined>;
  /** The pincode that the shopper chose, if any. */
  readonly pincode: Store<string | undefined>;
  /** Values about pages by key. Starts with what the server has preloaded. */
  readonly pageValues: Store<Readonly<Record<string, unknown>>>;
  readonly bag: BagQueue;
  /** The last item that could not be added because the browser is offline. Undefined before that. */
  readonly offlineAdd: Store<AddRequest | undefined>;
  /** A function that reads the bag. Undefined until the page has mounted a component that shows the bag. */
  readonly bagReader: Store<(() => Promise<Cart>) | undefined>;
  /** Wishlist changes that the store has not confirmed. */
  readonly pendingWishlist: Store<PendingWishlist>;
  /** Reads the wishlist again. Call this function after a change in this tab or in another tab. */
  readonly wishlistChanged: () => void;
  /**
   * Reads the hint cookie and the bag again. Call this function after a change outside the bag queue: a
   * placed order, or a change in another tab.
   */
  readonly bagChanged: () => void;
  /** Drops the cached orders. Call this function after a change of an order. */
  readonly ordersChanged: () => void;
  /**
   * Reads the profile and then the shopper's name again. Call this function after a change in this tab or in
   * another tab.
   */
  readonly profileChanged: () => Promise<void>;
  /** Drops the cached data of the previous shopper and reads the data of the current shopper. */
  readonly sessionChanged: (hint: Hint) => void;
}

export const ResourcesContext = createContext<Resources | undefined>(undefined);

/** Returns the shared state of a page. Throws without a ResourcesProvider. */
export function useResources(): Resources {
  const resources = useContext(ResourcesContext);
  if (!resources)
    throw new Error(
      'No ResourcesProvider above: wrap the app, the story or the test in <ResourcesProvider client={…}>.',
    );
  return resources;
}

/** The page's client, for writes that only one feature makes. Reads use `useCall`. */
export function useClient(): Client {
  return useResources().client;
}

/** Returns a function that reports typed domain events: `track('product viewed', { item })`. */
export function useTrack(): Track {
  return useResources().track;
}
