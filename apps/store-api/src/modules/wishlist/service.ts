import type { Clock } from '@luxe/host';
import type { WishlistProduct } from '@luxe/contract/calls';
import { indianDay, rupeesToPaise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { colourOffer } from '../catalogue/price.ts';
import type { Policy } from '../policy/policyValues.ts';
import * as stored from './repository.ts';
import { toWishlistProduct } from './wire.ts';

type WishlistPolicy = Pick<Policy, 'maxWishlistItems' | 'wishlistDays'>;

const dayMs = 24 * 60 * 60_000;

/**
 * A product to save in a wishlist. The page names an offer of the product, or only the colour that it shows.
 */
export interface WishlistItem {
  readonly productCode: string;
  readonly ussid?: string | undefined;
  readonly color?: string | undefined;
  /** Set to undo a removal: when the item was first added, and at which price in rupees. */
  readonly addedDate?: string | undefined;
  readonly addedPrice?: number | undefined;
}

/** Wishlists of customers [ACC-04]. */
export function createWishlists(db: Database, clock: Clock) {
  /** Start of today in India. An item that expires today stays until the day is over [ACC-19]. */
  const today = () => new Date(`${indianDay(clock.now())}T00:00:00+05:30`);

  /** Changes a wishlist under its lock; resolves to its number of items. */
  const change = (customerId: number, name: string, work: (tx: Database, id: number) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const { id } = await stored.openWishlist(tx, customerId, name, clock.now());
      await stored.lockWishlist(tx, id);
      await work(tx, id);
      return (await stored.listSaved(tx, id, today())).length;
    });

  return {
    /** Undefined for a customer without a wishlist. */
    async find(customerId: number, name: string, withProducts: boolean) {
      const list = await stored.findWishlist(db, customerId, name);
      if (!list) return undefined;
      return {
        name: list.name,
        saved: await stored.listSaved(db, list.id, today()),
        products: withProducts ? await productsOf(db, list.id, today()) : [],
      };
    },

    open: (customerId: number, name: string) => stored.openWishlist(db, customerId, name, clock.now()),

    add: (
      customerId: number,
      name: string,
      item: WishlistItem,
      { maxWishlistItems, wishlistDays }: WishlistPolicy,
    ): Promise<number> =>
      change(customerId, name, async (tx, wishlistId) => {
        const offer = await offerFor(tx, item);
        const saved = await stored.listSaved(tx, wishlistId, today());
        const isKnown = saved.some(({ productCode }) => productCode === item.productCode);
        if (!isKnown && saved.length >= maxWishlistItems) throw domainError('wishlistFull', maxWishlistItems);
        const retentionMs = wishlistDays * dayMs;
        const addedAt = clampAddedAt(item.addedDate, clock.now(), retentionMs);
        await stored.saveLine(tx, {
          wishlistId,
          productId: item.productCode,
          ussid: offer.ussid,
          isSizeChosen: item.ussid !== undefined,
          addedPaise: item.addedPrice === undefined ? offer.pricePaise : rupeesToPaise(item.addedPrice),
          addedAt,
          expiresAt: new Date(addedAt.getTime() + retentionMs),
        });
      }),

    /** Succeeds when the item is already gone. */
    remove: (customerId: number, name: string, productCode: string): Promise<number> =>
      change(customerId, name, (tx, id) => stored.dropLine(tx, id, productCode)),
  };
}

/**
 * Time at which an item counts as added. It is now, unless an undo gives the earlier time. That time is
 * limited to the past and to at most `retentionMs` ago.
 */
function clampAddedAt(addedDate: string | undefined, now: Date, retentionMs: number): Date {
  if (addedDate === undefined) return now;
  const at = Date.parse(addedDate);
  return new Date(Math.min(now.getTime(), Math.max(now.getTime() - retentionMs, at)));
}

async function productsOf(db: Database, wishlistId: number, from: Date): Promise<WishlistProduct[]> {
  const rows = await stored.wishlistRows(db, wishlistId, from);
  const variants = await stored.variantsOf(db, [...new Set(rows.map(({ productId }) => productId))]);
  return rows.map((row) => toWishlistProduct(row, variants));
}

/**
 * Returns the offer that the page names, if the offer belongs to the product. When the page names none,
 * returns the best offer of the shown colour, or else of the first colour in stock.
 */
async function offerFor(db: Database, { productCode, ussid, color }: WishlistItem) {
  const variants = await stored.variantsOf(db, [productCode]);
  if (ussid !== undefined) {
    const named = variants.flatMap(({ offers }) => offers).find((one) => one.ussid === ussid);
    if (!named) throw domainError('wishlistItemNotSold');
    return named;
  }
  const isInStock = ({ offers }: stored.OfferedVariant) => offers.some(({ stock }) => stock > 0);
  const first = variants.find((one) => one.colour === color) ?? variants.find(isInStock) ?? variants[0];
  if (!first) throw domainError('wishlistItemNotSold');
  const { colourKey: key } = first;
  return colourOffer({
    key,
    productId: productCode,
    variants: variants.filter(({ colourKey }) => colourKey === key),
  });
}
