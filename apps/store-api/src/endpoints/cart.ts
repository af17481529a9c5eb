import { callerName, type Clock, createLimiter, type SharedCounts } from '@luxe/host';
import type { Paise } from '@luxe/format';
import type { Database } from '../db/database.ts';
import type { CustomerCaller, GuestCaller } from '../http/caller.ts';
import type { Mount } from '../http/mount.ts';
import { toPrice } from '../modules/catalogue/price.ts';
import type { LivePolicy } from '../modules/policy/livePolicy.ts';
import { findPincode } from '../modules/pincode/service.ts';
import { buyNow, createChoices } from '../modules/cart/choices.ts';
import { createCoupons } from '../modules/cart/coupons.ts';
import { mergeGuestCart } from '../modules/cart/merge.ts';
import { priceCart } from '../modules/cart/priceCart.ts';
import { replaceableLines } from '../modules/cart/replaceable.ts';
import { countUnits, findOpenCart, recordUse } from '../modules/cart/repository.ts';
import { createCarts } from '../modules/cart/service.ts';
import { toWireCart, type WireCart } from '../modules/cart/wire.ts';

interface CartOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly livePolicy: LivePolicy;
  readonly shared?: SharedCounts | undefined;
  /** Maximum number of new guest carts per network in 10 minutes. Default: no limit. */
  readonly guestLimit?: number | undefined;
  readonly minimumPayable: Paise;
  /** Lowest monthly instalment of a no-cost plan for an amount; undefined without such a plan. */
  readonly noCostFrom: (payable: Paise) => Promise<Paise | undefined>;
}

export function cartRoutes(mount: Mount, options: CartOptions) {
  const { db, clock, livePolicy, shared, guestLimit = Infinity, minimumPayable, noCostFrom } = options;
  const opened = createLimiter({
    name: 'store guest carts by network',
    limit: guestLimit,
    windowMs: 10 * 60_000,
    shared,
    elapsed: () => clock.elapsed(),
  });
  const carts = createCarts(db, clock, livePolicy);
  const choices = createChoices(carts, livePolicy);
  couponRoutes(mount, createCoupons({ db, clock, carts, livePolicy, shared, minimumPayable }));

  async function details(
    caller: GuestCaller | CustomerCaller,
    name: string,
    pincode: string,
  ): Promise<WireCart> {
    const cart = await carts.find(caller, name);
    await recordUse(db, cart, clock.now());
    const deliveryLocation = await findPincode(db, pincode);
    const priced = await priceCart(db, cart, {
      clock,
      policy: await livePolicy.read(),
      deliveryLocation,
      minimumPayable,
    });
    const monthly = await noCostFrom(priced.order.totals.payable);
    return {
      ...toWireCart(cart, priced, pincode),
      noCostEmiFrom: monthly === undefined ? null : toPrice(monthly),
    };
  }

  mount('createCart', async ({ caller, query, address, retryableError }) => {
    const { oldCartId, toMergeCartGuid } = query;
    if (caller.kind === 'global') {
      const wait = await opened.take(callerName(address));
      if (wait !== undefined) throw retryableError('tooManyBags', wait);
    }
    if (caller.kind !== 'customer' || oldCartId === undefined) {
      const { guid, code } = await carts.open(caller);
      return { guid, code };
    }
    const { cart, merged } = await mergeGuestCart(
      db,
      { clock, policy: await livePolicy.read(), deliveryLocation: undefined, minimumPayable },
      caller.customerId,
      oldCartId,
      toMergeCartGuid,
    );
    return { guid: cart.guid, code: cart.code, merged };
  });
  mount('carts', async ({ caller }) => {
    const open = await findOpenCart(db, caller.customerId);
    if (!open) return { carts: [] };
    return { carts: [{ guid: open.guid, code: open.code, count: await countUnits(db, open.id) }] };
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
  mount('changeDeliveryMode', async ({ caller, params, query }) => {
    await choices.deliveryMode(caller, params.cart, Number(params.entry), query.deliveryMode);
    return { status: 'SUCCESS' };
  });
  mount('changeGiftOptions', async ({ caller, params, body }) => ({
    status: 'SUCCESS',
    giftOptions: await choices.giftOptions(caller, params.cart, body),
  }));
  mount('changeOffer', async ({ caller, params, query }) => ({
    status: 'SUCCESS',
    ...(await choices.offer(caller, params.cart, Number(params.entry), query.USSID)),
  }));
  mount('acknowledgePrice', async ({ caller, params, query }) => {
    await choices.price(caller, params.cart, Number(params.entry), query.price);
    return { status: 'SUCCESS' };
  });
  mount('repApplicabilityOnCart', async ({ caller, query }) => {
    const cart = await carts.findOwnCart(caller, query.cartGuid);
    return { products: cart ? await replaceableLines(db, cart, query.pinCode) : [] };
  });
  mount('mergeBuyNowCart', async ({ caller, query }) => {
    const { maxLineQuantity } = await livePolicy.read();
    const { guid, code } = await buyNow(db, clock, caller, query, maxLineQuantity);
    return { guid, code };
  });
  mount('bagCount', async ({ caller, query }) => ({ count: await carts.count(caller, query.cartGuid) }));
}

function couponRoutes(mount: Mount, coupons: ReturnType<typeof createCoupons>) {
  mount('applyCouponsAnonymous', async ({ caller, params, query, address }) => ({
    status: 'SUCCESS',
    ...(await coupons.apply(caller, params.guid, query.couponCode, address)),
  }));
  mount('applyCoupons', async ({ caller, params, query, address }) => ({
    status: 'SUCCESS',
    ...(await coupons.apply(caller, params.cart, query.couponCode, address)),
  }));
  mount('releaseCoupons', async ({ caller, params, query }) => {
    await coupons.release(caller, params.cart, query.couponCode);
    return { status: 'SUCCESS' };
  });
  mount('bagCoupons', async ({ caller, params }) => ({
    coupons: await coupons.list(caller, params.cart),
  }));
}
