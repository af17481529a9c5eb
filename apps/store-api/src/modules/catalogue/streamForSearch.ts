import { and, asc, gt, lte, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { offer, product, productColour, variant } from '../../db/schema/catalogue.ts';
import type { IndexedProduct } from './document.ts';
import { isForSale } from './repository.ts';

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
    const colours = await db
      .select({
        productId: productColour.productId,
        key: productColour.key,
        name: productColour.name,
        hex: productColour.hex,
        family: productColour.family,
      })
      .from(productColour)
      .where(and(gt(productColour.productId, last), lte(productColour.productId, end)))
      .orderBy(asc(productColour.position));
    // Read the offers without column mapping, which is faster: there are about 10 offers per product.
    const offers = await rowsOf<OfferRow>(
      db,
      sql`select ${variant.productId} as product, ${variant.colourKey} as colour, ${variant.sku} as sku,
          ${offer.pricePaise}::float8 as price, ${offer.mrpPaise}::float8 as mrp, ${offer.stock} as stock
        from ${variant} join ${offer} on ${offer.variantSku} = ${variant.sku}
        where ${variant.productId} > ${last} and ${variant.productId} <= ${end} and ${variant.endedAt} is null
        order by ${variant.position}, ${offer.rank}, ${offer.ussid}`,
    );
    last = end;
    const coloursOf = Map.groupBy(colours, ({ productId }) => productId);
    const offersOf = Map.groupBy(offers, (row) => `${row.product} ${row.colour}`);
    for (const one of products)
      yield {
        ...one,
        // A colour whose variants have all ended is left out.
        colours: (coloursOf.get(one.id) ?? []).flatMap((colour) => {
          const own = offersOf.get(`${one.id} ${colour.key}`);
          return own ? [{ ...colour, variants: toVariants(own) }] : [];
        }),
      };
  }
}

/** Groups offers by variant, in their order. */
function toVariants(offers: readonly OfferRow[]): IndexedProduct['colours'][number]['variants'] {
  const bySku = Map.groupBy(offers, ({ sku }) => sku);
  return [...bySku].map(([sku, ofVariant]) => ({
    sku,
    offers: ofVariant.map(({ price, mrp, stock }) => ({ pricePaise: price, mrpPaise: mrp, stock })),
  }));
}
