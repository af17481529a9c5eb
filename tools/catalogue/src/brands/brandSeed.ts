import type { CatalogueName } from '@luxe/store-api/model';

/** The style of a brand's line names. */
export type LineStyle = 'french' | 'italian' | 'english' | 'iberian' | 'northern' | 'japanese' | 'indian';

/** The handwritten data of a brand. The generator adds code, slug and super-brand. Brands are invented. */
export interface BrandSeed {
  name: string;
  catalogue: CatalogueName;
  town: string;
  country: string;
  style: LineStyle;
  /** The kinds of products that the brand makes, such as `vase` or `ring` (`Form.family`). */
  makes: string[];
  story: string;
  nicknames?: string[];
  /** Code of the super-brand. Undefined for brands of the shop's own super-brand. */
  superBrand?: string;
}
