import { firstWornId, generateCatalogue, streamProducts } from '@luxe/catalogue';
import type { Product } from '../model/catalogue.ts';
import { toSearchDocument } from '../modules/catalogue/document.ts';
import type { StoredBrand, StoredProduct } from '../modules/catalogue/repository.ts';
import type { SearchDocument, SearchNames } from '../modules/search/engine.ts';

/**
 * The brands and categories of the demo shop as the search index reads them. Also generates any number of
 * products, one at a time, in the order of their ids.
 */
export function largeCatalogue(seed: number) {
  const { brands, categories, synonyms, substitutes } = generateCatalogue({ seed, products: 600 });
  const brandOf = new Map(brands.map((one) => [one.code, one]));
  const parentOf = new Map(categories.map(({ code, parentCode }) => [code, parentCode]));
  const paths = new Map<string, string[]>();
  const pathTo = (code: string): string[] => {
    const parent = parentOf.get(code);
    const path = paths.get(code) ?? [...(parent ? pathTo(parent) : []), code];
    paths.set(code, path);
    return path;
  };
  const names: SearchNames = {
    brands,
    categories: categories.map(({ parentCode = null, ...one }) => ({ ...one, parentCode })),
    synonyms,
    nearest: substitutes,
  };
  const documentOf = (product: Product): SearchDocument => {
    const brand = brandOf.get(product.brandCode);
    if (!brand) throw new Error(`no brand ${product.brandCode}`);
    return toSearchDocument(toStored(product), brand as StoredBrand, pathTo(product.categoryCode));
  };
  function* documents(count: number): Generator<SearchDocument> {
    const withLargestIds: Product[] = [];
    for (const product of streamProducts({ seed, count })) {
      if (product.id < firstWornId) yield documentOf(product);
      else withLargestIds.push(product);
    }
    yield* withLargestIds.map(documentOf);
  }
  return { names, documents };
}

/** A product as the database returns it, with the fields that the index reads. */
function toStored({ colours, flags, createdAt, ...one }: Product): StoredProduct {
  const nothing = { bagType: null, typeWatches: null, patternWatches: null, strapColour: null };
  return {
    ...nothing,
    ...one,
    ...flags,
    createdAt: new Date(createdAt),
    colours: colours.map(({ variants, ...colour }, position) => ({
      ...colour,
      productId: one.id,
      position,
      variants: variants.map(({ offers, ...given }, variantPosition) => ({
        ...given,
        productId: one.id,
        colourKey: colour.key,
        position: variantPosition,
        offers: offers.map(({ mrp, price, ...rest }, rank) => ({
          ...rest,
          variantSku: given.sku,
          mrpPaise: mrp,
          pricePaise: price,
          rank,
        })),
      })),
    })),
  } as unknown as StoredProduct;
}
