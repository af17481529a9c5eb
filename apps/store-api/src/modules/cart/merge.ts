import { formatPaise, type Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { cartNotFound } from '../../refusal.ts';
import { findDiscount } from '../discount/repository.ts';
import { shippingOf } from '../pricing/delivery.ts';
import { mergeGiftOptions } from './giftOptions.ts';
import { tryCoupons, type PriceAt } from './price-cart.ts';
import * as stored from './repository.ts';
import { lineLimit } from './wire.ts';

interface Merging {
  readonly cart: stored.StoredCart;
  readonly merged: boolean;
}

/**
 * Puts the lines of a guest's cart into a customer's, once [BAG-07]: a second call, also one at the same time, gets the
 * customer's cart as it is. Quantities of the same offer add up, to the limit of a line and to the stock. Of two coupons
 * the one that saves more stays, of two delivery modes the one that costs less, of gift options what either chose; the
 * customer's cart says which and why (`mergeNote`). Credits, bank offer and address are the customer's alone and stay;
 * the pincode is the browser's, so the guest's stays. Where the customer's cart has been ordered meanwhile, the lines go
 * into the next one. `merged` says whether this call moved lines. Rejects with CartError for a guid that is unknown or
 * was merged into another customer's cart, and for a `targetGuid` of another customer.
 */
export function mergeGuestCart(
  db: Database,
  at: PriceAt,
  customerId: number,
  guestGuid: string,
  targetGuid?: string,
): Promise<Merging> {
  return db.transaction(async (tx) => {
    const now = at.clock.now();
    const found = await stored.findCartByGuid(tx, guestGuid);
    if (!found) throw cartNotFound();
    const target = targetGuid === undefined ? undefined : await stored.findCartByGuid(tx, targetGuid);
    if (targetGuid !== undefined && target?.customerId !== customerId) throw cartNotFound();
    const open = await stored.openCartOf(tx, customerId, now);
    if (found.customerId === customerId) return { cart: open, merged: false };
    const locked = await stored.lockCarts(tx, [found.id, open.id]);
    const guest = locked.find(({ id }) => id === found.id);
    const own = locked.find(({ id }) => id === open.id);
    if (own?.status !== 'open' || !guest) throw cartNotFound();
    if (guest.status === 'merged' && guest.mergedInto !== null)
      return { cart: await ownerOnly(tx, guest.mergedInto, customerId, own), merged: false };
    if (guest.status !== 'open' || guest.customerId !== null) throw cartNotFound();

    const { merged, notes } = await moveLines(tx, guest, own);
    const coupon = await chooseCoupon(tx, guest, own, at);
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
  });
}

/** A bag has one coupon: of two the one that takes more off the lines as they are now. Equal ones: the customer's. */
async function chooseCoupon(
  tx: Database,
  guest: stored.StoredCart,
  own: stored.StoredCart,
  at: PriceAt,
): Promise<{ code: string | null; note: string }> {
  if (own.couponCode === null || guest.couponCode === null || own.couponCode === guest.couponCode)
    return { code: own.couponCode ?? guest.couponCode, note: '' };
  const found = [
    await findDiscount(tx, 'coupon', own.couponCode),
    await findDiscount(tx, 'coupon', guest.couponCode),
  ].filter((coupon) => coupon !== undefined);
  const [better, other] = (await tryCoupons(tx, own, found, at)).toSorted((a, b) => b.saving - a.saving);
  if (!better || !other) return { code: better?.coupon.code ?? null, note: '' };
  const saves = better.saving > 0 ? `: it saves ${formatPaise(better.saving)}` : '';
  const less =
    other.saving > 0 ? `would save ${formatPaise(other.saving)}` : 'takes nothing off this bag at the moment';
  return {
    code: better.coupon.code,
    note: `Your bag has one coupon. ${better.coupon.code} stays${saves}. ${other.coupon.code} ${less}.`,
  };
}

async function ownerOnly(tx: Database, mergedInto: number, customerId: number, own: stored.StoredCart) {
  const [target] = await stored.lockCarts(tx, [mergedInto]);
  if (target?.customerId !== customerId) throw cartNotFound();
  return own;
}

/** `merged` tells whether there were any; `notes` what was chosen where two met. */
async function moveLines(
  tx: Database,
  guest: stored.StoredCart,
  own: stored.StoredCart,
): Promise<{ merged: boolean; notes: string[] }> {
  const theirs = await stored.plainLines(tx, guest.id);
  if (theirs.length === 0) return { merged: false, notes: [] };
  const mine = new Map((await stored.plainLines(tx, own.id)).map((line) => [line.ussid, line]));
  const found = await stored.findOffers(
    tx,
    theirs.map(({ ussid }) => ussid),
  );
  const offers = new Map(found.map((offer) => [offer.ussid, offer]));
  const notes: string[] = [];
  let entryNumber = own.nextEntry;
  for (const line of theirs) {
    const { ussid, quantity, addedPaise, deliveryMode } = line;
    const known = mine.get(ussid);
    const offer = offers.get(ussid);
    const wanted = quantity + (known?.quantity ?? 0);
    // What is sold out stays in the bag and says so; what can be had is not asked for beyond what there is.
    const most = Math.max(Math.min(offer?.stock ?? 0, lineLimit), known?.quantity ?? 1);
    const fit = Math.min(wanted, most);
    if (known) {
      const delivery = chooseDelivery(known, line, (offer?.pricePaise ?? 0) * fit);
      await stored.changeLine(tx, known, { quantity: fit, deliveryMode: delivery.mode });
      if (offer && delivery.why) notes.push(`${offer.productName} goes by ${delivery.why}.`);
      if (offer && fit < wanted)
        notes.push(`Your two bags had ${wanted} of ${offer.productName}; ${fit} can be ordered.`);
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
 * How a line goes that was in both bags: the way that was chosen; of two the one that costs less, at one price the faster.
 * `why` is empty where one alone was chosen.
 */
function chooseDelivery(
  mine: stored.StoredLine,
  theirs: stored.StoredLine,
  linePaise: Paise,
): { mode: stored.StoredLine['deliveryMode']; why: string } {
  if (!mine.deliveryMode || !theirs.deliveryMode || mine.deliveryMode === theirs.deliveryMode)
    return { mode: mine.deliveryMode ?? theirs.deliveryMode, why: '' };
  const saving = shippingOf('express-delivery', linePaise) - shippingOf('home-delivery', linePaise);
  return saving > 0
    ? { mode: 'home-delivery', why: `Standard Delivery: it saves ${formatPaise(saving)}` }
    : { mode: 'express-delivery', why: 'Express Delivery: it is faster and costs no more' };
}
