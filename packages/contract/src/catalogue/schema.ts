import { z } from 'zod';
import {
  filmSchema,
  flagSchema,
  imageSchema,
  priceSchema,
  questionAndAnswerSchema,
  seoSchema,
} from '../shared/schema.ts';
import { garmentSchema } from './garmentSchema.ts';

const productId = z.string().regex(/^mp\d{15}$/);

/** A colour swatch. `webURL` is the page of the product in that colour. */
export const swatchSchema = z.object({
  color: z.string(),
  colorHex: z.string(),
  webURL: z.string(),
  selected: z.boolean(),
});

/** A product as a tile shows it. */
export const productCardSchema = z.object({
  productId,
  productname: z.string(),
  brandname: z.string(),
  brandCode: z.string(),
  productCategoryId: z.string(),
  webURL: z.string(),
  /** The colour that the tile shows: the first colour that the filters allow. */
  color: z.string(),
  images: z.array(imageSchema).min(1).max(2),
  price: z.object({
    sellingPrice: priceSchema,
    mrpPrice: priceSchema,
    discountPercent: z.int().min(0).max(99),
  }),
  winningUssID: z.string(),
  isOutOfStock: z.boolean(),
  isProductNew: flagSchema,
  isOnlineExclusive: flagSchema,
  readyToShip: flagSchema,
  isOfferExisting: flagSchema,
  colors: z.array(z.object({ color: z.string(), colorHex: z.string() })),
  sizes: z.array(z.object({ size: z.string(), isAvailable: z.boolean() })),
});

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

/** A size of one seller that can be bought. */
const sizeSchema = z.object({
  size: z.string(),
  isAvailable: z.boolean(),
  /** Units left, capped at 10: the value 10 means ten or more. */
  stockCount: z.int().min(0).max(10),
  ussid: z.string(),
  price: priceSchema,
  mrp: priceSchema,
});

export const productSchema = z.object({
  productListingId: productId,
  productName: z.string(),
  productTitle: z.string(),
  productDescription: z.string(),
  brandName: z.string(),
  brandURL: z.string(),
  brandCode: z.string(),
  superBrand: z.string(),
  productCategoryId: z.string(),
  rootCategory: z.enum(['luxury', 'indiluxe']),
  categoryHierarchy: z.array(
    z.object({ category_id: z.string(), category_name: z.string(), webURL: z.string() }),
  ),
  winningSellerPrice: priceSchema,
  mrpPrice: priceSchema,
  discountPercent: z.int().min(0).max(99),
  winningUssID: z.string(),
  winningSellerID: z.string(),
  winningSellerName: z.string(),
  otherSellersCount: z.int().nonnegative(),
  /**
   * Number of delivery modes of the winning offer, the one that the page shows. The page reserves a line for
   * each mode. Not in the specification.
   */
  deliveryModesCount: z.int().nonnegative().optional(),
  /** True when the product has a `sizeGuide`. */
  hasSizeGuide: z.boolean(),
  /** Present for garments. */
  garment: garmentSchema.optional(),
  /** The selected colour. The prices, pictures and sizes of this response are for this colour. */
  color: z.string(),
  variantOptions: z.object({
    colorlink: z.array(swatchSchema),
    sizelink: z.array(sizeSchema),
  }),
  isOutOfStock: z.boolean(),
  /**
   * True for a product that is no longer sold. Orders and wishlists still link to its page; lists do not show
   * it. Not in the specification.
   */
  isDiscontinued: z.boolean().optional(),
  /**
   * Pictures and films of the product. The first item is always a picture. An item with a `film` is the still
   * picture of this film, and is shown when films do not play. `view` is what the picture shows, if known:
   * `detail` is a close-up. Not in the specification.
   */
  galleryImagesList: z
    .array(
      imageSchema.extend({
        view: z.enum(['hero', 'front', 'detail', 'film']).optional(),
        film: filmSchema.optional(),
      }),
    )
    .min(1),
  webURL: z.string(),
  seo: seoSchema,
  readyToShip: flagSchema,
  isProductNew: flagSchema,
  isOnlineExclusive: flagSchema,
  isOfferExisting: flagSchema,
  isGiveAway: flagSchema,
  returnPolicy: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  care: z.string(),
  styleNote: z.string(),
  /**
   * What Indian law requires beside an offer, besides the MRP. A fact that the retailer has not given is
   * absent. Not in the specification.
   */
  legalFacts: z
    .object({
      /** Common name of the goods. */
      genericName: z.string().optional(),
      originCountry: z.string().optional(),
      /** Name and address in one line, like the next two. */
      manufacturer: z.string().optional(),
      packer: z.string().optional(),
      importer: z.string().optional(),
      /** With its unit, such as `1 N` or `100 ml`. */
      netQuantity: z.string().optional(),
      /** Who answers complaints about the product. */
      customerCare: z.string().optional(),
      /** The seller of the winning offer. */
      seller: z.object({ legalName: z.string(), address: z.string() }).optional(),
    })
    .optional(),
  similarProducts: z.array(productCardSchema).max(12),
  questionAndAnswerList: z.array(questionAndAnswerSchema),
});

/** A seller of a product, with their sizes and prices. */
const productSellerSchema = z.object({
  sellerID: z.string(),
  sellerName: z.string(),
  /** True for the seller whose offer the product page shows. */
  isWinning: z.boolean(),
  /** Price of the cheapest size in stock. */
  price: priceSchema,
  mrp: priceSchema,
  discountPercent: z.int().min(0).max(99),
  deliveryModes: z.array(z.object({ code: z.string(), name: z.string() })),
  sizelink: z.array(sizeSchema).min(1),
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
