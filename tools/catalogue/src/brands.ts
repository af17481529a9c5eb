import type { BrandSeed } from './data/brand-seed.ts';
import { indiluxeBrands } from './data/indiluxe-brands.ts';
import { linePools } from './data/lines.ts';
import { luxuryBrands } from './data/luxury-brands.ts';
import type { Form } from './form.ts';
import { hash } from './random.ts';
import { slugOf as slug } from '@luxe/format';
import type { Brand } from './types.ts';

/** The shop's own super-brand; both catalogues carry it (else the search filter would hide indiluxe). */
export const OWN_SUPER_BRAND = 'SBD11A11124';

export interface Maison extends Brand {
  seed: BrandSeed;
  sellerId: string;
}

export const maisons: Maison[] = [...luxuryBrands, ...indiluxeBrands].map((seed, i) => ({
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

export const brands: Brand[] = maisons.map(({ seed: _seed, sellerId: _sellerId, ...brand }) => brand);

/** Who makes a form: the one maison that can be read in its picture, else all that make its family. Throws if nobody does. */
export function makersOf(form: Form): Maison[] {
  const makers = maisons.filter((one) =>
    form.onlyBrand
      ? one.name === form.onlyBrand
      : one.catalogue === form.catalogue && one.seed.makes.includes(form.family),
  );
  if (makers.length === 0) throw new Error(`nobody makes ${form.key}`);
  return makers;
}

/** The names of lines that a maison uses for a form, in its own order. */
export function linesOf(maison: Maison, form: Form): string[] {
  if (form.lines) return form.lines;
  const pool = linePools[maison.seed.style];
  const start = hash(maison.name) % pool.length;
  return [...pool.slice(start), ...pool.slice(0, start)];
}
