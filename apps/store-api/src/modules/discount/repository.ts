import { cleanCode, isCode } from '@luxe/format';
import { and, asc, count, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customerOrder, discount, discountUse, type DiscountKind } from '../../db/schema/index.ts';

export type StoredDiscount = typeof discount.$inferSelect;

/** Rules of the given kinds that are valid on `day` (a day in India), sorted by code. */
export const runningDiscounts = (
  db: Database,
  kinds: readonly DiscountKind[],
  day: string,
): Promise<StoredDiscount[]> =>
  db
    .select()
    .from(discount)
    .where(and(inArray(discount.kind, [...kinds]), lte(discount.fromDay, day), gte(discount.untilDay, day)))
    .orderBy(asc(discount.code));

/**
 * Rules that product pages show on `day` or later, sorted by code: those that the shop lists, and no-cost EMI
 * plans.
 */
export const shownDiscounts = (db: Database, day: string): Promise<StoredDiscount[]> =>
  db
    .select()
    .from(discount)
    .where(and(gte(discount.untilDay, day), or(discount.isListed, eq(discount.kind, 'emi'))))
    .orderBy(asc(discount.code));

/** Coupons that the shop lists and that have not ended before `day`, sorted by code. */
export const listedCoupons = (db: Database, day: string): Promise<StoredDiscount[]> =>
  db
    .select()
    .from(discount)
    .where(and(eq(discount.kind, 'coupon'), discount.isListed, gte(discount.untilDay, day)))
    .orderBy(asc(discount.code));

/**
 * Finds a rule by its code, as stored or as a shopper typed it. Spaces and dashes are ignored: `BRAE HANDS`
 * and `BRAEHANDS` find `BRAE-HANDS`. An exact match has priority.
 */
export const findDiscount = async (
  db: Database,
  kind: DiscountKind,
  code: string,
): Promise<StoredDiscount | undefined> => {
  const clean = cleanCode(code);
  if (!isCode(clean)) return undefined;
  const found = await db
    .select()
    .from(discount)
    .where(
      and(eq(sql`replace(${discount.code}, '-', '')`, clean.replaceAll('-', '')), eq(discount.kind, kind)),
    )
    .orderBy(asc(discount.code));
  return found.find((one) => one.code === clean) ?? found[0];
};

/** Counts how often a customer has used a rule. Orders that are being paid for count, too. */
export async function countUses(db: Database, customerId: number, code: string): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(discountUse)
    .where(and(eq(discountUse.customerId, customerId), eq(discountUse.code, code)));
  return row?.uses ?? 0;
}

/**
 * Whether a customer has another order, placed or being paid for. An order from the given cart does not
 * count.
 */
export const hasOtherOrder = async (db: Database, customerId: number, cartId: number): Promise<boolean> =>
  (
    await db
      .select({ id: customerOrder.id })
      .from(customerOrder)
      .where(
        and(
          eq(customerOrder.customerId, customerId),
          inArray(customerOrder.status, ['open', 'placed']),
          ne(customerOrder.cartId, cartId),
        ),
      )
      .limit(1)
  ).length > 0;

export const addUse = (db: Database, use: typeof discountUse.$inferInsert) =>
  db.insert(discountUse).values(use);

export const dropUses = (db: Database, orderId: string) =>
  db.delete(discountUse).where(eq(discountUse.orderId, orderId));
