/**
 * Types of what editors write: pages with blocks, articles, listings with their own URL, stores and the
 * navigation.
 */

import type { CatalogueName, Film, Picture } from './product.ts';

export interface Link {
  label: string;
  href: string;
}

/** A picture of a content block; `tall` is the crop for phones. */
export interface BannerImage {
  wide: Banner;
  tall: Banner;
  alt: string;
}

export interface Banner {
  file: string;
  width: number;
  height: number;
  tone: string;
}

/** A point of a picture, in percent of its width from the left and of its height from the top. */
interface FocalPoint {
  x: number;
  y: number;
}

export interface HeroBlock {
  type: 'hero';
  kicker?: string;
  title: string;
  text: string;
  link: Link;
  image: BannerImage;
  /** The point of each picture that stays in view where a screen crops it. */
  focus?: { wide?: FocalPoint; tall?: FocalPoint };
}

export interface ProductRailBlock {
  type: 'productRail';
  title: string;
  link?: Link;
  /** The query that finds the rail's products, so that the shop can fill the rail from live data. */
  query: { category?: string; brand?: string; tag?: string; sort?: string };
  /** 8 to 12 ids. */
  productIds: string[];
}

/** Variants that an editor has chosen: the rows of `sku_collection` with the code. */
export interface CollectionBlock {
  type: 'collection';
  /** Code of the collection. Its title is the heading, unless the block has its own. */
  collection: string;
  title?: string;
  link?: Link;
  layout: 'rail' | 'grid';
}

export interface BrandWallBlock {
  type: 'brandWall';
  title: string;
  brands: { name: string; href: string }[];
  moreCount: number;
  link: Link;
}

export interface EditorialBlock {
  type: 'editorial';
  kicker: string;
  title: string;
  text: string;
  /** A transparent product picture (`Picture`, shown on the media background) or an opaque banner. */
  image: BannerImage | Picture;
  link: Link;
  layout: 'left' | 'right';
}

export interface CategoryListBlock {
  type: 'categoryList';
  title: string;
  items: { label: string; href: string; count: number; image: Picture }[];
}

export interface VideoBlock extends Film {
  type: 'video';
  title: string;
  text?: string;
  link?: Link;
  /** The still; `alt` describes the film. */
  poster: Banner & { alt: string };
}

/** The deadline of an offer. */
export interface CountdownBlock {
  type: 'countdown';
  title: string;
  text?: string;
  link?: Link;
  /** ISO date and time with a time zone. */
  ends: string;
  /** Text that the block shows after the deadline. Undefined: the block disappears at the deadline. */
  after?: string;
}

export interface TextBlock {
  type: 'text';
  title: string;
  html: string;
}

/** Two to four short notes side by side, each below a hairline: crafts, services, stories. */
export interface SpotlightBlock {
  type: 'spotlight';
  title: string;
  items: { kicker?: string; title: string; text: string; link?: Link; image?: Picture }[];
}

/** The brands of the page's catalogue from A to Z. The store API adds the brands and their product counts. */
export interface BrandIndexBlock {
  type: 'brandIndex';
}

export type Block =
  | HeroBlock
  | ProductRailBlock
  | CollectionBlock
  | BrandWallBlock
  | EditorialBlock
  | CategoryListBlock
  | VideoBlock
  | CountdownBlock
  | TextBlock
  | SpotlightBlock
  | BrandIndexBlock;

export interface ContentPage {
  /** `home-page`, `indiluxe` or a landing page's slug. */
  slug: string;
  catalogue: CatalogueName;
  /** `/`, `/explore/indiluxe`, `/explore/{slug}`. */
  path: string;
  title: string;
  description: string;
  blocks: Block[];
}

/** A picture of an article: a banner, or a picture of a product. */
export interface Figure {
  picture: Banner & { alt: string };
  caption: string;
  /** The photographer or the source. */
  credit?: string;
}

export type ArticleBlock =
  /** Paragraphs. The title is empty for text without a heading. */
  | TextBlock
  /** `source` is the person quoted, with their work and town; empty for a sentence of the article. */
  | { type: 'pullQuote'; quote: string; source: string }
  | ({ type: 'picture' } & Figure)
  | { type: 'gallery'; items: Figure[] }
  | ({ type: 'film'; poster: Banner & { alt: string }; caption: string; credit?: string } & Film)
  /** Without a colour key, the default colour of the product is shown. */
  | { type: 'productCallout'; productId: string; colour?: string; note: string };

/** An article of Luxe life, `/browse/luxury/luxelife/{section}/{slug}`. */
export interface Article {
  section: 'blog' | 'trends';
  slug: string;
  catalogue: CatalogueName;
  /** Name of the topic, such as `Wardrobe`. */
  topic: string;
  title: string;
  standfirst: string;
  author: string;
  authorRole: string;
  picture: BannerImage;
  caption: string;
  credit: string;
  blocks: ArticleBlock[];
  /** ISO date and time with a time zone. */
  publishedAt: string;
}

/**
 * A listing with its own URL. The fields have the names of the back end's dynamic listing query. A field that
 * does not apply to a listing is an empty string.
 */
export interface DynamicListing {
  /** Path on the storefront: `/{slug}/{slug}` (L1) or `/{slug}/{slug}/{slug}` (L2). */
  url: string;
  catalogue: CatalogueName;
  h1PageName: string;
  /** The listing's query string: `:relevance:category:LSH10:colour:Black`. */
  searchUrl: string;
  l1Title: string;
  l1Url: string;
  l2Title: string;
  l2Url: string;
  title: string;
  description: string;
  keywords: string;
  /** Path of the canonical page with the same content, for search engines. */
  dupCanonicalUrl: string;
}

/** A brand with a page in its own colours, `/{slug}-store`. */
export interface Store {
  slug: string;
  brandCode: string;
  /** A sentence below the brand's name. */
  text: string;
  /** Null for none. */
  link: Link | null;
  /** The wide crop of a banner, or a transparent product picture. */
  image: (Banner & { alt: string }) | null;
  /** `#rrggbb` each. */
  colours: StoreColours;
}

export interface StoreColours {
  surface: string;
  text: string;
  /** Colour of the kicker and the sentence. */
  muted: string;
  /** Colour of the line under the link. */
  accent: string;
  /** Colour of the background behind the picture. */
  media: string;
}

export interface Navigation {
  catalogue: CatalogueName;
  /** The sections, each with its menu. */
  items: NavigationItem[];
  /** Links at the left of every menu. */
  leftItems: NavigationItem[];
  /** Pictures at the right of every menu. */
  rightItems: NavigationItem[];
}

export interface NavigationSubitem {
  title: string;
  redirectionUrl: string;
  image?: Picture;
}

/** An entry of the navigation. The fields have the names of the back end's navigation content service. */
export interface NavigationItem {
  title: string;
  pageTitle: string;
  redirectUrl: string;
  pageUrl: string;
  webURL: string;
  itemType: 'image' | 'text';
  /** Starts with brand, category or spotlight. */
  sectionType: string;
  gridDimensions: string;
  btnText: string;
  hexCode: string;
  thumbnail?: { url: string; width: number; height: number };
  subitemCollection: NavigationSubitem[];
  sectionsCollection: NavigationItem[];
}
