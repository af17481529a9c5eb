import type { CatalogueName } from '../types.ts';

/** Style of the names that a maison gives its lines. */
export type LineStyle = 'french' | 'italian' | 'english' | 'iberian' | 'northern' | 'japanese' | 'indian';

/** A maison as written by hand; code, slug and catalogue are added when the catalogue is made. All are invented. */
export interface BrandSeed {
  name: string;
  catalogue: CatalogueName;
  place: string;
  country: string;
  style: LineStyle;
  /** Families of forms, see `Form.family`. */
  makes: string[];
  story: string;
  nicknames?: string[];
  /** Only stores of foreign super-brands. */
  superBrand?: string;
}
