import type { BrandSeed } from './brandSeed.ts';
import { indiluxeBrands } from './indiluxeBrands.ts';
import { luxuryBrands } from './luxuryBrands.ts';
import type { Form } from '../forms/form.ts';
import { slugOf as slug } from '@luxe/format';
import type { Brand } from '@luxe/store-api/model';

/**
 * The shop's own super-brand. Brands of both catalogues belong to this super-brand, because the search filter
 * hides brands of all other super-brands.
 */
export const OWN_SUPER_BRAND = 'SBD11A11124';

export interface SeededBrand extends Brand {
  seed: BrandSeed;
  sellerId: string;
}

export const seededBrands: SeededBrand[] = [...luxuryBrands, ...indiluxeBrands].map((seed, i) => ({
  code: `MBH11A${String(i + 1).padStart(5, '0')}`,
  name: seed.name,
  slug: slug(seed.name),
  catalogue: seed.catalogue,
  story: seed.story,
  country: seed.country,
  superBrand: seed.superBrand ?? OWN_SUPER_BRAND,
  nicknames: seed.nicknames ?? [],
  seed,
  sellerId: String(124201 + i),
}));

export const brands: Brand[] = seededBrands.map(({ seed: _seed, sellerId: _sellerId, ...brand }) => brand);

/**
 * The brands that make a form, a kind of product. If the form's picture shows a brand name, only that brand
 * makes the form. Otherwise, every brand of the same catalogue makes the form if the brand makes forms of the
 * same family. Throws when no brand makes the form.
 */
export function makersOf(form: Form): SeededBrand[] {
  const makers = seededBrands.filter((one) =>
    form.onlyBrand
      ? one.name === form.onlyBrand
      : one.catalogue === form.catalogue && one.seed.makes.includes(form.family),
  );
  if (makers.length === 0) throw new Error(`no brand makes ${form.key}`);
  return makers;
}
