import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  brand,
  offer,
  product,
  productColour,
  variant,
  wishlist,
  wishlistLine,
} from '../../db/schema/index.ts';

export type StoredWishlist = typeof wishlist.$inferSelect;

export const findWishlist = async (
  db: Database,
  customerId: number,
  name: string,
): Promise<StoredWishlist | undefined> =>
  (
    await db
      .select()
      .from(wishlist)
      .where(and(eq(wishlist.customerId, customerId), eq(wishlist.name, name)))
  )[0];

/**
 * Returns the customer's wishlist of that name; creates it when there is none. Concurrent calls get the same
 * wishlist.
 */
export async function openWishlist(
  db: Database,
  customerId: number,
  name: string,
  createdAt: Date,
): Promise<StoredWishlist> {
  const known = await findWishlist(db, customerId, name);
  if (known) return known;
  const [made] = await db
    .insert(wishlist)
    .values({ customerId, name, createdAt })
    .onConflictDoNothing()
    .returning();
  const open = made ?? (await findWishlist(db, customerId, name));
  if (!open) throw new Error('a wishlist was neither made nor found');
  return open;
}

/** Allows one change of a wishlist at a time, so that concurrent changes cannot exceed its limit. */
export const lockWishlist = (db: Database, id: number) =>
  db.select({ id: wishlist.id }).from(wishlist).where(eq(wishlist.id, id)).for('update');

/** Items that expire at the given time or later. The item that was added last comes first. */
export const listSaved = (db: Database, wishlistId: number, from: Date) =>
  db
    .select({ productCode: wishlistLine.productId, USSID: wishlistLine.ussid })
    .from(wishlistLine)
    .where(and(eq(wishlistLine.wishlistId, wishlistId), gte(wishlistLine.expiresAt, from)))
    .orderBy(desc(wishlistLine.addedAt), asc(wishlistLine.productId));

export const saveLine = (db: Database, line: typeof wishlistLine.$inferInsert) => {
  const { wishlistId: _, productId: __, ...values } = line;
  return db
    .insert(wishlistLine)
    .values(line)
    .onConflictDoUpdate({ target: [wishlistLine.wishlistId, wishlistLine.productId], set: values });
};

export const dropLine = (db: Database, wishlistId: number, productId: string) =>
  db
    .delete(wishlistLine)
    .where(and(eq(wishlistLine.wishlistId, wishlistId), eq(wishlistLine.productId, productId)));

export type WishlistRow = Awaited<ReturnType<typeof wishlistRows>>[number];

/** Items of a wishlist, with the data of their products and colours that a page shows. */
export const wishlistRows = (db: Database, wishlistId: number, from: Date) =>
  db
    .select({
      ussid: wishlistLine.ussid,
      isSizeChosen: wishlistLine.isSizeChosen,
      addedPaise: wishlistLine.addedPaise,
      addedAt: wishlistLine.addedAt,
      expiresAt: wishlistLine.expiresAt,
      sku: variant.sku,
      colourKey: variant.colourKey,
      productId: product.id,
      productName: product.name,
      slug: product.slug,
      catalogue: product.catalogue,
      brandName: brand.name,
      color: productColour.name,
      images: productColour.images,
    })
    .from(wishlistLine)
    .innerJoin(offer, eq(offer.ussid, wishlistLine.ussid))
    .innerJoin(variant, eq(variant.sku, offer.variantSku))
    .innerJoin(product, eq(product.id, wishlistLine.productId))
    .innerJoin(
      productColour,
      and(eq(productColour.productId, variant.productId), eq(productColour.key, variant.colourKey)),
    )
    .innerJoin(brand, eq(brand.code, product.brandCode))
    .where(and(eq(wishlistLine.wishlistId, wishlistId), gte(wishlistLine.expiresAt, from)))
    .orderBy(desc(wishlistLine.addedAt), asc(wishlistLine.productId));

export interface OfferedVariant {
  readonly sku: string;
  readonly colourKey: string;
  readonly colour: string;
  readonly productId: string;
  /** Size of the variant. Null when the product has only one size. */
  readonly size: string | null;
  readonly sizeLabel: string;
  /** Sorted by rank. */
  readonly offers: readonly (typeof offer.$inferSelect)[];
}

/** Every variant of these products with its offers, in the order of colours and sizes. */
export async function variantsOf(db: Database, productIds: readonly string[]): Promise<OfferedVariant[]> {
  if (productIds.length === 0) return [];
  const rows = await db
    .select({ variant, offer, colour: productColour.name })
    .from(variant)
    .innerJoin(offer, eq(offer.variantSku, variant.sku))
    .innerJoin(
      productColour,
      and(eq(productColour.productId, variant.productId), eq(productColour.key, variant.colourKey)),
    )
    .where(inArray(variant.productId, [...productIds]))
    .orderBy(asc(variant.productId), asc(productColour.position), asc(variant.position), sql`${offer.rank}`);
  const bySku = new Map<string, OfferedVariant & { offers: (typeof offer.$inferSelect)[] }>();
  for (const { variant: one, offer: sold, colour } of rows) {
    const known = bySku.get(one.sku);
    if (known) known.offers.push(sold);
    else bySku.set(one.sku, { ...one, colour, offers: [sold] });
  }
  return [...bySku.values()];
}
