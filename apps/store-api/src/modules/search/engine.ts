import type { CategoryFilter, SortCode } from '@luxe/contract/calls';
import type { Filter } from '@luxe/contract/query';
import type { CatalogueName, Gender } from '../../model/catalogue.ts';

/**
 * A product in one colour, as the index stores it. Filters, prices and counts apply to colours; results
 * contain each product once.
 */
export interface SearchColour {
  key: string;
  name: string;
  hex: string;
  /** Value of the facet `colour`. */
  family: string;
  /** Current price in paise. */
  price: number;
  /** Discount from the MRP in integer percent. */
  discount: number;
  inStock: boolean;
}

/** A product, as the index stores it. */
export interface SearchDocument {
  id: string;
  catalogue: CatalogueName;
  /** Category codes from the root (LSH1 or ISH1) to the leaf category. */
  categories: string[];
  brandCode: string;
  superBrand: string;
  genders: Gender[];
  bagType: string | null;
  typeWatches: string | null;
  patternWatches: string | null;
  strapColour: string | null;
  tags: string[];
  isProductNew: boolean;
  /** Milliseconds. */
  createdAt: number;
  /** 0 to 1000. */
  popularity: number;
  name: string;
  /** Descriptive text with low weight: description, details, style note. */
  prose: string;
  /** In the catalogue's order; never empty. */
  colours: SearchColour[];
}

/**
 * Words with the same or a similar meaning. The index does not contain them, so they can change at any time.
 */
export interface SearchWords {
  /** Groups of words and phrases with the same meaning. */
  synonyms: readonly (readonly string[])[];
  /**
   * Substitutes for words that may match no product of the shop. A search for an `unlisted` word, such as
   * `anklet`, finds products with the `offered` words, such as `ring`.
   */
  nearest: readonly { unlisted: readonly string[]; offered: readonly string[] }[];
}

/** The names of brands and categories, and the groups of words, that the search knows. */
export interface SearchNames extends SearchWords {
  brands: { code: string; name: string; nicknames: string[]; superBrand: string }[];
  /** Categories in the order of the catalogue. Each parent comes before its children. */
  categories: { code: string; name: string; slug: string; parentCode: string | null }[];
}

export interface SearchRequest {
  /** The term as typed; empty for a listing. */
  term: string;
  sort: SortCode;
  /** Invalid filters (unknown key, malformed price range) are ignored; see `SearchResult.filters`. */
  filters: readonly Filter[];
  /** Page number, counted from 0. A page after the last page is empty. */
  page: number;
  pageSize: number;
}

interface FacetCount {
  value: string;
  name: string;
  count: number;
  selected: boolean;
  colorHex?: string;
}

export interface FacetCounts {
  key: string;
  name: string;
  /**
   * Values in the display order of the facet. By default, the highest count comes first, and values with
   * equal counts are sorted by name.
   */
  values: FacetCount[];
}

export interface SearchResult {
  hits: { id: string; colour: string }[];
  total: number;
  /** Counts of a facet ignore the choices in that facet. */
  facets: FacetCounts[];
  /**
   * The category tree, open along the paths to the chosen categories. Categories without products are
   * omitted, unless they are chosen.
   */
  categories: CategoryFilter[];
  /**
   * Price range in rupees of the products that pass the other filters, rounded outwards. Null if no product
   * passes.
   */
  priceRange: { min: number; max: number } | null;
  /** The valid filters in canonical form, with their names. */
  filters: { key: string; value: string; name: string }[];
  /** The corrected term that was searched; null if the typed term was used. */
  spelling: string | null;
  /**
   * The search words under which the shop lists no product by name, brand, category, colour or kind; null if
   * there are none. The hits are then products of related kinds, and products whose description contains
   * these words.
   */
  unlisted: string | null;
}

/** A changed product. A removed product has no document. */
export type SearchChange = { id: string; document: SearchDocument | undefined };

/** All colours of a product, with new prices and stock. Nothing else about the product has changed. */
export type OfferChange = { id: string; colours: SearchColour[] };

/**
 * Request for similar products: near a price in paise, in these leaf categories, without the product itself.
 */
export interface NearestRequest {
  id: string;
  price: number;
  categories: readonly string[];
  /** Per category. */
  limit: number;
}

/**
 * Products in stock by category, nearest in price first. `priceDistance` is the absolute logarithm of the
 * price ratio.
 */
export type Neighbours = ReadonlyMap<string, readonly { other: string; priceDistance: number }[]>;

type MaybePromise<Value> = Value | Promise<Value>;

/** Finds and counts products. The in-process engine is synchronous, the database engine asynchronous. */
export interface SearchEngine {
  search(request: SearchRequest): MaybePromise<SearchResult>;
  /** Completions of a typed text, likeliest first: its last word is completed, or corrected. */
  suggest(text: string, limit: number): MaybePromise<string[]>;
  nearest(request: NearestRequest): MaybePromise<Neighbours>;
  /** Time of the last applied change, in milliseconds since the epoch. */
  readonly indexedAt: number;
  readonly size: number;
  apply(changes: readonly SearchChange[]): MaybePromise<void>;
  /**
   * Applies new prices and stock, many times faster than `apply`. Returns the ids of the products that need
   * `apply`, because the index has other colours for them.
   */
  applyOffers(changes: readonly OfferChange[]): MaybePromise<string[]>;
  /** Replaces the synonyms and substitutes. */
  useWords(words: SearchWords): void;
  /** Replaces the names. Brands and categories may be new; those of existing products have not changed. */
  useNames(names: SearchNames): void;
}
