import { current, type CallName, type Cart } from '@luxe/contract/calls';
import type { Client } from '@luxe/client';
import type { Track } from '@luxe/telemetry';
import type { ScopedMutator } from 'swr';
import { isPersonalKey } from './calls/callKey.ts';
import { askAnew } from './calls/fetchOnce.ts';
import { createBagQueue, type AddRequest } from './bag/bagQueue.ts';
import { emptyBag } from './bag/emptyBag.ts';
import { bagCountKey, bagKey, sessionKey } from './cacheKeys.ts';
import { tellOthers } from './channel.ts';
import type { Resources } from './context.ts';
import { readPincode, standingPincode } from './pincode/keptPincode.ts';
import { inOneTab } from './inOneTab.ts';
import type { Hint } from './session/hint.ts';
import { keepLoginType } from './session/keepSession.ts';
import { createStore } from './store.ts';
import type { PendingWishes } from './wishlist/pendingWishes.ts';

interface Parts {
  client: Client;
  track: Track;
  mutate: ScopedMutator;
  /** As the page has it. */
  readFirstHint: () => Hint;
  /** As the browser has it now. */
  readHint: () => Hint;
  /** False where the hint is given and no cookie tells: it is not read again. */
  isHintLive: boolean;
}

const here = { user: current, cart: current } as const;

/** Puts the resources of a page together: its stores, and the queue of the bag with what it needs of shop and cache. */
export function createResources({
  client,
  track,
  mutate,
  readFirstHint,
  readHint,
  isHintLive,
}: Parts): Resources {
  const hint = createStore<Hint | undefined>(() =>
    typeof document === 'undefined' ? undefined : readFirstHint(),
  );
  const pincode = createStore<string | undefined>(readPincode);

  const setHasCart = (hasCart: boolean) => hint.set({ signedIn: hint.get()?.signedIn ?? false, hasCart });

  /**
   * One request, which lives on when the page is left for another. Where there is no cart, or the one that was known has ended, the
   * session boundary makes it on the way; two tabs would make two, so they take turns.
   */
  async function add({ quantity = 1, ...piece }: AddRequest) {
    const send = () => client.call('addToBag', { params: here, query: { ...piece, quantity } });
    if (hint.get()?.hasCart) return send();
    const added = await inOneTab('cart', send);
    // Alone in it, so what the bag was before is known: it need not be read to be shown.
    if (added.count === quantity)
      void mutate(bagKey, emptyBag(standingPincode(pincode.get())), { revalidate: false });
    setHasCart(true);
    return added;
  }

  const renew = (name: CallName) => {
    askAnew(`${name} `);
    return mutate((key) => typeof key === 'string' && key.startsWith(`${name} `));
  };

  const bag = createBagQueue({
    add,
    update: (entry, quantity) =>
      client.call('updateEntry', { params: { ...here, entry }, query: { quantity } }),
    remove: (entry) => client.call('deleteEntry', { params: { ...here, entry }, query: {} }),
    confirm: (change, count) => {
      void mutate<Cart>(bagKey, (cart) => cart && change(cart), { revalidate: false });
      void mutate(bagCountKey, { count }, { revalidate: false });
    },
    refresh: () => {
      void mutate(bagKey);
      tellOthers('bag');
    },
  });

  return {
    client,
    track,
    hint,
    pincode,
    bag,
    bagReader: createStore<(() => Promise<Cart>) | undefined>(() => undefined),
    wishes: createStore<PendingWishes>(() => ({})),
    wishlistChanged: () => {
      void renew('getAllWishlist');
    },
    bagChanged: () => {
      if (isHintLive) hint.set(readHint());
      void mutate(bagKey);
      void mutate(bagCountKey);
      // A list of orders that was read before is old once the bag has become one.
      askAnew('orders ');
      void mutate((key) => typeof key === 'string' && key.startsWith('orders '), undefined);
    },
    profileChanged: async () => {
      // The boundary learns the name as the profile passes it.
      await renew('customerProfile');
      await mutate(sessionKey);
    },
    sessionChanged: (next) => {
      const hasLeft = hint.get()?.signedIn && !next.signedIn;
      keepLoginType(next.signedIn ? 'customer' : 'guest');
      hint.set(next);
      // However it came: whoever counts must not take the next one for her [AUT-24].
      if (hasLeft) track('logged out');
      pincode.set(readPincode());
      const isOfShopper = (key: unknown) =>
        key === bagKey || key === bagCountKey || key === sessionKey || isPersonalKey(key);
      askAnew();
      void mutate(isOfShopper, undefined, { revalidate: true });
    },
  };
}
