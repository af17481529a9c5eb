import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import {
  brand,
  cart,
  cartLine,
  category,
  customerOrder,
  offer,
  product,
  productColour,
  seller,
  variant,
} from '../../db/schema/index.ts';

export type StoredCart = typeof cart.$inferSelect;

/** The guid is random, because it alone gives access to a guest's cart. */
const newCart = (customerId: number | undefined, now: Date, kind: StoredCart['kind'] = 'bag') => ({
  kind,
  guid: randomUUID(),
  code: randomUUID(),
  customerId: customerId ?? null,
  createdAt: now,
  updatedAt: now,
});

type CartColumn = keyof StoredCart;
type Identity = 'id' | 'guid' | 'code' | 'customerId' | 'kind' | 'status' | 'mergedInto' | 'nextEntry';

/**
 * Values of the cart columns when the shopper has chosen nothing. The type requires every new column to be
 * listed here or in `Identity`.
 */
export const noChoices: Readonly<
  Pick<StoredCart, Exclude<CartColumn, Identity | 'createdAt' | 'updatedAt'>>
> = {
  addressId: null,
  couponCode: null,
  bankOfferCode: null,
  emiCode: null,
  usesCliqCash: false,
  usesPoints: false,
  usesBrandCash: false,
  giftWrap: false,
  giftMessage: '',
  hidesPrices: false,
  mergeNote: null,
};

export async function addGuestCart(db: Database, now: Date): Promise<StoredCart> {
  const [made] = await db.insert(cart).values(newCart(undefined, now)).returning();
  if (!made) throw new Error('no cart was made');
  return made;
}

/**
 * The open bag or buy-now cart of a customer, created if there is none. Simultaneous calls get the same cart.
 */
export async function openCartOf(
  db: Database,
  customerId: number,
  now: Date,
  kind: StoredCart['kind'] = 'bag',
): Promise<StoredCart> {
  const known = await findOpenCart(db, customerId, kind);
  if (known) return known;
  const [made] = await db
    .insert(cart)
    .values(newCart(customerId, now, kind))
    .onConflictDoNothing()
    .returning();
  const open = made ?? (await findOpenCart(db, customerId, kind));
  if (!open) throw new Error('a cart was neither made nor found');
  return open;
}

export const findOpenCart = async (
  db: Database,
  customerId: number,
  kind: StoredCart['kind'] = 'bag',
): Promise<StoredCart | undefined> =>
  (
    await db
      .select()
      .from(cart)
      .where(and(eq(cart.customerId, customerId), eq(cart.status, 'open'), eq(cart.kind, kind)))
  )[0];

/** Records the use of a cart, with at most one write a day. */
export const recordUse = async (db: Database, { id, updatedAt }: StoredCart, now: Date): Promise<void> => {
  if (now.getTime() - updatedAt.getTime() > 24 * 60 * 60_000) await changeCart(db, id, { updatedAt: now });
};

export const findCartByGuid = async (db: Database, guid: string): Promise<StoredCart | undefined> =>
  (await db.select().from(cart).where(eq(cart.guid, guid)))[0];

/**
 * Finds a customer's cart by its code. Also accepts the guid of the cart, because a browser may still hold
 * the guid.
 */
export const findCartOf = async (
  db: Database,
  customerId: number,
  name: string,
): Promise<StoredCart | undefined> =>
  (
    await db
      .select()
      .from(cart)
      .where(and(eq(cart.customerId, customerId), sql`(${cart.code} = ${name} or ${cart.guid} = ${name})`))
  )[0];

/** Locks carts in the order of their ids, to avoid deadlocks. */
export const lockCarts = (db: Database, ids: readonly number[]): Promise<StoredCart[]> =>
  db
    .select()
    .from(cart)
    .where(inArray(cart.id, [...ids]))
    .orderBy(asc(cart.id))
    .for('update');

/** Condition for the open or placed order of a cart; failed orders do not count. */
export const isOrderOf = (cartId: number) =>
  and(eq(customerOrder.cartId, cartId), ne(customerOrder.status, 'failed'));

/** Whether a cart has an open or placed order. */
export const hasOrder = async (db: Database, cartId: number): Promise<boolean> =>
  (await db.select({ id: customerOrder.id }).from(customerOrder).where(isOrderOf(cartId)).limit(1)).length >
  0;

export const changeCart = (db: Database, id: number, values: Partial<typeof cart.$inferInsert>) =>
  db.update(cart).set(values).where(eq(cart.id, id));

export const listLines = (db: Database, cartId: number) =>
  db.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.entryNumber));

export const addLine = (db: Database, line: typeof cartLine.$inferInsert) => db.insert(cartLine).values(line);

export type StoredLine = typeof cartLine.$inferSelect;

export const changeLine = (
  db: Database,
  { cartId, entryNumber }: Pick<StoredLine, 'cartId' | 'entryNumber'>,
  values: Partial<Pick<StoredLine, 'ussid' | 'quantity' | 'addedPaise' | 'deliveryMode'>>,
) =>
  db
    .update(cartLine)
    .set(values)
    .where(and(eq(cartLine.cartId, cartId), eq(cartLine.entryNumber, entryNumber)));

export const setQuantity = (db: Database, cartId: number, entryNumber: number, quantity: number) =>
  db
    .update(cartLine)
    .set({ quantity })
    .where(and(eq(cartLine.cartId, cartId), eq(cartLine.entryNumber, entryNumber)));

export const dropLine = (db: Database, cartId: number, entryNumber: number) =>
  db.delete(cartLine).where(and(eq(cartLine.cartId, cartId), eq(cartLine.entryNumber, entryNumber)));

export const dropLines = (db: Database, cartId: number) =>
  db.delete(cartLine).where(eq(cartLine.cartId, cartId));

/** Units in a cart. */
export async function countUnits(db: Database, cartId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${cartLine.quantity}), 0)::int` })
    .from(cartLine)
    .where(eq(cartLine.cartId, cartId));
  return row?.count ?? 0;
}

/** An offer with its product. */
export const findOffer = async (db: Database, ussid: string) => (await findOffers(db, [ussid]))[0];

/** Offers by their USSIDs, in one query and no particular order. Unknown ones are left out. */
export const findOffers = (db: Database, ussids: readonly string[]) =>
  db
    .select({
      ussid: offer.ussid,
      productId: variant.productId,
      productName: product.name,
      pricePaise: offer.pricePaise,
      sellerId: offer.sellerId,
      stock: offer.stock,
      isGiveAway: product.isGiveAway,
    })
    .from(offer)
    .innerJoin(variant, eq(variant.sku, offer.variantSku))
    .innerJoin(product, eq(product.id, variant.productId))
    .where(inArray(offer.ussid, [...ussids]));

type OfferRow = Awaited<ReturnType<typeof offerRows>>[number];

/** A line with everything that the bag shows. */
export type CartRow = OfferRow &
  Pick<typeof cartLine.$inferSelect, 'entryNumber' | 'quantity' | 'addedPaise' | 'deliveryMode'> & {
    /** Title of the rule that gives this gift; null for a bought item [BAG-12]. */
    readonly giftOf: string | null;
  };

/** Lines of a cart by entry number. */
export async function cartRows(db: Database, cartId: number): Promise<CartRow[]> {
  const lines = await listLines(db, cartId);
  if (lines.length === 0) return [];
  const offersByUssid = new Map(
    (
      await offerRows(
        db,
        lines.map(({ ussid }) => ussid),
      )
    ).map((row) => [row.ussid, row]),
  );
  return lines.flatMap(({ ussid, entryNumber, quantity, addedPaise, deliveryMode }) => {
    const row = offersByUssid.get(ussid);
    return row ? [{ ...row, entryNumber, quantity, addedPaise, deliveryMode, giftOf: null }] : [];
  });
}

/** Offers with everything that the bag shows, in one query. */
export const offerRows = (db: Database, ussids: readonly string[]) =>
  db
    .select({
      ussid: offer.ussid,
      pricePaise: offer.pricePaise,
      mrpPaise: offer.mrpPaise,
      stock: offer.stock,
      deliveryModes: offer.deliveryModes,
      sellerName: seller.name,
      size: variant.size,
      sizeLabel: variant.sizeLabel,
      color: productColour.name,
      images: productColour.images,
      productId: product.id,
      productName: product.name,
      slug: product.slug,
      catalogue: product.catalogue,
      categoryCode: product.categoryCode,
      hsnCode: sql<string>`coalesce(${product.hsnCode}, ${category.hsnCode})`,
      returnPolicy: product.returnPolicy,
      isProductNew: product.isProductNew,
      isOnlineExclusive: product.isOnlineExclusive,
      brandCode: brand.code,
      brandName: brand.name,
      /**
       * Categories, root first. They are found by parent codes, because a root code is not a prefix of all
       * codes below it: LSH21 is below LSH1.
       */
      categories: sql<{ category_id: string; category_name: string }[]>`(
        with recursive up as (
          select ${category.code}, ${category.name}, ${category.parentCode}, 0 as depth from ${category} where ${category.code} = ${product.categoryCode}
          union all
          select c.code, c.name, c.parent_code, up.depth + 1 from ${category} c join up on c.code = up.parent_code
        ) select json_agg(json_build_object('category_id', code, 'category_name', name) order by depth desc) from up)`,
    })
    .from(offer)
    .innerJoin(seller, eq(seller.id, offer.sellerId))
    .innerJoin(variant, eq(variant.sku, offer.variantSku))
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(
      productColour,
      and(eq(productColour.productId, variant.productId), eq(productColour.key, variant.colourKey)),
    )
    .innerJoin(brand, eq(brand.code, product.brandCode))
    .innerJoin(category, eq(category.code, product.categoryCode))
    .where(inArray(offer.ussid, [...ussids]));
