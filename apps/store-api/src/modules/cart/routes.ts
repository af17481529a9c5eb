import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller, GuestCaller } from '../../http/caller.ts';
import type { Mount } from '../../http/mount.ts';
import { findPincode } from '../pincode/service.ts';
import { mergeGuestCart } from './merge.ts';
import { priceCart } from './price-cart.ts';
import { countPieces, findOpenCart } from './repository.ts';
import { createCarts } from './service.ts';
import { toWireCart, type WireCart } from './wire.ts';

export function cartRoutes(mount: Mount, { db, clock }: { db: Database; clock: Clock }) {
  const carts = createCarts(db, clock);

  async function details(
    caller: GuestCaller | CustomerCaller,
    name: string,
    pincode: string,
  ): Promise<WireCart> {
    const cart = await carts.find(caller, name);
    const place = await findPincode(db, pincode);
    return toWireCart(cart, await priceCart(db, cart, { clock, place }), pincode);
  }

  mount('createCart', async ({ caller, query }) => {
    const { oldCartId } = query;
    if (caller.kind !== 'customer' || oldCartId === undefined) {
      const { guid, code } = await carts.open(caller);
      return { guid, code };
    }
    const { cart, merged } = await mergeGuestCart(db, clock, caller.customerId, oldCartId);
    return { guid: cart.guid, code: cart.code, merged };
  });
  mount('carts', async ({ caller }) => {
    const open = await findOpenCart(db, caller.customerId);
    if (!open) return { carts: [] };
    return { carts: [{ guid: open.guid, code: open.code, count: await countPieces(db, open.id) }] };
  });
  mount('cartDetailsAnonymous', ({ caller, params, query }) => details(caller, params.guid, query.pincode));
  mount('cartDetails', ({ caller, params, query }) => details(caller, params.cartCode, query.pincode));
  mount('addToBag', async ({ caller, params, query }) => ({
    status: 'SUCCESS',
    ...(await carts.add(caller, params.cart, query)),
  }));
  mount('updateEntry', async ({ caller, params, query }) => ({
    status: 'SUCCESS',
    ...(await carts.update(caller, params.cart, Number(params.entry), query.quantity)),
  }));
  mount('deleteEntry', async ({ caller, params }) => ({
    status: 'SUCCESS',
    count: await carts.remove(caller, params.cart, Number(params.entry)),
  }));
  mount('bagCount', async ({ caller, query }) => ({ count: await carts.count(caller, query.cartGuid) }));
}
