import type { SearchColour, SearchDocument } from '../search/engine.ts';
import { colourOffer, isColourInStock, offerDiscount } from './price.ts';
import type { OfferPrice } from './price.ts';
import type { StoredBrand, StoredColour, StoredProduct } from './repository.ts';

/** The parts of a stored product that the search index needs. */
export type IndexedProduct = Omit<
  StoredProduct,
  | 'colours'
  | 'hasSharedName'
  | 'slug'
  | 'changedAt'
  | 'title'
  | 'care'
  | 'returnPolicy'
  | 'isOnlineExclusive'
  | 'readyToShip'
  | 'isGiveAway'
  | 'sizeChart'
  | 'faq'
  | 'seo'
  | 'sourceGroup'
  | 'hsnCode'
  | 'originCountry'
  | 'manufacturer'
  | 'packer'
  | 'importer'
  | 'netQuantity'
  | 'customerCare'
  | 'endedAt'
> & {
  colours: (Omit<StoredColour, 'position' | 'images' | 'variants'> & {
    variants: { sku: string; offers: OfferPrice[] }[];
  })[];
};

/**
 * Converts a product for the search index. `path` has the category codes from the root to the product's
 * category.
 */
export function toSearchDocument(
  product: IndexedProduct,
  brand: StoredBrand,
  path: string[],
): SearchDocument {
  return {
    id: product.id,
    catalogue: product.catalogue,
    categories: path,
    brandCode: brand.code,
    superBrand: brand.superBrand,
    genders: product.genders,
    bagType: product.bagType,
    typeWatches: product.typeWatches,
    patternWatches: product.patternWatches,
    strapColour: product.strapColour,
    tags: product.tags,
    isProductNew: product.isProductNew,
    createdAt: product.createdAt.getTime(),
    popularity: product.popularity,
    name: product.name,
    prose: [product.description, product.styleNote, ...product.details.map(({ value }) => value)].join(' '),
    colours: product.colours.map(toSearchColour),
  };
}

/** Converts a colour with its current price and stock for the search index. */
export function toSearchColour(colour: IndexedProduct['colours'][number]): SearchColour {
  const offer = colourOffer(colour);
  return {
    key: colour.key,
    name: colour.name,
    hex: colour.hex,
    family: colour.family,
    price: offer.pricePaise,
    discount: offerDiscount(offer),
    inStock: isColourInStock(colour),
  };
}
