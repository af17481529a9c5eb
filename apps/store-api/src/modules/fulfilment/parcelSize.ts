import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { category, offer, parcelSize, product, variant } from '../../db/schema/index.ts';
import type { BoxSize } from '../carrier/carrier.ts';

/** The size of a unit without a row in the table, which always has one for the default. */
const usualSize: BoxSize = { weightGrams: 500, lengthMm: 300, breadthMm: 220, heightMm: 100 };

/** Units of one offer in a parcel. */
interface PackedUnits {
  readonly ussid: string;
  readonly quantity: number;
}

/**
 * The box for units that are stacked: as long and broad as the largest of them, and as high as all together.
 * Without units, the usual size.
 */
function boxOf(units: readonly { readonly quantity: number; readonly size: BoxSize }[]): BoxSize {
  if (units.length === 0) return usualSize;
  const total = (name: keyof BoxSize) =>
    units.reduce((sum, { quantity, size }) => sum + quantity * size[name], 0);
  const largest = (name: keyof BoxSize) => Math.max(...units.map(({ size }) => size[name]));
  return {
    weightGrams: total('weightGrams'),
    lengthMm: largest('lengthMm'),
    breadthMm: largest('breadthMm'),
    heightMm: total('heightMm'),
  };
}

/** The box for units, by the sizes of their categories. */
export async function readBox(db: Database, packed: readonly PackedUnits[]): Promise<BoxSize> {
  const sizes = new Map((await db.select().from(parcelSize)).map((row) => [row.categoryCode, row]));
  const parents = new Map(
    (await db.select({ code: category.code, parent: category.parentCode }).from(category)).map(
      ({ code, parent }) => [code, parent],
    ),
  );
  const categories = new Map(
    (
      await db
        .select({ ussid: offer.ussid, code: product.categoryCode })
        .from(offer)
        .innerJoin(variant, eq(variant.sku, offer.variantSku))
        .innerJoin(product, eq(product.id, variant.productId))
        .where(
          inArray(
            offer.ussid,
            packed.map(({ ussid }) => ussid),
          ),
        )
    ).map(({ ussid, code }) => [ussid, code]),
  );
  const sizeOf = (ussid: string): BoxSize => {
    for (let code = categories.get(ussid); code; code = parents.get(code) ?? undefined) {
      const found = sizes.get(code);
      if (found) return found;
    }
    return sizes.get('') ?? usualSize;
  };
  return boxOf(packed.map(({ ussid, quantity }) => ({ quantity, size: sizeOf(ussid) })));
}
