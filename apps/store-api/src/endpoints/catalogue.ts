import type { Clock } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { CallInput, Mount } from '../http/mount.ts';
import { redirectOf } from '../modules/settings/keywords.ts';
import { listCollection, listProducts, type ListingRequest } from '../modules/catalogue/listing.ts';
import type { LiveCatalogue } from '../modules/catalogue/liveCatalogue.ts';
import { productSeo, showProduct } from '../modules/catalogue/product.ts';
import { listSellers } from '../modules/catalogue/sellers.ts';
import { textPaths } from '../modules/content/text-pages/textPages.ts';
import { listSkuCollection } from '../modules/catalogue/skuCollection.ts';
import { createSitemap } from '../modules/catalogue/sitemap.ts';
import { popularProducts, suggest, toTypedText } from '../modules/catalogue/suggestions.ts';

export interface CatalogueRoutes {
  db: Database;
  catalogue: LiveCatalogue;
  clock: Clock;
}

/**
 * Whether the search may redirect to a page because of a keyword. This needs three conditions: the request
 * enables redirects, is a text search, and asks for the first page.
 */
const allowsKeywordRedirect = ({
  isKeywordRedirectEnabled,
  isTextSearch,
  page,
}: CallInput<'searchProducts'>['query']) =>
  isKeywordRedirectEnabled === 'true' && isTextSearch === 'true' && page === 0;

/** Mounts listings, suggestions, products and the sitemap. */
export function mountCatalogue(mount: Mount, { db, catalogue, clock }: CatalogueRoutes) {
  const version = () => catalogue.version;

  /** The parameters that a listing depends on. An unknown scope category is ignored. */
  const toRequest = (query: CallInput<'searchProducts'>['query']): ListingRequest => {
    const { searchText, page, pageSize, searchCategory: scope = '', isFilterDataRequired, pagePath } = query;
    return {
      searchText,
      page,
      pageSize,
      ...(catalogue.categories.has(scope.toUpperCase()) && { scope }),
      ...(pagePath !== undefined && { pagePath }),
      withFacets: isFilterDataRequired !== 'false',
    };
  };

  mount(
    'searchProducts',
    async ({ query, domainError }) => {
      const response = await listProducts(catalogue, toRequest(query));
      if (!response) throw domainError('unknownListing');
      const keywordRedirect =
        allowsKeywordRedirect(query) && (await redirectOf(db, response.currentQuery.searchText));
      return keywordRedirect ? { ...response, keywordRedirect } : response;
    },
    // The cache key contains the current minute if the search may redirect. A changed keyword redirect then
    // takes effect within a minute.
    {
      version,
      keyOf: ({ query }) => [
        toRequest(query),
        allowsKeywordRedirect(query) && Math.floor(clock.now().getTime() / 60_000),
      ],
    },
  );

  mount(
    'searchProductsOf',
    async ({ params, query, domainError }) => {
      if (params.variant !== 'new-first') throw domainError('unknownListing');
      const response = await listProducts(catalogue, { ...toRequest(query), ranking: 'isProductNew' });
      if (!response) throw domainError('unknownListing');
      return response;
    },
    { version, keyOf: ({ params, query }) => [params.variant, toRequest(query)] },
  );

  mount('suggestionsOf', async ({ params, query, domainError }) => {
    if (params.variant !== 'brands-first') throw domainError('unknownListing');
    const found = await suggest(catalogue, toTypedText(query));
    const isBrand = ({ kind }: (typeof found)[number]) => kind === 'brand';
    return { suggestions: [...found.filter(isBrand), ...found.filter((one) => !isBrand(one))] };
  });

  mount(
    'customSkuCollection',
    async ({ params, query, domainError }) => {
      const response =
        (await listCollection(catalogue, { ...params, ...query })) ??
        (await listSkuCollection(catalogue, params.category, query.page));
      if (!response) throw domainError('unknownListing');
      return response;
    },
    { version, keyOf: ({ params, query }) => [params.category, query.sort, query.page] },
  );

  mount('suggestions', async ({ query }) => ({ suggestions: await suggest(catalogue, toTypedText(query)) }), {
    version,
    keyOf: ({ query }) => toTypedText(query),
  });

  mount(
    'popularProducts',
    async ({ query }) => ({
      products: await popularProducts(catalogue, {
        ...toTypedText(query),
        page: query.page,
        size: query.size,
      }),
    }),
    { version, keyOf: ({ query }) => [toTypedText(query), query.page, query.size] },
  );

  mount(
    'productDetails',
    async ({ params, query, domainError }) => {
      const response = await showProduct(catalogue, params.productId, query.color);
      if (!response) throw domainError('productNotAvailable');
      return response;
    },
    { version, keyOf: ({ params, query }) => [params.productId, query.color] },
  );

  mount(
    'otherSellers',
    async ({ params, query, domainError }) => {
      const response = await listSellers(catalogue, params.productId, query.color);
      if (!response) throw domainError('productNotAvailable');
      return response;
    },
    { version, keyOf: ({ params, query }) => [params.productId, query.color] },
  );

  mount('sizeGuide', async ({ params, domainError }) => {
    const product = await catalogue.product(params.productId);
    if (!product) throw domainError('productNotAvailable');
    if (!product.sizeChart) throw domainError('noSizeGuide');
    const { garment: _, ...chart } = product.sizeChart;
    return chart;
  });

  mount(
    'productSeo',
    async ({ params, domainError }) => {
      const product = await catalogue.product(params.productId);
      if (!product) throw domainError('productNotAvailable');
      return { seo: productSeo(catalogue, product) };
    },
    { version, keyOf: ({ params }) => params.productId },
  );

  const sitemap = createSitemap({ db, catalogue, clock, defaultPaths: textPaths });
  mount('sitemap', ({ query }) => sitemap(query.page));
}
