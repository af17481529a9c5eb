import { read } from './visit.ts';

/**
 * Paths of sample pages: a home page, a listing and a product, and in addition many different listings and
 * products for measurements without cached responses.
 */
export interface SamplePages {
  readonly home: string;
  readonly listing: string;
  readonly product: string;
  readonly listings: readonly string[];
  readonly products: readonly string[];
}

const home = '/';
const listing = '/bags/c-lsh10';
const maxPages = 40;

/**
 * Finds sample pages: follows links from the home page to listings, and from listings to products. Rejects
 * when there are none.
 */
export async function findSamplePages(origin: string): Promise<SamplePages> {
  const listings = linksOf(await read(origin + home), /\/c-[a-z0-9]+$/i).slice(0, maxPages);
  const products: string[] = [];
  for (const page of [listing, ...listings]) {
    if (products.length >= maxPages) break;
    products.push(...linksOf(await read(origin + page), /\/p-mp\d+/i).slice(0, maxPages / 4));
  }
  const [product] = products;
  if (!product || !listings.length) throw new Error('The home page leads to no listing with a product.');
  return { home, listing, product, listings, products: [...new Set(products)] };
}

/** Paths that match `end` among the links of a page, in the order of the page and without duplicates. */
export function linksOf(html: string, end: RegExp): string[] {
  const paths = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => end.test(path));
}
