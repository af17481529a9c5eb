import { brands } from './brands/brands.ts';
import { articles } from './content/articles/articles.ts';
import { dynamicListings } from './content/dynamicListings.ts';
import { contentPages } from './content/pages.ts';
import { layouts } from './content/layouts.ts';
import { announcements } from './content/announcements.ts';
import { skuCollections } from './content/skuCollections.ts';
import { stores } from './content/stores.ts';
import { navigation } from './content/navigation.ts';
import { tags } from './content/tags.ts';
import { mediaFiles } from './data/art.ts';
import { giveAways } from './giveAways.ts';
import { categories } from './data/categories.ts';
import { pincodes } from './data/pincodes.ts';
import { sellers } from './brands/sellers.ts';
import { streamProducts } from './products.ts';
import { substitutes, synonyms } from './searchSynonyms.ts';
import type { Catalogue } from '@luxe/store-api/model';

export { artFolder } from './data/art.ts';
export { demoCredits } from './credits.ts';
export { demoDiscounts } from './discounts.ts';
export { OWN_SUPER_BRAND } from './brands/brands.ts';
export { firstWornId, streamProducts, type StreamOptions } from './products.ts';

/** The default number of products. */
export const DEFAULT_PRODUCTS = 1320;

export interface CatalogueOptions {
  seed: number;
  /** Number of products. Default `DEFAULT_PRODUCTS`. Fewer than 600 products do not use every picture. */
  products?: number;
}

/** Generates the complete demo shop as plain data. Pure: the same options return the same bytes. */
export function generateCatalogue({ seed, products: count = DEFAULT_PRODUCTS }: CatalogueOptions): Catalogue {
  const products = [...streamProducts({ seed, count })];
  return {
    brands,
    categories,
    sellers,
    products,
    giveAways: giveAways(products),
    pincodes,
    content: contentPages(products),
    layouts,
    articles: articles(products),
    dynamicListings,
    stores,
    navigation,
    announcements,
    skuCollections: skuCollections(products),
    tags,
    synonyms,
    substitutes,
    media: mediaFiles,
  };
}
