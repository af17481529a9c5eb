import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { findDiscount } from '../discount/repository.ts';
import type { Policy } from '../policy/policyValues.ts';
import { shippingOf } from '../pricing/delivery.ts';
import { copy } from './copy.ts';
import { mergeGiftOptions } from './giftOptions.ts';
import { tryCoupons, type PricingContext } from './priceCart.ts';
import * as stored from './repository.ts';

interface MergeResult {
  readonly cart: stored.StoredCart;
  readonly merged: boolean;
}

/**
 * Moves the lines of a guest's cart into a customer's cart, once [BAG-07]. A repeated or simultaneous call
 * gets the customer's cart unchanged. Quantities of the same offer add up, to the limit of a line and to the
 * stock. Of two coupons, the one with the higher saving stays; of two delivery modes, the cheaper. Gift
 * options are combined. `mergeNote` of the customer's cart explains these choices to the shopper. The
 * customer's credits, bank offer and address stay. The pincode is not part of a cart: the browser stores it.
 * If the customer's cart has been ordered, the lines go into the customer's next cart. `merged` is true if
 * this call moved lines. Rejects with CartError for a `guestGuid` that is unknown or was merged into another
 * customer's cart. Also rejects with CartError for a `targetGuid` that is not a cart of the customer.
 */
export async function mergeGuestCart(
  db: Database,
  context: PricingContext,
  customerId: number,
  guestGuid: string,
  targetGuid?: string,
): Promise<MergeResult> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const result = await db.transaction((tx) => tryMerge(tx, context, customerId, guestGuid, targetGuid));
    if (result) return result;
  }
  throw domainError('bagNotFound');
}

/** Undefined when the customer's cart was ordered while this transaction waited for its lock. */
async function tryMerge(
  tx: Database,
  context: PricingContext,
  customerId: number,
  guestGuid: string,
  targetGuid: string | undefined,
): Promise<MergeResult | undefined> {
  const now = context.clock.now();
  const found = await stored.findCartByGuid(tx, guestGuid);
  if (!found) throw domainError('bagNotFound');
  const target = targetGuid === undefined ? undefined : await stored.findCartByGuid(tx, targetGuid);
  if (targetGuid !== undefined && target?.customerId !== customerId) throw domainError('bagNotFound');
  const open = await stored.openCartOf(tx, customerId, now);
  if (found.customerId === customerId) return { cart: open, merged: false };
  const locked = await stored.lockCarts(tx, [found.id, open.id]);
  const guest = locked.find(({ id }) => id === found.id);
  const own = locked.find(({ id }) => id === open.id);
  if (own?.status !== 'open') return undefined;
  if (!guest) throw domainError('bagNotFound');
  if (guest.status === 'merged' && guest.mergedInto !== null)
    return { cart: await ownerOnly(tx, guest.mergedInto, customerId, own), merged: false };
  if (guest.status !== 'open' || guest.customerId !== null) throw domainError('bagNotFound');

  const { merged, notes } = await moveLines(tx, guest, own, context.policy);
  const coupon = await chooseCoupon(tx, guest, own, context);
  const gift = mergeGiftOptions(guest, own);
  await stored.changeCart(tx, own.id, {
    couponCode: coupon.code,
    ...gift.columns,
    mergeNote: [coupon.note, ...notes, gift.note].filter(Boolean).join(' ') || null,
  });
  await stored.changeCart(tx, guest.id, {
    status: 'merged',
    mergedInto: own.id,
    giftMessage: '',
    updatedAt: now,
  });
  return { cart: own, merged };
}

/** Chooses the coupon that saves more on the merged lines; of equal savings, the customer's. */
async function chooseCoupon(
  tx: Database,
  guest: stored.StoredCart,
  own: stored.StoredCart,
  context: PricingContext,
): Promise<{ code: string | null; note: string }> {
  if (own.couponCode === null || guest.couponCode === null || own.couponCode === guest.couponCode)
    return { code: own.couponCode ?? guest.couponCode, note: '' };
  const found = [
    await findDiscount(tx, 'coupon', own.couponCode),
    await findDiscount(tx, 'coupon', guest.couponCode),
  ].filter((coupon) => coupon !== undefined);
  const [better, other] = (await tryCoupons(tx, own, found, context)).toSorted((a, b) => b.saving - a.saving);
  if (!better || !other) return { code: better?.coupon.code ?? null, note: '' };
  const { code } = better.coupon;
  const note = copy.couponStays(
    { code, saving: better.saving },
    { code: other.coupon.code, saving: other.saving },
  );
  return { code, note };
}

async function ownerOnly(tx: Database, mergedInto: number, customerId: number, own: stored.StoredCart) {
  const [target] = await stored.lockCarts(tx, [mergedInto]);
  if (target?.customerId !== customerId) throw domainError('bagNotFound');
  return own;
}

/**
 * Moves the guest's lines into the customer's own cart. `merged` is false for an empty guest cart. `notes`
 * explains the choices for offers that both carts contain.
 */
async function moveLines(
  tx: Database,
  guest: stored.StoredCart,
  own: stored.StoredCart,
  policy: Policy,
): Promise<{ merged: boolean; notes: string[] }> {
  const guestLines = await stored.listLines(tx, guest.id);
  if (guestLines.length === 0) return { merged: false, notes: [] };
  const ownLines = new Map((await stored.listLines(tx, own.id)).map((line) => [line.ussid, line]));
  const found = await stored.findOffers(
    tx,
    guestLines.map(({ ussid }) => ussid),
  );
  const offers = new Map(found.map((offer) => [offer.ussid, offer]));
  const notes: string[] = [];
  let entryNumber = own.nextEntry;
  for (const line of guestLines) {
    const { ussid, quantity, addedPaise, deliveryMode } = line;
    const known = ownLines.get(ussid);
    const offer = offers.get(ussid);
    const wanted = quantity + (known?.quantity ?? 0);
    // A merge never raises a quantity above the stock, and never lowers the customer's own quantity. A
    // sold-out line stays in the bag, where it is shown as sold out.
    const maxQuantity = Math.max(Math.min(offer?.stock ?? 0, policy.maxLineQuantity), known?.quantity ?? 1);
    const fit = Math.min(wanted, maxQuantity);
    if (known) {
      const delivery = chooseDelivery(known, line, (offer?.pricePaise ?? 0) * fit, policy);
      await stored.changeLine(tx, known, { quantity: fit, deliveryMode: delivery.mode });
      if (offer && delivery.note) notes.push(delivery.note(offer.productName));
      if (offer && fit < wanted) notes.push(copy.quantityReduced(offer.productName, wanted, fit));
    } else
      await stored.addLine(tx, {
        cartId: own.id,
        entryNumber: entryNumber++,
        ussid,
        quantity: fit,
        addedPaise,
        deliveryMode,
      });
  }
  await stored.changeCart(tx, own.id, { nextEntry: entryNumber });
  await stored.dropLines(tx, guest.id);
  return { merged: true, notes };
}

/**
 * Chooses the delivery mode of a line that was in both bags. Of two chosen modes, the cheaper stays; at equal
 * charges, the faster. `note` explains the choice to the shopper; undefined unless the bags had different
 * modes.
 */
function chooseDelivery(
  own: stored.StoredLine,
  guest: stored.StoredLine,
  linePaise: Paise,
  policy: Policy,
): { mode: stored.StoredLine['deliveryMode']; note?: (product: string) => string } {
  if (!own.deliveryMode || !guest.deliveryMode || own.deliveryMode === guest.deliveryMode)
    return { mode: own.deliveryMode ?? guest.deliveryMode };
  const saving =
    shippingOf('express-delivery', linePaise, policy) - shippingOf('home-delivery', linePaise, policy);
  return saving > 0
    ? { mode: 'home-delivery', note: (product) => copy.standardDelivery(product, saving) }
    : { mode: 'express-delivery', note: copy.expressDelivery };
}
