/**
 * Types of a catalogue, as importCatalogue.ts writes it to the database. Plain data that survives JSON. Money
 * is an integer of paise. Codes follow the scheme of the shop's back end: LSH… luxury, ISH… indiluxe, MBH…
 * brands, SBD… super-brands, mp… products.
 */

import type { Article, ContentPage, DynamicListing, Link, Navigation, Store } from './content.ts';
import type { CatalogueName, FaqEntry, Product } from './product.ts';

export type * from './content.ts';
export type * from './product.ts';

export interface Catalogue {
  brands: Brand[];
  categories: Category[];
  sellers: Seller[];
  products: Product[];
  /** Free gifts; no listing shows them. */
  giveAways: Product[];
  pincodes: Pincode[];
  content: ContentPage[];
  /** Content inside other pages, without its own path. */
  layouts: ContentPage[];
  articles: Article[];
  dynamicListings: DynamicListing[];
  stores: Store[];
  navigation: Navigation[];
  /** Lines above the header. */
  announcements: Announcement[];
  /** Lists of variants for content pages. */
  skuCollections: SkuCollection[];
  tags: Tag[];
  /**
   * Groups of search terms with the same meaning, spellings included, in lower case. A term finds everything
   * that any other term of its group finds.
   */
  synonyms: string[][];
  substitutes: Substitutes[];
  media: MediaFile[];
}

/** A collection: the listing of all products with a tag, at `/{catalogue}/browse/{slug}`. */
export interface Tag {
  slug: string;
  title: string;
  description: string;
}

/**
 * Search terms for products that the shop does not sell (`unlisted`), with terms for the most similar
 * products that it sells (`offered`). The search uses the `offered` terms only when an `unlisted` term finds
 * nothing.
 */
export interface Substitutes {
  unlisted: string[];
  offered: string[];
}

/** A line above the header, from `startsAt` to `endsAt`: ISO dates and times with a time zone. */
export interface Announcement {
  id: string;
  text: string;
  link?: Link;
  startsAt: string;
  endsAt?: string;
}

/** Variants that an editor has chosen, in the order of the list. */
export interface SkuCollection {
  code: string;
  catalogue: CatalogueName;
  title: string;
  /** One sentence; may be empty. */
  description: string;
  skus: string[];
}

/** A picture, a film or its captions. */
export interface MediaFile {
  /**
   * The first 64 bits of the file's SHA-256 in hex, and the extension: `346ee4adbc370ed2.webm`. It is the
   * last part of the URL, so a changed file gets a new URL. Pictures have the extension `.avif`.
   */
  name: string;
  /** Path in `MEDIA_DIR`, or in `media` of `DATA_DIR`. */
  path: string;
}

export interface Brand {
  /** Starts with MBH. */
  code: string;
  name: string;
  slug: string;
  catalogue: CatalogueName;
  /** Two or three sentences of plain text. */
  story: string;
  country: string;
  /** Code of the super-brand. SBD11A11124 is the shop's own; all other super-brands are foreign. */
  superBrand: string;
  /** Other spellings that shoppers may type. */
  nicknames: string[];
}

export interface Category {
  /** The code has 4 (LSH1, ISH1) or 5 characters at level 1, 7 at level 2, 10 at level 3, 13 at level 4. */
  code: string;
  name: string;
  slug: string;
  /** Undefined for LSH1 and ISH1. A level 1 code of 5 characters has the parent LSH1. */
  parentCode?: string;
  level: 1 | 2 | 3 | 4;
  catalogue: CatalogueName;
  /** Heading of the listing. */
  title: string;
  description: string;
  /** Empty below level 2. */
  faq: FaqEntry[];
  /** HSN heading of its products, which decides their GST. Empty if they have several. */
  hsnCode: string;
}

export interface Seller {
  id: string;
  name: string;
  city: string;
}

export interface Pincode {
  pincode: string;
  city: string;
  state: string;
  serviceable: boolean;
  codAvailable: boolean;
  /** Number of days that home delivery takes. 0 when the pincode is not serviceable. */
  homeDays: number;
  /** Null without express delivery. */
  expressDays: number | null;
}
