/**
 * What the demo catalogue is made of. Plain data: JSON in, JSON out.
 * Money is an integer of paise everywhere. Codes follow the scheme of the shop's back end:
 * LSH… luxury, ISH… indiluxe, MBH… brands, SBD… super-brands, mp… products.
 */

export type CatalogueName = 'luxury' | 'indiluxe';

/** Listing value of the facet `genderbeauty-classification`. */
export type Gender = 'Women' | 'Men' | 'Unisex';

export type DeliveryMode = 'home-delivery' | 'express-delivery';

export type ReturnPolicy =
  '7 Day Return' | '7 Day Return or Replacement' | '15 Day Return' | 'Replacement Only' | 'Not Returnable';

export interface Catalogue {
  brands: Brand[];
  categories: Category[];
  sellers: Seller[];
  products: Product[];
  /** Pieces that come free with others; no list shows them. */
  giveAways: Product[];
  pincodes: Pincode[];
  content: ContentPage[];
  /** Content that stands inside pages, not at paths of its own. */
  layouts: ContentPage[];
  dynamicListings: DynamicListing[];
  stores: Store[];
  navigation: Navigation[];
}

export interface Brand {
  /** Begins with MBH. */
  code: string;
  name: string;
  slug: string;
  catalogue: CatalogueName;
  /** Two or three sentences by an editor. Plain text. */
  story: string;
  country: string;
  /** SBD11A11124 is the shop's own; other codes are stores of foreign super-brands. */
  superBrand: string;
  /** Other spellings that a shopper may type. */
  nicknames: string[];
}

export interface FaqEntry {
  question: string;
  /** HTML: p, a, strong, ul, li only. */
  answer: string;
}

export interface Category {
  /** Length 4 (LSH1, ISH1) or 5 at level 1, then 7, 10, 13. Below a code of 4 characters the lengths are 7, 10, 13 too. */
  code: string;
  name: string;
  slug: string;
  /** `undefined` for LSH1 and ISH1. A top-level code of 5 characters has LSH1 as its parent. */
  parentCode?: string;
  level: 1 | 2 | 3 | 4;
  catalogue: CatalogueName;
  /** Heading of the listing. */
  title: string;
  description: string;
  /** Empty below level 2. */
  faq: FaqEntry[];
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
  isOfferExisting: boolean;
  isGiveAway: boolean;
}

export interface Detail {
  label: string;
  value: string;
}

export interface SizeChart {
  title: string;
  /** Column heads; the first is the size as sold. */
  columns: string[];
  rows: string[][];
  note: string;
}

export interface Product {
  /** `mp` and 15 digits. The address is `/{slug}/p-{id}`. */
  id: string;
  slug: string;
  catalogue: CatalogueName;
  brandCode: string;
  /** A leaf. Its ancestors come from the categories' parentCode. */
  categoryCode: string;
  /** Short name without the brand: `Warden top-handle bag in pebbled calf`. */
  name: string;
  /** Brand and name. */
  title: string;
  /** Art model that the pictures show. */
  model: string;
  /** Two to four sentences. Plain text, blank line between paragraphs. */
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
  flags: ProductFlags;
  /** ISO date and time, UTC. */
  createdAt: string;
  /** 0 to 1000; higher sells more. The relevance sort leans on it. */
  popularity: number;
  colours: Colour[];
  sizeChart?: SizeChart;
  /** Tag listings: `gifting`, `wedding`, `new-arrivals`, … (see `tags` in content/tags.ts). */
  tags: string[];
  faq?: FaqEntry[];
  seo: { title?: string; description?: string };
}

/** `film`: the still of a film. */
export type View = 'hero' | 'front' | 'detail' | 'film';

export interface Film {
  /** Files in `art/films`, in order of preference. */
  sources: { file: string; type: 'video/webm' | 'video/mp4' }[];
  /** A WebVTT file there. */
  captions?: { file: string; lang: string; label: string };
}

export interface Picture {
  /** File name in `art/images`. */
  file: string;
  view: View;
  alt: string;
  width: number;
  height: number;
  /** Average of the visible pixels, `#rrggbb`. */
  tone: string;
  /** What it is the still of. */
  film?: Film;
}

export interface Colour {
  /** Key within the model: `oxblood`. */
  key: string;
  name: string;
  hex: string;
  /** Facet value of `colour`: one of about twelve families (`Black`, `Brown`, `Green`, …). */
  family: string;
  /** Hero first. Never empty. */
  images: Picture[];
  variants: Variant[];
}

export interface Variant {
  sku: string;
  /** `null` when the product comes in one size. */
  size: string | null;
  /** As a shopper reads it: `EU 38`, `Medium`, `100 ml`, `One size`. */
  sizeLabel: string;
  /** The winning offer first. Never empty. */
  offers: Offer[];
}

export interface Offer {
  /** Seller id followed by the sku. */
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
  /** Days to the door; 0 when not serviceable. */
  homeDays: number;
  /** `null` where express does not reach. */
  expressDays: number | null;
}

export interface Link {
  label: string;
  href: string;
}

/** One picture of a content block. `tall` is the mobile crop. */
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
  /** What the rail was drawn from, so that it can be drawn again on live data. */
  query: { category?: string; brand?: string; tag?: string; sort?: string };
  /** 8 to 12 ids. */
  productIds: string[];
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
  /** A product's cut-out (`Picture`, to be shown on the media ground) or an opaque banner. */
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
  /** Its still; `alt` says what the film shows. */
  poster: Banner & { alt: string };
}

/** Until when something can be had. */
export interface CountdownBlock {
  type: 'countdown';
  title: string;
  text?: string;
  link?: Link;
  /** ISO date and time with its zone. */
  ends: string;
  /** Said when it is over; without it the block goes. */
  after?: string;
}

export interface TextBlock {
  type: 'text';
  title: string;
  html: string;
}

/** Two to four short notes side by side, hairline above each: crafts, services, stories. */
export interface SpotlightBlock {
  type: 'spotlight';
  title: string;
  items: { kicker?: string; title: string; text: string; link?: Link; image?: Picture }[];
}

/** The brands of the page's catalogue from A to Z. Which they are and how many pieces each has, the store knows. */
export interface BrandIndexBlock {
  type: 'brandIndex';
}

export type Block =
  | HeroBlock
  | ProductRailBlock
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

/** A listing with an address of its own. Field names are those of the dynamic listing query; what is empty is not said. */
export interface DynamicListing {
  /** Path on the storefront: `/{slug}/{slug}` (L1) or `/{slug}/{slug}/{slug}` (L2). */
  url: string;
  catalogue: CatalogueName;
  h1PageName: string;
  /** What it shows, as a q string: `:relevance:category:LSH10:colour:Black`. */
  searchUrl: string;
  l1Title: string;
  l1Url: string;
  l2Title: string;
  l2Url: string;
  title: string;
  description: string;
  keywords: string;
  /** Path of the page that says the same and is to be found by search engines in its place. */
  dupCanonicalUrl: string;
}

/** A house that has a page in colours of its own, `/{slug}-store`. */
export interface Store {
  slug: string;
  brandCode: string;
  /** A sentence under its name. */
  text: string;
  /** `null` for none. */
  link: Link | null;
  /** A banner's wide crop, or a product's cut-out. */
  image: (Banner & { alt: string }) | null;
  /** `#rrggbb` each. */
  colours: StoreColours;
}

export interface StoreColours {
  surface: string;
  text: string;
  /** Kicker and sentence. */
  muted: string;
  /** The line under the link. */
  accent: string;
  /** Behind the picture. */
  media: string;
}

export interface Navigation {
  catalogue: CatalogueName;
  items: NavigationItem[];
}

export interface NavigationSubitem {
  title: string;
  redirectionUrl: string;
  image?: Picture;
}

/** Field names are those of the navigation content service. */
export interface NavigationItem {
  title: string;
  pageTitle: string;
  redirectUrl: string;
  pageUrl: string;
  webURL: string;
  itemType: 'image' | 'text';
  /** Begins with brand, category or spotlight. */
  sectionType: string;
  gridDimensions: string;
  btnText: string;
  hexCode: string;
  thumbnail?: { url: string; width: number; height: number };
  subitemCollection: NavigationSubitem[];
  sectionsCollection: NavigationItem[];
}
