/** Types of a product of a catalogue. Money is an integer of paise. */

import type { CallResponseInput } from '@luxe/contract/calls';

export type CatalogueName = 'luxury' | 'indiluxe';

/** Value of the facet `genderbeauty-classification`. */
export type Gender = 'Women' | 'Men' | 'Unisex';

export type DeliveryMode = 'home-delivery' | 'express-delivery';

export type ReturnPolicy =
  '7 Day Return' | '7 Day Return or Replacement' | '15 Day Return' | 'Replacement Only' | 'Not Returnable';

export interface FaqEntry {
  question: string;
  /** HTML: p, a, strong, ul, li only. */
  answer: string;
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
  garment?: Garment;
}

/**
 * The measures of a garment laid flat, in cm, and facts about its fit and its cloth, as the contract has
 * them. Chest, waist, hip and hem are the full way round.
 */
export type Garment = NonNullable<CallResponseInput<'productDetails'>['garment']>;

/** The outline with which the product page draws a garment. */
export type GarmentShape = Garment['shape'];

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
