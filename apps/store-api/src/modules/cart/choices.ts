import type { Clock } from '@luxe/host';
import { rupeesToPaise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import type { DeliveryMode } from '../../db/schema/index.ts';
import type { CustomerCaller, GuestCaller } from '../../http/caller.ts';
import { domainError } from '../../errors/domainError.ts';
import type { LivePolicy } from '../policy/livePolicy.ts';
import { toGiftColumns, toGiftOptions, type GiftOptions } from './giftOptions.ts';
import * as stored from './repository.ts';
import { checkQuantity, type Carts } from './service.ts';

type Shopper = GuestCaller | CustomerCaller;

/**
 * Changes what the shopper chooses for a line (delivery mode, size or colour, acknowledged price) and for the
 * bag (gift options).
 */
export function createChoices(carts: Carts, livePolicy: LivePolicy) {
  /** Changes a line under the lock of its cart. Rejects if the cart has no such line. */
  const changeLine = <T>(
    caller: Shopper,
    name: string,
    entry: number,
    work: (tx: Database, line: stored.StoredLine, others: readonly stored.StoredLine[]) => Promise<T>,
  ): Promise<T> =>
    carts.change(caller, name, async (tx, cart) => {
      const lines = await stored.listLines(tx, cart.id);
      const line = lines.find(({ entryNumber }) => entryNumber === entry);
      if (!line) throw domainError('lineNotFound');
      return work(
        tx,
        line,
        lines.filter((other) => other !== line),
      );
    });

  return {
    deliveryMode: (caller: Shopper, name: string, entry: number, deliveryMode: DeliveryMode): Promise<void> =>
      changeLine(caller, name, entry, async (tx, line) => {
        await stored.changeLine(tx, line, { deliveryMode });
      }),

    /** Changes a line to another offer of its product, or merges it into the line of that offer. */
    async offer(caller: Shopper, name: string, entry: number, ussid: string) {
      const { maxLineQuantity } = await livePolicy.read();
      return changeLine(caller, name, entry, async (tx, line, others) => {
        const former = await stored.findOffer(tx, line.ussid);
        const offer = await stored.findOffer(tx, ussid);
        if (!offer || offer.isGiveAway || offer.productId !== former?.productId)
          throw domainError('itemNotSold');
        const equal = others.find((other) => other.ussid === ussid);
        const targetLine = equal ?? line;
        const quantity = ussid === line.ussid ? line.quantity : line.quantity + (equal?.quantity ?? 0);
        if (ussid !== line.ussid) {
          checkQuantity(quantity, offer, maxLineQuantity);
          if (equal) await stored.dropLine(tx, line.cartId, entry);
          await stored.changeLine(tx, targetLine, {
            quantity,
            ...(!equal && { ussid, addedPaise: offer.pricePaise }),
          });
        }
        return {
          entryNumber: String(targetLine.entryNumber),
          quantity,
          count: await stored.countUnits(tx, line.cartId),
        };
      });
    },

    /**
     * Changes the gift options. Rejects once the cart is ordered or being paid for, because the order has its
     * own copy of them.
     */
    giftOptions: (caller: Shopper, name: string, options: GiftOptions): Promise<GiftOptions> =>
      carts.change(caller, name, async (tx, cart) => {
        await checkNotOrdered(tx, cart, name);
        const columns = toGiftColumns(options);
        await stored.changeCart(tx, cart.id, columns);
        return toGiftOptions(columns);
      }),

    /**
     * Acknowledges a changed price. Does nothing if `rupees` is not the current price or the line is gone.
     */
    price: (caller: Shopper, name: string, entry: number, rupees: number): Promise<void> =>
      carts.change(caller, name, async (tx, cart) => {
        const line = (await stored.listLines(tx, cart.id)).find(({ entryNumber }) => entryNumber === entry);
        const offer = line && (await stored.findOffer(tx, line.ussid));
        if (line && offer?.pricePaise === rupeesToPaise(rupees))
          await stored.changeLine(tx, line, { addedPaise: offer.pricePaise });
      }),
  };
}

async function checkNotOrdered(tx: Database, cart: stored.StoredCart, name: string): Promise<void> {
  if (await stored.hasOrder(tx, cart.id)) throw domainError('giftOptionsBeingPaid');
  // A browser that did not receive the response to its order still sends the name of the ordered bag. `cart`
  // is then the customer's next bag. If that bag is empty, the shopper means the ordered bag, which cannot
  // change.
  const isNext = cart.code !== name && cart.guid !== name;
  if (isNext && (await stored.countUnits(tx, cart.id)) === 0) throw domainError('giftOptionsOrdered');
}

interface BuyNowLine {
  readonly productCode: string;
  readonly USSID: string;
  readonly quantity: number;
}

/**
 * Replaces the content of the customer's buy-now cart with one line. Opens a new buy-now cart if an order
 * from the current one is being paid. The bag is a separate cart [BAG-08].
 */
export const buyNow = (
  db: Database,
  clock: Clock,
  { customerId }: CustomerCaller,
  { productCode, USSID, quantity }: BuyNowLine,
  maxLineQuantity: number,
): Promise<stored.StoredCart> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const offer = await stored.findOffer(tx, USSID);
    if (offer?.productId !== productCode || offer.isGiveAway) throw domainError('itemNotSold');
    checkQuantity(quantity, offer, maxLineQuantity);
    const cart = await emptyBuyNowCart(tx, customerId, now);
    await stored.addLine(tx, {
      cartId: cart.id,
      entryNumber: 0,
      ussid: USSID,
      quantity,
      addedPaise: offer.pricePaise,
    });
    await stored.changeCart(tx, cart.id, { ...stored.noChoices, nextEntry: 1, updatedAt: now });
    return cart;
  });

async function emptyBuyNowCart(tx: Database, customerId: number, now: Date): Promise<stored.StoredCart> {
  const known = await stored.openCartOf(tx, customerId, now, 'buyNow');
  const [locked] = await stored.lockCarts(tx, [known.id]);
  if (locked?.status === 'open' && !(await stored.hasOrder(tx, known.id))) {
    await stored.dropLines(tx, known.id);
    return known;
  }
  await stored.changeCart(tx, known.id, { status: 'ordered', updatedAt: now });
  return stored.openCartOf(tx, customerId, now, 'buyNow');
}
