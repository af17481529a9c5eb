import { and, asc, desc, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isForSale } from '../../db/isForSale.ts';
import { product, variant } from '../../db/schema/catalogue.ts';
import type { Detail } from '../../model/catalogue.ts';

/** Products whose values make the vocabulary. The most popular ones have every common value. */
const popularLimit = 2_000;

/** The names and details of popular products. */
export const readPopularTexts = (db: Database): Promise<{ name: string; details: Detail[] }[]> =>
  db
    .select({ name: product.name, details: product.details })
    .from(product)
    .where(isForSale)
    .orderBy(desc(product.popularity), asc(product.id))
    .limit(popularLimit);

/** The sizes of popular products, each once. */
export function readPopularSizes(db: Database): Promise<{ size: string | null; label: string }[]> {
  const popular = db
    .select({ id: product.id })
    .from(product)
    .where(isForSale)
    .orderBy(desc(product.popularity), asc(product.id))
    .limit(popularLimit);
  return db
    .selectDistinct({ size: variant.size, label: variant.sizeLabel })
    .from(variant)
    .where(and(isNull(variant.endedAt), inArray(variant.productId, popular)));
}
