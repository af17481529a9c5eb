import { paiseToRupees } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import type { CustomerCaller, GuestCaller } from '../../http/caller.ts';
import { domainError } from '../../errors/domainError.ts';
import type { DeliveryMode } from '../../db/schema/index.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import * as stored from './repository.ts';

type Shopper = CustomerCaller | GuestCaller;

interface AddedLine {
  readonly productCode: string;
  readonly USSID: string;
  readonly quantity: number;
  /**
   * Entry number that a removed line had. When the line is restored, it gets this number and its position
   * back.
   */
  readonly entryNumber?: string | undefined;
  readonly deliveryMode?: DeliveryMode | undefined;
}

export type Carts = ReturnType<typeof createCarts>;

/**
 * Reads and changes bags. The `name` of a bag is its guid for a guest, and its code or guid for a customer.
 */
export function createCarts(db: Database, clock: Clock, livePolicy: LivePolicy) {
  /**
   * Finds the open cart with a name. After a lost response, a customer may name a bag that is already
   * ordered; the customer's current bag is then returned. Rejects with CartError for an unknown name, and for
   * a guest's cart that is closed or belongs to a customer.
   */
  async function find(caller: Shopper, name: string): Promise<stored.StoredCart> {
    if (caller.kind === 'global') {
      const found = await stored.findCartByGuid(db, name);
      if (!found || found.customerId !== null || found.status !== 'open') throw domainError('bagNotFound');
      return found;
    }
    const found = await stored.findCartOf(db, caller.customerId, name);
    if (!found) throw domainError('bagNotFound');
    if (found.status === 'open') return found;
    // A closed buy-now cart is an error: the customer's bag is not returned in its place.
    if (found.kind === 'buyNow') throw domainError('bagNotFound');
    return stored.openCartOf(db, caller.customerId, clock.now());
  }

  /** The caller's open bag: a customer's by account, a guest's by guid. Undefined without an open bag. */
  async function findOwnCart(
    caller: Shopper,
    guid: string | undefined,
  ): Promise<stored.StoredCart | undefined> {
    if (caller.kind === 'customer') return stored.findOpenCart(db, caller.customerId);
    const found = guid === undefined ? undefined : await stored.findCartByGuid(db, guid);
    return found?.customerId === null && found.status === 'open' ? found : undefined;
  }

  /**
   * Changes a cart while it is locked. If a customer's bag has been ordered, changes the customer's next bag.
   * Rejects with CartError for any other closed cart.
   */
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
        const result = await work(tx, cart);
        await stored.changeCart(tx, id, { updatedAt: clock.now(), mergeNote: null });
        return { result };
      });
      if (done) return done.result;
      // The cart was closed while this call waited for the lock. The second attempt finds the customer's next
      // cart.
    }
    throw domainError('bagNotFound');
  };

  return {
    find,
    change,

    /** Opens a cart: a new one for a guest, the current one for a customer. */
    open: (caller: Shopper) =>
      caller.kind === 'customer'
        ? stored.openCartOf(db, caller.customerId, clock.now())
        : stored.addGuestCart(db, clock.now()),

    async add(caller: Shopper, name: string, request: AddedLine) {
      const { maxBagLines, maxLineQuantity } = await livePolicy.read();
      return change(caller, name, async (tx, cart) => {
        const offer = await stored.findOffer(tx, request.USSID);
        // Free gifts are added by their rule, never by the shopper.
        if (offer?.productId !== request.productCode || offer.isGiveAway) throw domainError('itemNotSold');
        const lines = await stored.listLines(tx, cart.id);
        const known = lines.find(({ ussid }) => ussid === request.USSID);
        const quantity = checkQuantity((known?.quantity ?? 0) + request.quantity, offer, maxLineQuantity);
        const entryNumber = known?.entryNumber ?? entryNumberFor(request, cart, lines);
        if (known) await stored.setQuantity(tx, cart.id, entryNumber, quantity);
        else {
          if (lines.length >= maxBagLines) throw domainError('bagFull', maxBagLines);
          await stored.addLine(tx, {
            cartId: cart.id,
            entryNumber,
            ussid: offer.ussid,
            quantity,
            addedPaise: offer.pricePaise,
            deliveryMode: request.deliveryMode ?? null,
          });
          await stored.changeCart(tx, cart.id, { nextEntry: Math.max(cart.nextEntry, entryNumber + 1) });
        }
        return {
          ...{ entryNumber: String(entryNumber), quantity },
          count: await stored.countUnits(tx, cart.id),
          ...{ price: paiseToRupees(offer.pricePaise), sellerId: offer.sellerId },
        };
      });
    },

    async update(caller: Shopper, name: string, entry: number, quantity: number) {
      const { maxLineQuantity } = await livePolicy.read();
      return change(caller, name, async (tx, cart) => {
        const line = (await stored.listLines(tx, cart.id)).find(({ entryNumber }) => entryNumber === entry);
        const offer = line && (await stored.findOffer(tx, line.ussid));
        if (!offer) throw domainError('lineNotFound');
        // A lower quantity is always allowed, because the stock may have fallen below the quantity in the
        // bag.
        if (quantity >= line.quantity) checkQuantity(quantity, offer, maxLineQuantity);
        await stored.setQuantity(tx, cart.id, entry, quantity);
        return { quantity, count: await stored.countUnits(tx, cart.id) };
      });
    },

    /** Removes a line; succeeds if it is already gone. Resolves to the units in the cart. */
    remove(caller: Shopper, name: string, entry: number): Promise<number> {
      return change(caller, name, async (tx, cart) => {
        await stored.dropLine(tx, cart.id, entry);
        return stored.countUnits(tx, cart.id);
      });
    },

    findOwnCart,

    /** Units in the caller's bag, for the badge of the bag icon; 0 without an open bag. */
    async count(caller: Shopper, guid: string | undefined): Promise<number> {
      const cart = await findOwnCart(caller, guid);
      return cart ? stored.countUnits(db, cart.id) : 0;
    },
  };
}

/**
 * Entry number of a new line. A restored line gets its former number, if no other line has it. Otherwise the
 * line gets the next number.
 */
function entryNumberFor(
  { entryNumber }: AddedLine,
  { nextEntry }: stored.StoredCart,
  lines: readonly stored.StoredLine[],
): number {
  const former = entryNumber === undefined ? nextEntry : Number(entryNumber);
  return former < nextEntry && !lines.some((line) => line.entryNumber === former) ? former : nextEntry;
}

/** Returns the quantity. Throws if it exceeds the stock or the maximum units of a line. */
export function checkQuantity(
  quantity: number,
  { stock, productName }: { stock: number; productName: string },
  maxLineQuantity: number,
): number {
  if (quantity > stock) throw domainError('notEnoughStock', productName, stock);
  if (quantity > maxLineQuantity) throw domainError('quantityTooHigh', maxLineQuantity);
  return quantity;
}
