import { current, type CallName, type Cart } from '@luxe/contract/calls';
import type { Client } from '@luxe/client';
import type { Track } from '@luxe/telemetry';
import type { ScopedMutator } from 'swr';
import { isPersonalKey } from './calls/callKey.ts';
import { discardInFlight } from './calls/fetchOnce.ts';
import { createBagQueue, type AddRequest } from './bag-queue/bagQueue.ts';
import { emptyBag } from './bag-queue/emptyBag.ts';
import { bagCountKey, bagKey, sessionKey } from './state/cacheKeys.ts';
import { notifyOtherTabs } from './state/channel.ts';
import type { PendingWishlist, Resources } from './context/context.ts';
import { readPincode, pincodeOrDefault } from './pincode/readPincode.ts';
import type { Hint } from './context/hint.ts';
import { saveLoginType } from './session/saveSession.ts';
import { createStore } from './state/createStore.ts';

interface Parts {
  client: Client;
  track: Track;
  mutate: ScopedMutator;
  preloaded: Readonly<Record<string, unknown>>;
  /** Reads the hint (logged in, has a cart) as it was when the page loaded. */
  readFirstHint: () => Hint;
  /** Reads the current hint from the cookies of the browser. */
  readHint: () => Hint;
  /**
   * False if the hint is fixed, as in stories. Then no cookie exists from which the hint could be read again.
   */
  isHintLive: boolean;
}

const currentCart = { user: current, cart: current } as const;

/**
 * Creates the resources of a page: the stores of its state, and a bag queue that can access the store API and
 * the cache.
 */
export function createResources({
  client,
  track,
  mutate,
  preloaded,
  readFirstHint,
  readHint,
  isHintLive,
}: Parts): Resources {
  const hint = createStore<Hint | undefined>(() =>
    typeof document === 'undefined' ? undefined : readFirstHint(),
  );
  const pincode = createStore<string | undefined>(readPincode);

  const offlineAdd = createStore<AddRequest | undefined>(() => undefined);

  const setHasCart = (hasCart: boolean) => hint.set({ signedIn: hint.get()?.signedIn ?? false, hasCart });

  /**
   * Adds an item with a single request, which continues when the shopper leaves the page. If there is no
   * cart, or the cart has expired, the session boundary creates a cart for this request. Tabs without a cart
   * send their requests one after another, because two simultaneous requests would create two carts.
   */
  async function add({ quantity = 1, ...request }: AddRequest) {
    const send = () => client.call('addToBag', { params: currentCart, query: { ...request, quantity } });
    if (hint.get()?.hasCart) return send();
    const added = await withTabLock('cart', send);
    // If the cart contains only the added units, the bag was empty before. In this case an empty bag is
    // cached without a request, so that the bag queue can add the item to it.
    if (added.count === quantity)
      void mutate(bagKey, emptyBag(pincodeOrDefault(pincode.get())), { revalidate: false });
    setHasCart(true);
    return added;
  }

  const renew = (name: CallName) => {
    discardInFlight(`${name} `);
    return mutate((key) => typeof key === 'string' && key.startsWith(`${name} `));
  };

  /** Drops the cached responses of calls; pages that show them request them again. */
  const drop = (names: readonly CallName[]) => {
    for (const name of names) discardInFlight(`${name} `);
    void mutate(
      (key) => typeof key === 'string' && names.some((name) => key.startsWith(`${name} `)),
      undefined,
    );
  };

  const bag = createBagQueue({
    add: (request) =>
      add(request).then(
        (added) => {
          const { productCode, USSID: ussid, quantity = 1 } = request;
          const { price, sellerId } = added;
          track('added to cart', { item: { productCode, ussid, quantity, price, sellerId } });
          return added;
        },
        (error: { code?: string }) => {
          if (error.code === 'offline') offlineAdd.set(request);
          throw error;
        },
      ),
    update: (entry, quantity) =>
      client.call('updateEntry', { params: { ...currentCart, entry }, query: { quantity } }),
    remove: (entry) => client.call('deleteEntry', { params: { ...currentCart, entry }, query: {} }),
    confirm: (change, count) => {
      void mutate<Cart>(bagKey, (cart) => cart && change(cart), { revalidate: false });
      void mutate(bagCountKey, { count }, { revalidate: false });
    },
    refresh: () => {
      void mutate(bagKey);
      notifyOtherTabs('bag');
    },
  });

  return {
    client,
    track,
    hint,
    pincode,
    pageValues: createStore(() => preloaded),
    bag,
    offlineAdd,
    bagReader: createStore<(() => Promise<Cart>) | undefined>(() => undefined),
    pendingWishlist: createStore<PendingWishlist>(() => ({})),
    wishlistChanged: () => {
      void renew('getAllWishlist');
    },
    bagChanged: () => {
      if (isHintLive) hint.set(readHint());
      void mutate(bagKey);
      void mutate(bagCountKey);
      // If the bag has become an order, the cached lists of orders are outdated.
      drop(['orders']);
    },
    ordersChanged: () =>
      drop([
        ...(['orders', 'orderDetails', 'cancelSummary', 'deliveryOptions'] as const),
        ...(['returnOptions', 'returnSummary', 'returns', 'returnDetails'] as const),
      ]),
    profileChanged: async () => {
      // The session boundary takes the shopper's name from the profile response that it forwards. So the
      // profile must be read before the session.
      await renew('customerProfile');
      await mutate(sessionKey);
    },
    sessionChanged: (next) => {
      const hasLoggedOut = hint.get()?.signedIn && !next.signedIn;
      saveLoginType(next.signedIn ? 'customer' : 'guest');
      hint.set(next);
      // The logout is tracked however the session has ended. Otherwise analytics would attribute the events
      // of the next shopper to this shopper [AUT-24].
      if (hasLoggedOut) track('logged out');
      pincode.set(readPincode());
      const isOfShopper = (key: unknown) =>
        key === bagKey || key === bagCountKey || key === sessionKey || isPersonalKey(key);
      discardInFlight();
      void mutate(isOfShopper, undefined, { revalidate: true });
    },
  };
}

/**
 * Runs work that only one tab may do at a time; other tabs wait. In a browser without locks the work runs at
 * once.
 */
function withTabLock<T>(name: 'cart', work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(`luxe ${name}`, work) : work();
}
