import { and, asc, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rowsOf, type Database } from '../../db/database.ts';
import { isForSale } from '../../db/isForSale.ts';
import { textArray } from '../../db/textArray.ts';
import { offer, product, productColour, variant } from '../../db/schema/catalogue.ts';
import type { IndexedProduct } from './document.ts';

const batch = 500;

/** Product columns that the index needs. */
const columns = {
  id: product.id,
  catalogue: product.catalogue,
  brandCode: product.brandCode,
  categoryCode: product.categoryCode,
  name: product.name,
  description: product.description,
  details: product.details,
  styleNote: product.styleNote,
  genders: product.genders,
  bagType: product.bagType,
  typeWatches: product.typeWatches,
  patternWatches: product.patternWatches,
  strapColour: product.strapColour,
  tags: product.tags,
  isProductNew: product.isProductNew,
  createdAt: product.createdAt,
  popularity: product.popularity,
};

interface OfferRow {
  product: string;
  colour: string;
  sku: string;
  price: number;
  mrp: number;
  stock: number;
}

/**
 * Streams every product in the order of ids, with only the data that the index needs: no pictures, no
 * questions.
 */
export async function* streamForSearch(db: Database): AsyncGenerator<IndexedProduct> {
  for (let last = ''; ;) {
    const products = await db
      .select(columns)
      .from(product)
      .where(and(gt(product.id, last), isForSale))
      .orderBy(asc(product.id))
      .limit(batch);
    const end = products.at(-1)?.id;
    if (end === undefined) return;
    const from = last;
    const colours = await readColours(db, (id) => sql`${id} > ${from} and ${id} <= ${end}`);
    last = end;
    for (const one of products) yield { ...one, colours: colours.get(one.id) ?? [] };
  }
}

/** Reads products with only the data that the index needs. Products that are not for sale are left out. */
export async function readForSearch(db: Database, ids: readonly string[]): Promise<IndexedProduct[]> {
  const products = await db
    .select(columns)
    .from(product)
    .where(and(inArray(product.id, [...ids]), isForSale));
  const colours = await readColoursForSearch(db, ids);
  return products.map((one) => ({ ...one, colours: colours.get(one.id) ?? [] }));
}

/**
 * Reads the colours of products with their prices and stock, by product id. Products that are not for sale
 * are left out.
 */
export async function readColoursForSearch(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, IndexedProduct['colours']>> {
  const forSale = sql`select ${product.id} from ${product}
    where ${product.id} = any(${textArray(ids)}) and ${isForSale}`;
  return readColours(db, (id) => sql`${id} in (${forSale})`);
}

/** Reads the colours of the products whose id meets a condition, by product id. */
async function readColours(
  db: Database,
  isWanted: (id: PgColumn) => SQL,
): Promise<Map<string, IndexedProduct['colours']>> {
  const colours = await db
    .select({
      productId: productColour.productId,
      key: productColour.key,
      name: productColour.name,
      hex: productColour.hex,
      family: productColour.family,
    })
    .from(productColour)
    .where(isWanted(productColour.productId))
    .orderBy(asc(productColour.position));
  // Read the offers without column mapping, which is faster: there are about 10 offers per product.
  const offers = await rowsOf<OfferRow>(
    db,
    sql`select ${variant.productId} as product, ${variant.colourKey} as colour, ${variant.sku} as sku,
        ${offer.pricePaise}::float8 as price, ${offer.mrpPaise}::float8 as mrp, ${offer.stock} as stock
      from ${variant} join ${offer} on ${offer.variantSku} = ${variant.sku}
      where ${isWanted(variant.productId)} and ${variant.endedAt} is null
      order by ${variant.position}, ${offer.rank}, ${offer.ussid}`,
  );
  const offersOf = Map.groupBy(offers, (row) => `${row.product} ${row.colour}`);
  // A colour whose variants have all ended is left out.
  const current = colours.flatMap((colour) => {
    const own = offersOf.get(`${colour.productId} ${colour.key}`);
    return own ? [{ ...colour, variants: toVariants(own) }] : [];
  });
  return Map.groupBy(current, ({ productId }) => productId);
}

/** Groups offers by variant, in their order. */
function toVariants(offers: readonly OfferRow[]): IndexedProduct['colours'][number]['variants'] {
  const bySku = Map.groupBy(offers, ({ sku }) => sku);
  return [...bySku].map(([sku, ofVariant]) => ({
    sku,
    offers: ofVariant.map(({ price, mrp, stock }) => ({ pricePaise: price, mrpPaise: mrp, stock })),
  }));
}
