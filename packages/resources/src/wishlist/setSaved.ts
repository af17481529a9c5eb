import { current, type CallResponse } from '@luxe/contract/calls';
import { wishlistName } from '@luxe/format';
import type { ScopedMutator } from 'swr';
import { callKey } from '../calls/callKey.ts';
import { tellOthers } from '../channel.ts';
import type { Resources } from '../context.ts';
import { attempt, type Outcome } from '../outcome.ts';
import { codesArgs } from './pendingWishes.ts';
import { showWish, type Wish } from './wish.ts';

type Wishlist = CallResponse<'getAllWishlist'>;
interface Lane {
  wanted: { readonly wish: Wish; readonly isSaved: boolean } | undefined;
  result: Promise<Outcome>;
}

const key = callKey('getAllWishlist', codesArgs);
const lanesOf = new WeakMap<Resources, Map<string, Lane>>();

/** One request of a product at a time; of those that are asked for meanwhile only the last is sent. Undoes what it shows where that is refused. */
export function setSaved(
  resources: Resources,
  mutate: ScopedMutator,
  wish: Wish,
  isSaved: boolean,
): Promise<Outcome> {
  const lanes = lanesOf.get(resources) ?? new Map<string, Lane>();
  lanesOf.set(resources, lanes);
  const { productCode } = wish;
  const known = lanes.get(productCode);
  if (known) {
    known.wanted = { wish, isSaved };
    return known.result;
  }
  const lane: Lane = { wanted: { wish, isSaved }, result: Promise.resolve({ ok: true }) };
  lanes.set(productCode, lane);
  lane.result = drain(resources, mutate, lane).then((outcome) => {
    lanes.delete(productCode);
    showWish(resources, productCode, undefined);
    if (lanes.size === 0) {
      resources.wishlistChanged();
      tellOthers('wishlist');
    }
    return outcome;
  });
  return lane.result;
}

async function drain(resources: Resources, mutate: ScopedMutator, lane: Lane): Promise<Outcome> {
  let outcome: Outcome = { ok: true };
  while (lane.wanted) {
    const { wish, isSaved } = lane.wanted;
    lane.wanted = undefined;
    const sent = await attempt(() => send(resources, mutate, wish, isSaved));
    if (sent.ok) {
      await mutate<Wishlist>(key, (known) => known && withWish(known, wish, isSaved), { revalidate: false });
      const item = { productCode: wish.productCode, ussid: wish.ussid ?? '', quantity: 1 };
      resources.track(isSaved ? 'added to wishlist' : 'removed from wishlist', { item });
    }
    outcome = sent.ok ? { ok: true } : sent;
  }
  return outcome;
}

async function send({ client }: Resources, mutate: ScopedMutator, wish: Wish, isSaved: boolean) {
  const params = { user: current };
  const { productCode } = wish;
  if (!isSaved)
    return client.call('removeProductFromWishlist', { params, body: { wishlistName, productCode } });
  const known = await mutate<Wishlist>(
    key,
    async (wishlist) => wishlist ?? client.call('getAllWishlist', codesArgs),
    { revalidate: false },
  );
  // Her first: the list itself is made before anything is put into it.
  if (known?.wishList.length === 0) await client.call('createWishlist', { params, body: { wishlistName } });
  return client.call('addProductInWishlist', { params, body: { wishlistName, emailId: current, ...wish } });
}

function withWish(known: Wishlist, { productCode, ussid = '' }: Wish, isSaved: boolean): Wishlist {
  const others = known.productList.filter((one) => one.productCode !== productCode);
  const productList = isSaved ? [{ productCode, USSID: ussid }, ...others] : others;
  const wishList =
    known.wishList.length > 0 || !isSaved ? known.wishList : [{ name: wishlistName, products: [] }];
  return { wishList, productList, count: productList.length };
}
