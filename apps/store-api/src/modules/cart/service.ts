import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller, GuestCaller } from '../../http/caller.ts';
import { cartNotFound, Refusal } from '../../refusal.ts';
import type { DeliveryMode } from '../../db/schema/index.ts';
import { notSold, pieceGone } from './refusals.ts';
import * as stored from './repository.ts';
import { lineLimit } from './wire.ts';

/** Lines of one bag. */
const mostLines = 50;

type Shopper = CustomerCaller | GuestCaller;

interface AddedPiece {
  readonly productCode: string;
  readonly USSID: string;
  readonly quantity: number;
  /** Of a line that was taken out: it comes back to its place. */
  readonly entryNumber?: string | undefined;
  readonly deliveryMode?: DeliveryMode | undefined;
}

export type Carts = ReturnType<typeof createCarts>;

/** Bags: a guest's by guid, a customer's by code. */
export function createCarts(db: Database, clock: Clock) {
  /**
   * The open cart a shopper names. A customer who names one of hers that has ended (it was ordered, the answer was lost) is led to
   * the one she has now; a guest's that has ended, or belongs to somebody, is unknown.
   */
  async function find(caller: Shopper, name: string): Promise<stored.StoredCart> {
    if (caller.kind === 'global') {
      const found = await stored.findCartByGuid(db, name);
      if (!found || found.customerId !== null || found.status !== 'open') throw cartNotFound();
      return found;
    }
    const found = await stored.findCartOf(db, caller.customerId, name);
    if (!found) throw cartNotFound();
    if (found.status === 'open') return found;
    // What was bought at once has no successor.
    if (found.kind === 'buyNow') throw cartNotFound();
    return stored.openCartOf(db, caller.customerId, clock.now());
  }

  /** The bag of whoever asks: a customer's own, a guest's by its guid. Undefined where there is none that is open. */
  async function named(caller: Shopper, guid: string | undefined): Promise<stored.StoredCart | undefined> {
    if (caller.kind === 'customer') return stored.findOpenCart(db, caller.customerId);
    const found = guid === undefined ? undefined : await stored.findCartByGuid(db, guid);
    return found?.customerId === null && found.status === 'open' ? found : undefined;
  }

  /** Changes a cart under its lock. A customer's that was ordered in the meantime is replaced by the next; any other is unknown then. */
  const change = async <T>(
    caller: Shopper,
    name: string,
    work: (tx: Database, cart: stored.StoredCart) => Promise<T>,
  ): Promise<T> => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { id } = await find(caller, name);
      const done = await db.transaction(async (tx) => {
        const [cart] = await stored.lockCarts(tx, [id]);
        if (cart?.status !== 'open') return undefined;
        const answer = await work(tx, cart);
        await stored.changeCart(tx, id, { updatedAt: clock.now(), mergeNote: null });
        return { answer };
      });
      if (done) return done.answer;
      // It ended while the lock was waited for: a customer is led to the next one.
    }
    throw cartNotFound();
  };

  return {
    find,
    change,

    /** An open cart for whoever asks: a new one for a guest, the one there is for a customer. */
    open: (caller: Shopper) =>
      caller.kind === 'customer'
        ? stored.openCartOf(db, caller.customerId, clock.now())
        : stored.addGuestCart(db, clock.now()),

    add(caller: Shopper, name: string, piece: AddedPiece) {
      return change(caller, name, async (tx, cart) => {
        const offer = await stored.findOffer(tx, piece.USSID);
        // What is given away comes with what it is given for, and cannot be taken.
        if (offer?.productId !== piece.productCode || offer.isGiveAway) throw notSold();
        const lines = await stored.plainLines(tx, cart.id);
        const known = lines.find(({ ussid }) => ussid === piece.USSID);
        const quantity = checkQuantity((known?.quantity ?? 0) + piece.quantity, offer);
        const entryNumber = known?.entryNumber ?? placeOf(piece, cart, lines);
        if (known) await stored.setQuantity(tx, cart.id, entryNumber, quantity);
        else {
          if (lines.length >= mostLines)
            throw new Refusal(409, 'B9302', `A bag holds ${mostLines} different pieces.`);
          await stored.addLine(tx, {
            cartId: cart.id,
            entryNumber,
            ussid: offer.ussid,
            quantity,
            addedPaise: offer.pricePaise,
            deliveryMode: piece.deliveryMode ?? null,
          });
          await stored.changeCart(tx, cart.id, { nextEntry: Math.max(cart.nextEntry, entryNumber + 1) });
        }
        return { entryNumber: String(entryNumber), quantity, count: await stored.countPieces(tx, cart.id) };
      });
    },

    update(caller: Shopper, name: string, entry: number, quantity: number) {
      return change(caller, name, async (tx, cart) => {
        const line = (await stored.plainLines(tx, cart.id)).find(({ entryNumber }) => entryNumber === entry);
        const offer = line && (await stored.findOffer(tx, line.ussid));
        if (!offer) throw pieceGone();
        // Fewer than before can always be had: a bag may hold more than there is left.
        if (quantity >= line.quantity) checkQuantity(quantity, offer);
        await stored.setQuantity(tx, cart.id, entry, quantity);
        return { quantity, count: await stored.countPieces(tx, cart.id) };
      });
    },

    /** A line that is gone already is a success. */
    remove(caller: Shopper, name: string, entry: number): Promise<number> {
      return change(caller, name, async (tx, cart) => {
        await stored.dropLine(tx, cart.id, entry);
        return stored.countPieces(tx, cart.id);
      });
    },

    named,

    /** Pieces for the badge; a cart that is not there holds none. */
    async count(caller: Shopper, guid: string | undefined): Promise<number> {
      const cart = await named(caller, guid);
      return cart ? stored.countPieces(db, cart.id) : 0;
    },
  };
}

/** The entry number of a new line: the one it had before, where that is free, else the next. */
function placeOf(
  { entryNumber }: AddedPiece,
  { nextEntry }: stored.StoredCart,
  lines: readonly stored.StoredLine[],
): number {
  const former = entryNumber === undefined ? nextEntry : Number(entryNumber);
  return former < nextEntry && !lines.some((line) => line.entryNumber === former) ? former : nextEntry;
}

/** Throws where there are not so many, or a line may not hold them. */
export function checkQuantity(
  quantity: number,
  { stock, productName }: { stock: number; productName: string },
): number {
  if (quantity > stock)
    throw new Refusal(
      409,
      'B9301',
      stock === 0
        ? `${productName} is sold out.`
        : `Only ${stock} of ${productName} ${stock === 1 ? 'is' : 'are'} left.`,
    );
  if (quantity > lineLimit) throw new Refusal(409, 'B9302', `You can order up to ${lineLimit} of one piece.`);
  return quantity;
}
