import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { cartNotFound } from '../../refusal.ts';
import * as stored from './repository.ts';
import { lineLimit } from './wire.ts';

interface Merging {
  readonly cart: stored.StoredCart;
  readonly merged: boolean;
}

/**
 * Puts the lines of a guest's cart into a customer's, once [BAG-07]: whoever asks again, or at the same time, gets the customer's cart
 * as it is. Quantities of the same offer add up, to the limit of a line and to what there is; her own coupon wins over the guest's. Rejects
 * with CartError for a guid that is unknown or went into somebody else's bag, and for a `targetGuid` that is not hers; where hers has been
 * ordered meanwhile, the lines go into the next. `merged` tells whether lines came with this call.
 */
export function mergeGuestCart(
  db: Database,
  clock: Clock,
  customerId: number,
  guestGuid: string,
  targetGuid?: string,
): Promise<Merging> {
  return db.transaction(async (tx) => {
    const now = clock.now();
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

    const merged = await moveLines(tx, guest, own);
    // Her own coupon was chosen by somebody we know.
    if (own.couponCode === null && guest.couponCode !== null)
      await stored.changeCart(tx, own.id, { couponCode: guest.couponCode });
    await stored.changeCart(tx, guest.id, { status: 'merged', mergedInto: own.id, updatedAt: now });
    return { cart: own, merged };
  });
}

async function ownerOnly(tx: Database, mergedInto: number, customerId: number, own: stored.StoredCart) {
  const [target] = await stored.lockCarts(tx, [mergedInto]);
  if (target?.customerId !== customerId) throw cartNotFound();
  return own;
}

/** Answers whether there were any. */
async function moveLines(tx: Database, guest: stored.StoredCart, own: stored.StoredCart): Promise<boolean> {
  const theirs = await stored.plainLines(tx, guest.id);
  if (theirs.length === 0) return false;
  const mine = new Map((await stored.plainLines(tx, own.id)).map((line) => [line.ussid, line]));
  const stocks = new Map(
    (
      await stored.stockOf(
        tx,
        theirs.map(({ ussid }) => ussid),
      )
    ).map(({ ussid, stock }) => [ussid, stock]),
  );
  let entryNumber = own.nextEntry;
  for (const { ussid, quantity, addedPaise, deliveryMode } of theirs) {
    const known = mine.get(ussid);
    // What is sold out stays in the bag and says so; what can be had is not asked for beyond what there is.
    const most = Math.max(Math.min(stocks.get(ussid) ?? 0, lineLimit), known?.quantity ?? 1);
    if (known)
      await stored.setQuantity(tx, own.id, known.entryNumber, Math.min(known.quantity + quantity, most));
    else
      await stored.addLine(tx, {
        cartId: own.id,
        entryNumber: entryNumber++,
        ussid,
        quantity: Math.min(quantity, most),
        addedPaise,
        deliveryMode,
      });
  }
  await stored.changeCart(tx, own.id, { nextEntry: entryNumber });
  await stored.dropLines(tx, guest.id);
  return true;
}
