import type { CategoryFilter, SortCode } from '@luxe/contract/calls';
import type { Filter } from '@luxe/contract/query';
import type { CatalogueName, Gender } from '@luxe/catalogue';

/** A product in one colour, as the index knows it. Filters, prices and counts look at this unit; answers hold each product once. */
export interface SearchColour {
  key: string;
  name: string;
  hex: string;
  /** Value of the facet `colour`. */
  family: string;
  /** Paise: what the colour costs now. */
  price: number;
  /** Whole per cent off the MRP. */
  discount: number;
  inStock: boolean;
}

/** A product, as the index knows it. */
export interface SearchDocument {
  id: string;
  catalogue: CatalogueName;
  /** Codes from the root (LSH1, ISH1) down to the leaf. */
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
  /** Words that describe, of little weight: description, details, style note. */
  prose: string;
  /** In the catalogue's order; never empty. */
  colours: SearchColour[];
}

/** Names that codes stand for. */
export interface SearchNames {
  brands: { code: string; name: string; nicknames: string[]; superBrand: string }[];
  /** In the order of the catalogue, parents before children. */
  categories: { code: string; name: string; slug: string; parentCode: string | null }[];
  /** Groups of words and phrases that mean the same to a shopper. */
  synonyms: readonly (readonly string[])[];
  /** For words that the catalogue may not sell: the words of what is nearest to them. */
  nearest: readonly { asked: readonly string[]; offered: readonly string[] }[];
}

export interface SearchRequest {
  /** Words as typed; empty on a listing. */
  term: string;
  sort: SortCode;
  /** Filters that say nothing (unknown key, broken price range) are left out; see `SearchResult.filters`. */
  filters: readonly Filter[];
  /** Counted from 0. A page beyond the end is empty. */
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
  /** Most first; equal counts by name. */
  values: FacetCount[];
}

export interface SearchResult {
  hits: { id: string; colour: string }[];
  total: number;
  /** Counts within a facet ignore what is chosen in that facet. */
  facets: FacetCounts[];
  /** Paths to the chosen categories with their neighbours; nodes without products are left out. */
  categories: CategoryFilter[];
  /** Rupees of what the other filters leave, rounded outwards; null when that is nothing. */
  priceRange: { min: number; max: number } | null;
  /** The filters that were understood, in canonical form, with their names. */
  filters: { key: string; value: string; name: string }[];
  /** What was searched for instead when the words as typed found nothing. */
  spelling: string | null;
  /**
   * Words of the search that no product is sold as: no name, brand, category, colour or kind has them.
   * The hits are then the nearest: products of related kinds, and those whose description has the words.
   */
  unlisted: string | null;
}

/** What has changed: ids of products to look at again; a gone product comes without a document. */
export type SearchChange = { id: string; document: SearchDocument | undefined };

/** Where to look for what is like a product: at a price (paise), in these leaf categories, that product itself left out. */
export interface NearestRequest {
  id: string;
  price: number;
  categories: readonly string[];
  /** Per category. */
  limit: number;
}

/** Products of a category that can be had, nearest in price first; `apart` is the ratio of the prices as a logarithm. */
export type Neighbours = ReadonlyMap<string, readonly { other: string; apart: number }[]>;

type Answer<Value> = Value | Promise<Value>;

/** Finds and counts products. A driver in the process answers at once, one on a database later. */
export interface SearchEngine {
  search(request: SearchRequest): Answer<SearchResult>;
  /** What a shopper may be typing, likeliest first: the last word completed, or as it may have been meant. */
  suggest(text: string, limit: number): Answer<string[]>;
  nearest(request: NearestRequest): Answer<Neighbours>;
  /** Milliseconds since the epoch at which the index last took in a change. */
  readonly indexedAt: number;
  readonly size: number;
  apply(changes: readonly SearchChange[]): Answer<void>;
}
