import type { CatalogueName } from '../types.ts';

/** The style of a brand's line names. */
export type LineStyle = 'french' | 'italian' | 'english' | 'iberian' | 'northern' | 'japanese' | 'indian';

/** A brand as written by hand; the generator adds its code, slug and super-brand. All brands are invented. */
export interface BrandSeed {
  name: string;
  catalogue: CatalogueName;
  town: string;
  country: string;
  style: LineStyle;
  /** Form families that the brand makes, see `Form.family`. */
  makes: string[];
  story: string;
  nicknames?: string[];
  /** Set only for brands of a foreign super-brand. */
  superBrand?: string;
}
