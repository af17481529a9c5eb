import type { WishlistProduct } from '@luxe/contract/calls';
import { indianDay, rupeesToPaise } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../refusal.ts';
import { colourOffer } from '../catalogue/price.ts';
import * as stored from './repository.ts';
import { toWireWish } from './wire.ts';

/** Pieces of one wishlist. */
const most = 200;
/** How long a piece is kept. */
const keptMs = 365 * 24 * 60 * 60_000;

/** A product as a page names it: by an offer, or by the colour it is shown in. */
export interface Wish {
  readonly productCode: string;
  readonly ussid?: string | undefined;
  readonly color?: string | undefined;
  /** A removal is undone: when it was added before, and at which price in rupees. */
  readonly addedDate?: string | undefined;
  readonly addedPrice?: number | undefined;
}

/** Wishlists of customers [ACC-04]. */
export function createWishlists(db: Database, clock: Clock) {
  /** What runs out today is there until the day is over: of an expiry only the day counts [ACC-19]. */
  const today = () => new Date(`${indianDay(clock.now())}T00:00:00+05:30`);

  /** Changes a wishlist under its lock; resolves to how many it holds then. */
  const change = (customerId: number, name: string, work: (tx: Database, id: number) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const { id } = await stored.openWishlist(tx, customerId, name, clock.now());
      await stored.lockWishlist(tx, id);
      await work(tx, id);
      return (await stored.listSaved(tx, id, today())).length;
    });

  return {
    /** Undefined for a customer who has none yet. */
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

    add: (customerId: number, name: string, wish: Wish): Promise<number> =>
      change(customerId, name, async (tx, wishlistId) => {
        const offer = await offerFor(tx, wish);
        const saved = await stored.listSaved(tx, wishlistId, today());
        const isKnown = saved.some(({ productCode }) => productCode === wish.productCode);
        if (!isKnown && saved.length >= most)
          throw new Refusal(409, 'B9207', `A wishlist holds ${most} pieces. Please take one out first.`);
        const addedAt = within(wish.addedDate, clock.now());
        await stored.keepLine(tx, {
          wishlistId,
          productId: wish.productCode,
          ussid: offer.ussid,
          isSizeChosen: wish.ussid !== undefined,
          addedPaise: wish.addedPrice === undefined ? offer.pricePaise : rupeesToPaise(wish.addedPrice),
          addedAt,
          expiresAt: new Date(addedAt.getTime() + keptMs),
        });
      }),

    /** One that is gone already is a success. */
    remove: (customerId: number, name: string, productCode: string): Promise<number> =>
      change(customerId, name, (tx, id) => stored.dropLine(tx, id, productCode)),
  };
}

/** When a piece counts as added: now, or as an undo says, which may neither look ahead nor further back than a piece is kept. */
function within(addedDate: string | undefined, now: Date): Date {
  if (addedDate === undefined) return now;
  const at = Date.parse(addedDate);
  return new Date(Math.min(now.getTime(), Math.max(now.getTime() - keptMs, at)));
}

async function productsOf(db: Database, wishlistId: number, from: Date): Promise<WishlistProduct[]> {
  const rows = await stored.wishRows(db, wishlistId, from);
  const variants = await stored.variantsOf(db, [...new Set(rows.map(({ productId }) => productId))]);
  return rows.map((row) => toWireWish(row, variants));
}

/** The offer that is named, if it is of that product; without one the best of the colour that is shown, or of the first that can be had. */
async function offerFor(db: Database, { productCode, ussid, color }: Wish) {
  const variants = await stored.variantsOf(db, [productCode]);
  const gone = new Refusal(404, 'B9209', 'This piece is not sold any more.');
  if (ussid !== undefined) {
    const named = variants.flatMap(({ offers }) => offers).find((one) => one.ussid === ussid);
    if (!named) throw gone;
    return named;
  }
  const isInStock = ({ offers }: stored.OfferedVariant) => offers.some(({ stock }) => stock > 0);
  const first = variants.find((one) => one.colour === color) ?? variants.find(isInStock) ?? variants[0];
  if (!first) throw gone;
  const { colourKey: key } = first;
  return colourOffer({
    key,
    productId: productCode,
    variants: variants.filter(({ colourKey }) => colourKey === key),
  });
}
