import type { CatalogueName, Detail, Gender, ReturnPolicy } from './types.ts';

/** Which scale of sizes a form is sold in. */
export type SizeScale =
  'one' | 'shoe' | 'clothing' | 'belt' | 'ring' | 'bangle' | 'perfume' | 'jar' | 'candle';

/** A wording of the material that stays true to the picture. */
interface Material {
  /** As in a product's name: `pebbled calf`. */
  name: string;
  /** As in the details: `Pebbled calf, microsuede lining`. */
  detail: string;
}

/**
 * A thing that the pictures of one model show, and everything an editor may say about it.
 * Where a model's colours differ in shape (vases, watches, scents), each shape is a form of its own.
 * In texts, `{line}` is the product's line, `{brand}` the maison, `{place}` its town.
 */
export interface Form {
  key: string;
  /** What a maison says it makes; forms of one family share it (`vase`, `ring`). */
  family: string;
  model: string;
  /** Colour keys of the model; `undefined` for all. */
  colours?: string[];
  /** True when every colour is a product of its own (dial and strap, stone, metal). */
  singleColour?: boolean;
  catalogue: CatalogueName;
  categoryCode: string;
  /** Share of the catalogue. */
  weight: number;
  /** Set where the maison's name can be read in the picture. */
  onlyBrand?: string;
  /** Names of lines; `undefined` takes the maison's own pool. */
  lines?: string[];
  /** May use `{line}`, `{q}` (the qualifier), `{noun}`, `{material}`; default `{line} {q} {noun} in {material}`. */
  nameAs?: string;
  nouns: string[];
  /** Tell apart products of one line, in turn; '' for none. */
  qualifiers: string[];
  materials: Material[];
  /** Rupees, low and high. */
  price: [number, number];
  /** Multiplies the price by qualifier. */
  factors?: Record<string, number>;
  sizes: SizeScale;
  genders: Gender[][];
  open: string[];
  fact: string[];
  close: string[];
  style: string[];
  care: string[];
  details: Detail[];
  /** A detail that goes with the qualifier: the measures of the mini and of the large. */
  measure?: { label: string; by: Record<string, string> };
  /** Details that differ from product to product: one value each, in turn. */
  varied?: { label: string; values: string[] }[];
  returns: ReturnPolicy[];
  tags: string[];
  bagType?: string;
  typeWatches?: string;
  patternWatches?: string;
  strapColour?: string;
}
