import { read } from './visit.ts';

/** The pages that stand for all: paths of one each, and of many different ones, so that no cache knows the next. */
export interface SamplePages {
  readonly home: string;
  readonly listing: string;
  readonly product: string;
  readonly listings: readonly string[];
  readonly products: readonly string[];
}

const home = '/';
const listing = '/bags/c-lsh10';
const enough = 40;

/** Follows the shop's own links: from home to its listings, and from those to their products. Rejects when there are none. */
export async function findSamplePages(origin: string): Promise<SamplePages> {
  const listings = linksOf(await read(origin + home), /\/c-[a-z0-9]+$/i).slice(0, enough);
  const products: string[] = [];
  for (const page of [listing, ...listings]) {
    if (products.length >= enough) break;
    products.push(...linksOf(await read(origin + page), /\/p-mp\d+/i).slice(0, enough / 4));
  }
  const [product] = products;
  if (!product || !listings.length) throw new Error('The home page leads to no listing with a product.');
  return { home, listing, product, listings, products: [...new Set(products)] };
}

/** Paths a page links to that end so, each once, in its order. */
export function linksOf(html: string, end: RegExp): string[] {
  const paths = [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => end.test(path));
}
