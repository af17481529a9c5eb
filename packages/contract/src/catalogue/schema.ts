import { z } from 'zod';
import {
  filmSchema,
  flagSchema,
  imageSchema,
  priceSchema,
  questionAndAnswerSchema,
  seoSchema,
} from '../shared/schema.ts';

const productId = z.string().regex(/^mp\d{15}$/);

/** A colour to choose. `webURL` is the page of this product in that colour. */
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
  /** The colour the tile shows; the first that the filters allow. */
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
  /** What q carries. */
  value: z.string(),
  /** What a shopper reads. */
  name: z.string(),
  count: z.int().nonnegative(),
  selected: z.boolean(),
  /** Only on colour facets. */
  colorHex: z.string().optional(),
  /** The q that results from choosing this value, or from taking it back. */
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

/** What an editor says of a listing with an address of its own (specification, section 3, dynamic listing query). Empty: not said. */
const dynamicQuerySchema = z.object({
  h1PageName: z.string(),
  /** What it shows, as a q string. */
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
  /** The page that answers the searched words instead of a list: a path of the shop. Only where keyword redirects are asked for. */
  keywordRedirect: z.string().optional(),
  searchresult: z.array(productCardSchema),
  facetdata: z.array(facetSchema),
  seo: seoSchema,
  /** The heading of the page: a category's, a brand's, or the searched term. */
  h1PageName: z.string(),
  /** One sentence under the heading; empty when there is none. */
  pageDescription: z.string(),
  /** The listing was asked for by the address of a dynamic listing. */
  isDynamicPLP: z.boolean(),
  /** Of a listing that was asked for by `pagePath`. */
  dynamicQuery: dynamicQuerySchema.optional(),
  /** Path of the store of the one house that these products are of; left out where it has none, and on its own page. */
  storeUrl: z.string().optional(),
  /** Id of the hybrid page with what an editor says around these products; left out where nobody says anything. */
  hybridPlpId: z.string().optional(),
  facetdatacategory: z.object({ filters: z.array(categoryFilterSchema) }),
  /** The cheapest and dearest of what the other filters leave, and what is chosen, in rupees. Null when nothing is found. */
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
  /** A better spelling, when the words as typed find nothing or little. */
  spellingSuggestion: z.string().nullable(),
  /** Words of the search that no product is sold as, where there are such; the result is then the nearest. */
  unlistedWords: z.string().optional(),
  questionAndAnswerList: z.array(questionAndAnswerSchema),
});

const suggestionSchema = z.object({
  /** Words to search for, a house, or a category. */
  kind: z.enum(['term', 'brand', 'category']),
  /** As it is written to be read. */
  text: z.string(),
  /** The house or category that the words are sought in; empty for the whole catalogue. */
  within: z.string(),
  /** Where it leads: a search, or the listing of a house or category. */
  url: z.string(),
});

/** A size as it can be bought: of one seller. */
const sizeSchema = z.object({
  size: z.string(),
  isAvailable: z.boolean(),
  /** Pieces left, told up to 10; 10 means ten or more. */
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
  /** Ours: ways of delivery of the winning offer, for each of which the page has a line ready. */
  deliveryModesCount: z.int().nonnegative().optional(),
  /** There is a `sizeGuide` of it. */
  hasSizeGuide: z.boolean(),
  /** What the response's prices, pictures and sizes are for. */
  color: z.string(),
  variantOptions: z.object({
    colorlink: z.array(swatchSchema),
    sizelink: z.array(sizeSchema),
  }),
  isOutOfStock: z.boolean(),
  /** The first is a picture. An item with a `film` is the film's still: who plays no films shows it as any other picture. */
  galleryImagesList: z.array(imageSchema.extend({ film: filmSchema.optional() })).min(1),
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
  similarProducts: z.array(productCardSchema).max(12),
  questionAndAnswerList: z.array(questionAndAnswerSchema),
});

/** Who sells a product, with what of it. */
const productSellerSchema = z.object({
  sellerID: z.string(),
  sellerName: z.string(),
  /** The product's page sells for this one. */
  isWinning: z.boolean(),
  /** Of the cheapest size that can be had. */
  price: priceSchema,
  mrp: priceSchema,
  discountPercent: z.int().min(0).max(99),
  deliveryModes: z.array(z.object({ code: z.string(), name: z.string() })),
  sizelink: z.array(sizeSchema).min(1),
});

const flagText = z.enum(['true', 'false']);

const searchProductsSchema = {
  query: z.object({
    /** Term and filters: `tote:relevance:category:LSH10`; a listing has no term and starts with the colon. */
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
    /** The listing at this path of the shop: dynamic listings and collections. `searchText` narrows it. 404 where there is none. */
    pagePath: z.string().max(300).optional(),
  }),
  response: listingSchema,
};

const suggestionsSchema = {
  query: z.object({
    /** As typed so far. Empty finds nothing. */
    searchString: z.string().max(200),
    category: z.string().max(40).default('all'),
    channel: z.string().max(20).optional(),
    channelName: z.string().max(20).optional(),
    customerId: z.string().max(40).optional(),
    test: z.string().max(40).optional(),
    /** `false`: of indiluxe alone. */
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
      /** Default, and for any word that is no sort: relevance. */
      sort: z.string().max(40).optional(),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      /** Who shows it: `web`, an app, a partner. Changes nothing in the answer. */
      agent: z.string().max(100).optional(),
    }),
    response: listingSchema,
  },
  searchab: {
    query: z.object({
      /** Made by the browser, the same for as long as it keeps it. */
      sessionUID: z.string().min(1).max(60),
      channel: z.string().max(20).optional(),
    }),
    response: z.object({
      testVersion: z.string(),
      testSuggestVersion: z.string(),
      /** Where `searchProducts` is asked. Paths of the store; one that is no call of this contract is not followed. */
      webApiURL: z.string(),
      /** Where suggestions of the luxury catalogue are asked, and of indiluxe. */
      webLuxSasApiURL: z.string(),
      webIndiLuxSasApiURL: z.string(),
    }),
  },
  suggestions: suggestionsSchema,
  suggestionsOf: { params: variantParams, ...suggestionsSchema },
  popularProducts: {
    query: z.object({
      /** Default: the whole catalogue. What finds nothing counts as not given. */
      searchString: z.string().max(200).default(''),
      page: z.coerce.number().int().min(0).max(1_000).default(0),
      size: z.coerce.number().int().min(1).max(24).default(3),
      isLuxuryWeb: flagText.default('true'),
    }),
    response: z.object({ products: z.array(productCardSchema) }),
  },
  productDetails: {
    params: z.object({ productId: z.string().max(40) }),
    /** `color` chooses the colour by name; without it, the first that is in stock. */
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
      /** For the price of the seller it is sold by first; the least a month comes first. Without the payment provider's answer there is none. */
      noCostEmi: z.array(
        z.object({ bankName: z.string(), months: z.int().positive(), monthlyInstallments: priceSchema }),
      ),
      offers: z.array(
        z.object({
          /** Entered in the bag; empty where nothing has to be entered. */
          offerCode: z.string(),
          offerTitle: z.string(),
          kind: z.enum(['promotion', 'coupon', 'bank']),
          /** YYYY-MM-DD: the last day it counts. */
          expiredOn: z.string(),
        }),
      ),
    }),
  },
  sizeGuide: {
    params: z.object({ productId: z.string().max(40) }),
    response: z.object({
      title: z.string(),
      /** Heads of the columns; the first is the size as sold. */
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
          /** Day of the last change, where the store knows of one. */
          lastModified: z.string().optional(),
        }),
      ),
    }),
  },
};
