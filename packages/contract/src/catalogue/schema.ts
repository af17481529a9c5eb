import { z } from 'zod';
import { priceSchema, seoSchema } from '../shared/schema.ts';
import { listingSchema } from './listingSchema.ts';
import { productCardSchema, productId } from './productCardSchema.ts';
import { productSchema, productSellerSchema } from './productSchema.ts';

const suggestionSchema = z.object({
  /** What the suggestion is: a search term, a brand or a category. */
  kind: z.enum(['term', 'brand', 'category']),
  /** The text as shown. */
  text: z.string(),
  /** The brand or category that the search is limited to; empty for the entire catalogue. */
  within: z.string(),
  /** URL that the suggestion opens: a search, or the listing of a brand or category. */
  url: z.string(),
});

const flagText = z.enum(['true', 'false']);

const searchProductsSchema = {
  query: z.object({
    /** Term and filters: `tote:relevance:category:LSH10`. A listing has no term and starts with the colon. */
    searchText: z.string().max(600),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(24),
    isTextSearch: flagText.optional(),
    isFilter: flagText.optional(),
    isPwa: flagText.optional(),
    channel: z.string().max(20).optional(),
    typeID: z.string().max(40).default('all'),
    isSuggested: flagText.optional(),
    isMDE: flagText.optional(),
    test: z.string().max(40).optional(),
    qc: z.string().max(40).optional(),
    isKeywordRedirect: flagText.optional(),
    isKeywordRedirectEnabled: flagText.optional(),
    isFilterDataRequired: flagText.optional(),
    isSortFlow: flagText.optional(),
    searchCategory: z.string().max(40).optional(),
    /**
     * Path of a dynamic listing or collection, whose products `searchText` filters. The response is a 404
     * when no listing or collection has this path.
     */
    pagePath: z.string().max(300).optional(),
  }),
  response: listingSchema,
};

const suggestionsSchema = {
  query: z.object({
    /** The text typed so far. An empty text returns no suggestions. */
    searchString: z.string().max(200),
    category: z.string().max(40).default('all'),
    channel: z.string().max(20).optional(),
    channelName: z.string().max(20).optional(),
    customerId: z.string().max(40).optional(),
    test: z.string().max(40).optional(),
    /** `false` limits the suggestions to indiluxe. */
    isLuxuryWeb: flagText.default('true'),
  }),
  response: z.object({ suggestions: z.array(suggestionSchema).max(10) }),
};

const variantParams = z.object({ variant: z.string().max(40) });

export const catalogueSchemas = {
  searchProducts: searchProductsSchema,
  searchProductsOf: { params: variantParams, ...searchProductsSchema },
  customSkuCollection: {
    params: z.object({ category: z.string().max(40) }),
    query: z.object({
      /** Sort order. A missing or unknown value means relevance. */
      sort: z.string().max(40).optional(),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      /** Caller: `web`, an app, a partner. Has no effect on the response. */
      agent: z.string().max(100).optional(),
    }),
    response: listingSchema,
  },
  searchab: {
    query: z.object({
      /** Random id that the browser makes and stores. */
      sessionUID: z.string().min(1).max(60),
      channel: z.string().max(20).optional(),
    }),
    response: z.object({
      testVersion: z.string(),
      testSuggestVersion: z.string(),
      /**
       * URL for the call `searchProducts`: a path of the store. The URL is ignored when no call of this
       * contract has this path.
       */
      webApiURL: z.string(),
      /**
       * URLs for search suggestions: the first for the luxury catalogue, the second for the indiluxe
       * catalogue.
       */
      webLuxSasApiURL: z.string(),
      webIndiLuxSasApiURL: z.string(),
    }),
  },
  suggestions: suggestionsSchema,
  suggestionsOf: { params: variantParams, ...suggestionsSchema },
  popularProducts: {
    query: z.object({
      /**
       * The search text. The response has popular products for this text. When the text is empty or finds
       * nothing, the response has popular products of the entire catalogue.
       */
      searchString: z.string().max(200).default(''),
      page: z.coerce.number().int().min(0).max(1_000).default(0),
      size: z.coerce.number().int().min(1).max(24).default(3),
      isLuxuryWeb: flagText.default('true'),
    }),
    response: z.object({ products: z.array(productCardSchema) }),
  },
  productDetails: {
    params: z.object({ productId: z.string().max(40) }),
    /** `color` selects the colour by name. Default: the first colour in stock. */
    query: z.object({
      color: z.string().max(60).optional(),
      isPwa: flagText.optional(),
      channel: z.string().max(20).optional(),
    }),
    response: productSchema,
  },
  otherSellers: {
    params: z.object({ productId: z.string().max(40) }),
    query: z.object({ color: z.string().max(60).optional() }),
    response: z.object({
      productListingId: productId,
      productName: z.string(),
      brandName: z.string(),
      color: z.string(),
      webURL: z.string(),
      sellers: z.array(productSellerSchema).min(1),
    }),
  },
  productOffers: {
    params: z.object({ productId: z.string().max(40) }),
    query: z.object({ color: z.string().max(60).optional() }),
    response: z.object({
      /**
       * No-cost EMI plans for the price of the winning seller, lowest monthly instalment first. Empty when
       * the payment provider does not respond.
       */
      noCostEmi: z.array(
        z.object({ bankName: z.string(), months: z.int().positive(), monthlyInstallments: priceSchema }),
      ),
      offers: z.array(
        z.object({
          /** Code to enter in the bag; empty when none is needed. */
          offerCode: z.string(),
          offerTitle: z.string(),
          kind: z.enum(['promotion', 'coupon', 'bank']),
          /** YYYY-MM-DD: the last day on which the offer is valid. */
          expiredOn: z.string(),
        }),
      ),
    }),
  },
  sizeGuide: {
    params: z.object({ productId: z.string().max(40) }),
    response: z.object({
      title: z.string(),
      /** Column headers; the first column is the size as sold. */
      columns: z.array(z.string()).min(2),
      rows: z.array(z.array(z.string())).min(1),
      note: z.string(),
    }),
  },
  productSeo: { params: z.object({ productId: z.string().max(40) }), response: z.object({ seo: seoSchema }) },
  sitemap: {
    query: z.object({ page: z.coerce.number().int().min(0).default(0) }),
    response: z.object({
      totalPages: z.int().nonnegative(),
      entries: z.array(
        z.object({
          url: z.string(),
          /** Day of the last change; absent when unknown. */
          lastModified: z.string().optional(),
        }),
      ),
    }),
  },
};
