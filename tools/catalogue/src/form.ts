import type { CatalogueName, Detail, Gender, ReturnPolicy } from './types.ts';

/** The size scale of a form. */
export type SizeScale =
  'one' | 'shoe' | 'clothing' | 'belt' | 'ring' | 'bangle' | 'perfume' | 'jar' | 'candle';

/** A description of the material that matches the picture. */
interface Material {
  /** In a product's name: `pebbled calf`. */
  name: string;
  /** In the details: `Pebbled calf, microsuede lining`. */
  detail: string;
}

/**
 * A kind of product that the pictures of one model show, with all of its possible texts. Where a model's
 * colours differ in shape (vases, watches, scents), each shape is a separate form. In texts, `{line}` is the
 * product's line, `{brand}` the brand, `{place}` its town.
 */
export interface Form {
  key: string;
  /** Used by `BrandSeed.makes`; forms of one family share it (`vase`, `ring`). */
  family: string;
  model: string;
  /** Colour keys of the model; `undefined` for all. */
  colours?: string[];
  /** True when each colour is a separate product: watches (dial, strap), jewellery (stone, metal). */
  singleColour?: boolean;
  catalogue: CatalogueName;
  categoryCode: string;
  /** Relative share of the catalogue. */
  weight: number;
  /** The only brand of the form, set when the picture shows the brand's name. */
  onlyBrand?: string;
  /** Names of lines; `undefined` for the brand's own line names. */
  lines?: string[];
  /**
   * Template of the name with `{line}`, `{q}` (the qualifier), `{noun}` and `{material}`. Default: `{line}
   * {q} {noun} in {material}`.
   */
  nameAs?: string;
  nouns: string[];
  /** Words that distinguish the products of one line, used in turn; '' for none. */
  qualifiers: string[];
  materials: Material[];
  /** Lowest and highest price in rupees. */
  price: [number, number];
  /** Price factor by qualifier. */
  factors?: Record<string, number>;
  sizes: SizeScale;
  genders: Gender[][];
  open: string[];
  fact: string[];
  close: string[];
  style: string[];
  care: string[];
  details: Detail[];
  /** A detail that depends on the qualifier, such as the dimensions of the mini and of the large. */
  measure?: { label: string; by: Record<string, string> };
  /** Details that differ between products: one value each, in turn. */
  varied?: { label: string; values: string[] }[];
  returns: ReturnPolicy[];
  tags: string[];
  bagType?: string;
  typeWatches?: string;
  patternWatches?: string;
  strapColour?: string;
}
