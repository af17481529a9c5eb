import { brands, seededBrands } from '../brands/brands.ts';
import { categoryHref } from '../data/categories.ts';
import type { Brand, CatalogueName, Gender } from '@luxe/store-api/model';

export { categoryHref };

export function brandHref(name: string): string {
  const brand = brands.find((one) => one.name === name);
  if (!brand) throw new Error(`no brand ${name}`);
  return hrefOf(brand);
}

export const hrefOf = (brand: Brand): string => `/${brand.slug}/c-${brand.code.toLowerCase()}`;

export const tagHref = (catalogue: CatalogueName, tag: string): string => `/${catalogue}/browse/${tag}`;

/** The URL of a listing filtered by a tag, for example the new arrivals of a department. */
export function taggedHref(listing: string, tag: string): string {
  const code = /\/c-([a-z0-9]+)$/.exec(listing)?.[1]?.toUpperCase() ?? '';
  const q = listing.includes('?q=') ? '' : `?q=:relevance:category:${code}`;
  return `${listing}${q}:tag:${tag}`;
}

export const exploreHref = (slug: string): string => `/explore/${slug}`;

/**
 * The URL of a category filtered by gender:
 * `/women/c-lsh1?q=:relevance:category:LSH1:genderbeauty-classification:Women`.
 */
export const genderHref = (gender: Exclude<Gender, 'Unisex'>, code: string): string =>
  `/${gender.toLowerCase()}/c-${code.toLowerCase()}?q=:relevance:category:${code}:genderbeauty-classification:${gender}`;

export const brandIndexHref = (catalogue: CatalogueName): string =>
  catalogue === 'luxury' ? '/brandList/a-to-z-luxury-brands' : '/brandList/indiluxe-brands-index';

export const brandsOf = (catalogue: CatalogueName): Brand[] =>
  seededBrands.filter((one) => one.catalogue === catalogue);

/** The URL of a layout page: its segments, joined by hyphens, are the id of the layout. */
export const layoutHref = (first: string, second: string): string => `/${first}/${second}`;

export const articleHref = (section: 'blog' | 'trends', slug: string): string =>
  `/browse/luxury/luxelife/${section}/${slug}`;
