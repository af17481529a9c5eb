import { current, type CallResponse } from '@luxe/contract/calls';
import { wishlistName } from '@luxe/format';
import type { ScopedMutator } from 'swr';
import { callKey } from '../calls/callKey.ts';
import { notifyOtherTabs } from '../state/channel.ts';
import type { Resources } from '../context/context.ts';
import { attempt, type Outcome } from '../state/outcome.ts';
import { codesArgs } from './useSavedCodes.ts';
import { setPendingItem, type WishlistItem } from './wishlistItem.ts';

type Wishlist = CallResponse<'getAllWishlist'>;
interface Lane {
  wanted: { readonly wishlistItem: WishlistItem; readonly isSaved: boolean } | undefined;
  result: Promise<Outcome>;
}

const key = callKey('getAllWishlist', codesArgs);
const lanesOf = new WeakMap<Resources, Map<string, Lane>>();

/**
 * Saves a product to the wishlist or removes it. For each product, only one request is pending at a time. If
 * the shopper changes the product several times during a request, only the last change is sent. A change that
 * fails is no longer shown.
 */
export function setSaved(
  resources: Resources,
  mutate: ScopedMutator,
  wishlistItem: WishlistItem,
  isSaved: boolean,
): Promise<Outcome> {
  const lanes = lanesOf.get(resources) ?? new Map<string, Lane>();
  lanesOf.set(resources, lanes);
  const { productCode } = wishlistItem;
  const known = lanes.get(productCode);
  if (known) {
    known.wanted = { wishlistItem, isSaved };
    return known.result;
  }
  const lane: Lane = { wanted: { wishlistItem, isSaved }, result: Promise.resolve({ ok: true }) };
  lanes.set(productCode, lane);
  lane.result = flush(resources, mutate, lane).then((outcome) => {
    lanes.delete(productCode);
    setPendingItem(resources, productCode, undefined);
    if (lanes.size === 0) {
      resources.wishlistChanged();
      notifyOtherTabs('wishlist');
    }
    return outcome;
  });
  return lane.result;
}

async function flush(resources: Resources, mutate: ScopedMutator, lane: Lane): Promise<Outcome> {
  let outcome: Outcome = { ok: true };
  while (lane.wanted) {
    const { wishlistItem, isSaved } = lane.wanted;
    lane.wanted = undefined;
    const sent = await attempt(() => send(resources, mutate, wishlistItem, isSaved));
    if (sent.ok) {
      await mutate<Wishlist>(key, (known) => known && applyWishlistItem(known, wishlistItem, isSaved), {
        revalidate: false,
      });
      const item = { productCode: wishlistItem.productCode, ussid: wishlistItem.ussid ?? '', quantity: 1 };
      resources.track(isSaved ? 'added to wishlist' : 'removed from wishlist', { item });
    }
    outcome = sent.ok ? { ok: true } : sent;
  }
  return outcome;
}

async function send(
  { client }: Resources,
  mutate: ScopedMutator,
  wishlistItem: WishlistItem,
  isSaved: boolean,
) {
  const params = { user: current };
  const { productCode } = wishlistItem;
  if (!isSaved)
    return client.call('removeProductFromWishlist', { params, body: { wishlistName, productCode } });
  const known = await mutate<Wishlist>(
    key,
    async (wishlist) => wishlist ?? client.call('getAllWishlist', codesArgs),
    { revalidate: false },
  );
  // A customer has no wishlist until the first item is saved, so the wishlist is created first.
  if (known?.wishList.length === 0) await client.call('createWishlist', { params, body: { wishlistName } });
  return client.call('addProductInWishlist', {
    params,
    body: { wishlistName, emailId: current, ...wishlistItem },
  });
}

function applyWishlistItem(
  known: Wishlist,
  { productCode, ussid = '' }: WishlistItem,
  isSaved: boolean,
): Wishlist {
  const others = known.productList.filter((one) => one.productCode !== productCode);
  const productList = isSaved ? [{ productCode, USSID: ussid }, ...others] : others;
  const lists =
    known.wishList.length > 0 || !isSaved ? known.wishList : [{ name: wishlistName, products: [] }];
  return { wishList: lists, productList, count: productList.length };
}
