import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { CallInput, Mount } from '../../http/mount.ts';
import { Refusal } from '../../refusal.ts';
import { redirectOf } from '../settings/keywords.ts';
import { listCollection, listProducts, type ListingRequest } from './listing.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { productSeo, showProduct } from './product.ts';
import { listSellers } from './sellers.ts';
import { createSitemap } from './sitemap.ts';
import { popularProducts, suggest, toTyped } from './suggestions.ts';

export interface CatalogueRoutes {
  db: Database;
  catalogue: LiveCatalogue;
  clock: Clock;
}

/** Whether words may lead to a page: where the shop asks for it, and on the first page of a search. */
const leads = ({ isKeywordRedirectEnabled, isTextSearch, page }: CallInput<'searchProducts'>['query']) =>
  isKeywordRedirectEnabled === 'true' && isTextSearch === 'true' && page === 0;

const unknownListing = () => new Refusal(404, 'L4041', 'There is no such category or house.');
const unknownProduct = () => new Refusal(404, 'P4041', 'This product is not here.');

/** Listings, products and the sitemap. */
export function mountCatalogue(mount: Mount, { db, catalogue, clock }: CatalogueRoutes) {
  const version = () => catalogue.version;

  /** What a listing's answer depends on. A scope that is no category is none. */
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
    async ({ query }) => {
      const answer = await listProducts(catalogue, toRequest(query));
      if (!answer) throw unknownListing();
      const keywordRedirect = leads(query) && (await redirectOf(db, answer.currentQuery.searchText));
      return keywordRedirect ? { ...answer, keywordRedirect } : answer;
    },
    // A keyword that a retailer changes is told within a minute.
    {
      version,
      by: ({ query }) => [toRequest(query), leads(query) && Math.floor(clock.now().getTime() / 60_000)],
    },
  );

  mount(
    'searchProductsOf',
    async ({ params, query }) => {
      if (params.variant !== 'new-first') throw unknownListing();
      const answer = await listProducts(catalogue, { ...toRequest(query), ranking: 'isProductNew' });
      if (!answer) throw unknownListing();
      return answer;
    },
    { version, by: ({ params, query }) => [params.variant, toRequest(query)] },
  );

  mount('suggestionsOf', async ({ params, query }) => {
    if (params.variant !== 'houses-first') throw unknownListing();
    const found = await suggest(catalogue, toTyped(query));
    const isHouse = ({ kind }: (typeof found)[number]) => kind === 'brand';
    return { suggestions: [...found.filter(isHouse), ...found.filter((one) => !isHouse(one))] };
  });

  mount(
    'customSkuCollection',
    async ({ params, query }) => {
      const answer = await listCollection(catalogue, { ...params, ...query });
      if (!answer) throw unknownListing();
      return answer;
    },
    { version, by: ({ params, query }) => [params.category, query.sort, query.page] },
  );

  mount('suggestions', async ({ query }) => ({ suggestions: await suggest(catalogue, toTyped(query)) }), {
    version,
    by: ({ query }) => toTyped(query),
  });

  mount(
    'popularProducts',
    async ({ query }) => ({
      products: await popularProducts(catalogue, { ...toTyped(query), page: query.page, size: query.size }),
    }),
    { version, by: ({ query }) => [toTyped(query), query.page, query.size] },
  );

  mount(
    'productDetails',
    async ({ params, query }) => {
      const answer = await showProduct(catalogue, params.productId, query.color);
      if (!answer) throw unknownProduct();
      return answer;
    },
    { version, by: ({ params, query }) => [params.productId, query.color] },
  );

  mount(
    'otherSellers',
    async ({ params, query }) => {
      const answer = await listSellers(catalogue, params.productId, query.color);
      if (!answer) throw unknownProduct();
      return answer;
    },
    { version, by: ({ params, query }) => [params.productId, query.color] },
  );

  mount('sizeGuide', async ({ params }) => {
    const product = await catalogue.product(params.productId);
    if (!product) throw unknownProduct();
    if (!product.sizeChart) throw new Refusal(404, 'P4042', 'There is no size guide of this product.');
    return product.sizeChart;
  });

  mount('productSeo', async ({ params }) => {
    const product = await catalogue.product(params.productId);
    if (!product) throw unknownProduct();
    return { seo: productSeo(catalogue, product) };
  });

  const sitemap = createSitemap({ db, catalogue, clock });
  mount('sitemap', ({ query }) => sitemap(query.page));
}
