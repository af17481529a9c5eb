import type { CatalogueName, Detail, GarmentShape, Gender, ReturnPolicy } from '@luxe/store-api/model';

/** The size scale of a form. */
export type SizeScale =
  'one' | 'shoe' | 'clothing' | 'belt' | 'ring' | 'bangle' | 'perfume' | 'jar' | 'candle';

/** Texts that describe the material which the picture shows. */
interface Material {
  /** In a product's name: `pebbled calf`. */
  name: string;
  /** In the details: `Pebbled calf, microsuede lining`. */
  detail: string;
}

/** How a garment is cut, for the drawing with its measures, and its facts. */
interface GarmentForm {
  /** Outline and grading. */
  shape: Extract<GarmentShape, 'coat' | 'knit' | 'kurta' | 'shirt'>;
  /** Room over the chest of the body, in cm. */
  ease: number;
  /** `Regular`. */
  fit: string;
  /** Where the garment ends, and for which height. */
  length: string;
  /** Advice for a shopper between two sizes. */
  betweenSizes: string;
  /** Weight, feel and care of the cloth. */
  fabric: Detail[];
}

/**
 * A kind of product, with all texts that the generator may use for it. Its pictures are those of one model.
 * If the colours of a model differ in shape (vases, watches, scents), each shape is a separate form. In
 * texts, `{line}` stands for the product line, `{brand}` for the brand and `{place}` for the town of the
 * brand.
 */
export interface Form {
  key: string;
  /** Family of similar forms, such as `vase` or `ring`. `BrandSeed.makes` lists the families of a brand. */
  family: string;
  model: string;
  /** Keys of the model's colours that belong to this form. `undefined`: all colours of the model. */
  colours?: string[];
  /** True when each colour is a separate product: watches (dial, strap), jewellery (stone, metal). */
  singleColour?: boolean;
  catalogue: CatalogueName;
  categoryCode: string;
  /** Relative share of the catalogue. */
  weight: number;
  /** The only brand that makes the form. Set when the picture shows the name of this brand. */
  onlyBrand?: string;
  /** Names of product lines for this form. `undefined`: the line names of the brand. */
  lines?: string[];
  /**
   * Template of the name with `{line}`, `{q}` (the qualifier), `{noun}` and `{material}`. Default: `{line}
   * {q} {noun} in {material}`.
   */
  nameAs?: string;
  nouns: string[];
  /**
   * Words that distinguish the products of one line, such as "mini" and "large". Successive products use
   * these words in rotation. An empty string adds no word.
   */
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
  /** A detail with a value for each qualifier, such as the dimensions of the mini and of the large bag. */
  measure?: { label: string; by: Record<string, string> };
  /** Details that differ between products: successive products use the values of a detail in rotation. */
  varied?: { label: string; values: string[] }[];
  returns: ReturnPolicy[];
  tags: string[];
  garment?: GarmentForm;
  bagType?: string;
  typeWatches?: string;
  patternWatches?: string;
  strapColour?: string;
}
