/**
 * Types of a catalogue, as importCatalogue.ts writes it to the database. Plain data that survives JSON. Money
 * is an integer of paise. Codes follow the scheme of the shop's back end: LSH… luxury, ISH… indiluxe, MBH…
 * brands, SBD… super-brands, mp… products.
 */

export type CatalogueName = 'luxury' | 'indiluxe';

/** Value of the facet `genderbeauty-classification`. */
export type Gender = 'Women' | 'Men' | 'Unisex';

export type DeliveryMode = 'home-delivery' | 'express-delivery';

export type ReturnPolicy =
  '7 Day Return' | '7 Day Return or Replacement' | '15 Day Return' | 'Replacement Only' | 'Not Returnable';

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

export interface FaqEntry {
  question: string;
  /** HTML: p, a, strong, ul, li only. */
  answer: string;
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

export interface ProductFlags {
  isProductNew: boolean;
  isOnlineExclusive: boolean;
  readyToShip: boolean;
  isGiveAway: boolean;
}

export interface Detail {
  label: string;
  value: string;
}

/** What the law requires beside an offer. Names and addresses are in one line. */
export interface ProductFacts {
  originCountry?: string;
  manufacturer?: string;
  packer?: string;
  importer?: string;
  /** With its unit: `1 N`, `100 ml`. */
  netQuantity?: string;
  customerCare?: string;
}

export interface SizeChart {
  title: string;
  /** Column headers. The first column contains the size label, such as `EU 38`. */
  columns: string[];
  rows: string[][];
  note: string;
}

export interface Product {
  /** `mp` and 15 digits. The path of the product page is `/{slug}/p-{id}`. */
  id: string;
  slug: string;
  catalogue: CatalogueName;
  brandCode: string;
  /** Code of a leaf category. The ancestors of the category follow from `parentCode` of the categories. */
  categoryCode: string;
  /** Short name without the brand: `Warden top-handle bag in pebbled calf`. */
  name: string;
  /** Brand and name. */
  title: string;
  /** The art model in the pictures. */
  model: string;
  /** Two to four sentences of plain text, with a blank line between paragraphs. */
  description: string;
  details: Detail[];
  care: string;
  styleNote: string;
  genders: Gender[];
  bagType?: string;
  typeWatches?: string;
  patternWatches?: string;
  strapColour?: string;
  returnPolicy: ReturnPolicy;
  facts?: ProductFacts;
  flags: ProductFlags;
  /** ISO date and time, UTC. */
  createdAt: string;
  /**
   * 0 to 1000; a higher value means that the product sells better. The relevance sort order uses this value.
   */
  popularity: number;
  colours: Colour[];
  sizeChart?: SizeChart;
  /** Tags of the product: `gifting`, `wedding`, `new-arrivals`, … (see `Tag`). */
  tags: string[];
  faq?: FaqEntry[];
  seo: { title?: string; description?: string };
}

/** `film` is the still of a film. */
export type View = 'hero' | 'front' | 'detail' | 'film';

export interface Film {
  /** Names of media files, in order of preference. */
  sources: { file: string; type: 'video/webm' | 'video/mp4' }[];
  /** Name of a WebVTT file. */
  captions?: { file: string; lang: string; label: string };
}

export interface Picture {
  /** Name of a media file, or an https URL. */
  file: string;
  view: View;
  alt: string;
  width: number;
  height: number;
  /** Average of the visible pixels, `#rrggbb`. */
  tone: string;
  /** The film of a still. */
  film?: Film;
}

export interface Colour {
  /** Key within the model: `oxblood`. */
  key: string;
  name: string;
  hex: string;
  /** Value of the `colour` facet: a colour family such as `Black`, `Brown`, `Green`. */
  family: string;
  /** Hero first. Never empty. */
  images: Picture[];
  variants: Variant[];
}

export interface Variant {
  sku: string;
  /**
   * The size without a unit or a system, such as `38`, `M` or `100`. Null for a product that has no sizes.
   */
  size: string | null;
  /** The label for shoppers: `EU 38`, `Medium`, `100 ml`, `One size`. */
  sizeLabel: string;
  /** The winning offer first. Never empty. */
  offers: Offer[];
}

export interface Offer {
  /** The seller id followed by the sku. */
  ussid: string;
  sellerId: string;
  /** Paise. */
  mrp: number;
  /** Paise, at most `mrp`. */
  price: number;
  stock: number;
  deliveryModes: DeliveryMode[];
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

export interface HeroBlock {
  type: 'hero';
  kicker?: string;
  title: string;
  text: string;
  link: Link;
  image: BannerImage;
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
