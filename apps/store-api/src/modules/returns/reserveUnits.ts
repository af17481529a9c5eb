import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recordChanges } from '../../db/changeLog.ts';
import type { Database } from '../../db/database.ts';
import { product, replacement, variant, offer } from '../../db/schema/index.ts';
import { lockOffers, returnStock, takeStock } from '../order/stockRepository.ts';

export type StoredReplacement = typeof replacement.$inferSelect;

/** Replacements of a return, by the id of the unit that comes back. */
export const replacementsOf = (tx: Database, returnIds: readonly number[]): Promise<StoredReplacement[]> =>
  returnIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(replacement)
        .where(inArray(replacement.returnId, [...returnIds]));

export const addReplacements = (tx: Database, rows: readonly (typeof replacement.$inferInsert)[]) =>
  tx.insert(replacement).values([...rows]);

/** Marks a replacement as sent. The database lets a unit be replaced once. */
export const markSent = (
  tx: Database,
  { returnId, unitId }: StoredReplacement,
  newUnitId: number,
  now: Date,
) =>
  tx
    .update(replacement)
    .set({ status: 'sent', newUnitId, sentAt: now })
    .where(and(eq(replacement.returnId, returnId), eq(replacement.unitId, unitId)));

const markAs = (tx: Database, status: 'reserved' | 'released', rows: readonly StoredReplacement[]) =>
  Promise.all(
    [...Map.groupBy(rows, ({ returnId }) => returnId)].map(([returnId, some]) =>
      tx
        .update(replacement)
        .set({ status })
        .where(
          and(
            eq(replacement.returnId, returnId),
            inArray(
              replacement.unitId,
              some.map(({ unitId }) => unitId),
            ),
          ),
        ),
    ),
  );

/** Number of units by offer. */
const quantitiesOf = (rows: readonly { readonly ussid: string }[]): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const { ussid } of rows) quantities.set(ussid, (quantities.get(ussid) ?? 0) + 1);
  return quantities;
};

/** Takes stock under the lock of the offers. Throws the result of `onShortage` when there is too little. */
export async function takeUnits(
  tx: Database,
  rows: readonly { readonly ussid: string }[],
  now: Date,
  onShortage: (ussid: string, stock: number) => Error,
): Promise<void> {
  const quantities = quantitiesOf(rows);
  const offers = await lockOffers(tx, [...quantities.keys()]);
  for (const [ussid, quantity] of quantities) {
    const stock = offers.find((one) => one.ussid === ussid)?.stock ?? 0;
    if (stock < quantity) throw onShortage(ussid, stock);
  }
  for (const [ussid, quantity] of quantities) await takeStock(tx, ussid, quantity);
  await recordChanges(tx, 'offer', [...quantities.keys()], now);
}

/** Returns the stock of reserved units of a return; does nothing for the others. */
export async function releaseUnits(tx: Database, returnId: number, now: Date): Promise<void> {
  const rows = (await replacementsOf(tx, [returnId])).filter(({ status }) => status === 'reserved');
  await release(tx, rows, now);
}

async function release(tx: Database, rows: readonly StoredReplacement[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const quantities = quantitiesOf(rows);
  await lockOffers(tx, [...quantities.keys()]);
  for (const [ussid, quantity] of quantities) await returnStock(tx, ussid, quantity);
  await markAs(tx, 'released', rows);
  await recordChanges(tx, 'offer', [...quantities.keys()], now);
}

/**
 * Decides under the lock of the offers which units of an accepted return can be sent, and releases the rest:
 * the retailer has them no longer, or sells the product no longer. A unit whose stock was released after a
 * rejection takes stock again. The rows that are returned have their stock.
 */
export async function settleUnits(
  tx: Database,
  rows: readonly StoredReplacement[],
  now: Date,
): Promise<StoredReplacement[]> {
  const ussids = [...new Set(rows.map(({ ussid }) => ussid))];
  await lockOffers(tx, ussids);
  const offers = new Map(
    (
      await tx
        .select({ ussid: offer.ussid, stock: offer.stock, short: offer.stockShort })
        .from(offer)
        .innerJoin(variant, eq(variant.sku, offer.variantSku))
        .innerJoin(product, eq(product.id, variant.productId))
        .where(and(inArray(offer.ussid, ussids), isNull(variant.endedAt), isNull(product.endedAt)))
    ).map((row) => [row.ussid, { ...row }]),
  );
  const isAvailable = (row: StoredReplacement): boolean => {
    const found = offers.get(row.ussid);
    if (!found) return false;
    if (row.status === 'reserved') {
      if (found.short === 0) return true;
      found.short -= 1;
      return false;
    }
    if (found.stock === 0) return false;
    found.stock -= 1;
    return true;
  };
  const available = rows.filter(isAvailable);
  const again = available.filter(({ status }) => status === 'released');
  for (const [ussid, quantity] of quantitiesOf(again)) await takeStock(tx, ussid, quantity);
  if (again.length > 0) await recordChanges(tx, 'offer', [...quantitiesOf(again).keys()], now);
  await release(
    tx,
    rows.filter((row) => row.status === 'reserved' && !available.includes(row)),
    now,
  );
  return available;
}
