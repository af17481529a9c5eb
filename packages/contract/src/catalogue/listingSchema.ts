import { z } from 'zod';
import { questionAndAnswerSchema, seoSchema } from '../shared/schema.ts';
import { productCardSchema } from './productCardSchema.ts';

const facetValueSchema = z.object({
  /** The value in the q string. */
  value: z.string(),
  /** The name that the shopper reads. */
  name: z.string(),
  count: z.int().nonnegative(),
  selected: z.boolean(),
  /** Only on colour facets. */
  colorHex: z.string().optional(),
  /** The q string that results from selecting or clearing this value. */
  url: z.string(),
});

export const facetSchema = z.object({
  key: z.string(),
  name: z.string(),
  selectedFilterCount: z.int().nonnegative(),
  values: z.array(facetValueSchema),
});

/** A node of the category tree. */
export interface CategoryFilter {
  categoryCode: string;
  categoryName: string;
  webURL: string;
  count: number;
  selected: boolean;
  childFilters: CategoryFilter[];
}
export const categoryFilterSchema: z.ZodType<CategoryFilter> = z.object({
  categoryCode: z.string(),
  categoryName: z.string(),
  webURL: z.string(),
  count: z.int().nonnegative(),
  selected: z.boolean(),
  get childFilters() {
    return z.array(categoryFilterSchema);
  },
});

export const sortCodes = ['relevance', 'isProductNew', 'price-asc', 'price-desc', 'discount-desc'] as const;
export type SortCode = (typeof sortCodes)[number];

/**
 * Editorial data of a listing with its own URL (specification, section 3, dynamic listing query). An empty
 * string means that a field is not set.
 */
const dynamicQuerySchema = z.object({
  h1PageName: z.string(),
  /** The products of the listing, as a q string. */
  searchUrl: z.string(),
  /** Path of the page. */
  url: z.string(),
  l1Title: z.string(),
  l1Url: z.string(),
  l2Title: z.string(),
  l2Url: z.string(),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  /** Canonical link of the page. */
  dupCanonicalUrl: z.string(),
});

export const listingSchema = z.object({
  /** Path of the page to show instead of results. Present only when the request enables keyword redirects. */
  keywordRedirect: z.string().optional(),
  searchresult: z.array(productCardSchema),
  facetdata: z.array(facetSchema),
  seo: seoSchema,
  /** Heading of the page: a category, a brand, or the search term. */
  h1PageName: z.string(),
  /** One sentence under the heading; empty for none. */
  pageDescription: z.string(),
  /** True when the request named the URL of a dynamic listing. */
  isDynamicPLP: z.boolean(),
  /** Editorial data of a dynamic listing. Present only when the request names the listing by `pagePath`. */
  dynamicQuery: dynamicQuerySchema.optional(),
  /**
   * Path of the brand's store page, when all products are of one brand and this brand has a store page.
   * Absent on the store page itself.
   */
  storeUrl: z.string().optional(),
  /** Id of the hybrid page with editorial content around these products; absent for none. */
  hybridPlpId: z.string().optional(),
  facetdatacategory: z.object({ filters: z.array(categoryFilterSchema) }),
  /**
   * Lowest and highest price of the products that match all other filters, and the selected price range, in
   * rupees. Null without results.
   */
  priceRange: z
    .object({
      min: z.number(),
      max: z.number(),
      selectedMin: z.number().nullable(),
      selectedMax: z.number().nullable(),
    })
    .nullable(),
  pagination: z.object({
    currentPage: z.int().nonnegative(),
    pageSize: z.int().positive(),
    totalPages: z.int().nonnegative(),
    totalResults: z.int().nonnegative(),
  }),
  sorts: z.array(z.object({ code: z.enum(sortCodes), name: z.string(), selected: z.boolean() })),
  currentQuery: z.object({
    searchText: z.string(),
    sort: z.enum(sortCodes),
    /** The filter string in canonical form: `:relevance:category:LSH10:colour:Black`. */
    query: z.string(),
    filters: z.array(z.object({ key: z.string(), value: z.string(), name: z.string(), url: z.string() })),
  }),
  /** A better spelling when the typed words find few or no products; else null. */
  spellingSuggestion: z.string().nullable(),
  /** Words of the search that match no product, if any; the results are then the nearest matches. */
  unlistedWords: z.string().optional(),
  questionAndAnswerList: z.array(questionAndAnswerSchema),
});
