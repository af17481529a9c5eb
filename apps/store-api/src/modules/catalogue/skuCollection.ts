import type { LiveCatalogue } from './liveCatalogue.ts';
import type { ListingResponse } from './listing.ts';

/** Products per page of a collection. */
export const collectionPageSize = 24;

/**
 * A page of the products that an editor has chosen, in the order of the list (`CustomSkuCollection`).
 * Undefined for an unknown code. A product that is no longer sold is left out; a product with several of its
 * sizes in the list appears once.
 */
export async function listSkuCollection(
  catalogue: LiveCatalogue,
  code: string,
  page: number,
): Promise<ListingResponse | undefined> {
  const chosen = await catalogue.skuCollection(code);
  if (!chosen) return undefined;
  const { title, description, products } = chosen;
  const cards = await catalogue.cards(products);
  const home =
    chosen.catalogue === 'luxury'
      ? { name: 'Home', url: '/' }
      : { name: 'indiluxe', url: '/explore/indiluxe' };
  return {
    searchresult: cards.slice(page * collectionPageSize, (page + 1) * collectionPageSize),
    facetdata: [],
    seo: { title, description, breadcrumbs: [home] },
    h1PageName: title,
    pageDescription: description,
    isDynamicPLP: false,
    facetdatacategory: { filters: [] },
    priceRange: null,
    pagination: {
      currentPage: page,
      pageSize: collectionPageSize,
      totalPages: Math.ceil(cards.length / collectionPageSize),
      totalResults: cards.length,
    },
    sorts: [{ code: 'relevance', name: 'Chosen order', selected: true }],
    currentQuery: { searchText: '', sort: 'relevance', query: ':relevance', filters: [] },
    spellingSuggestion: null,
    questionAndAnswerList: [],
  };
}
