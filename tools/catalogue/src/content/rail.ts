import { cutOut } from '../data/art.ts';
import { categories, categoryHref } from '../data/categories.ts';
import type {
  BrandWallBlock,
  CategoryListBlock,
  Link,
  Picture,
  Product,
  ProductRailBlock,
} from '@luxe/store-api/model';
import { brandHref, brandIndexHref, brandsOf } from './links.ts';

export type RailQuery = ProductRailBlock['query'] & {
  /**
   * Limits a rail of tagged products to one catalogue. `LSH` and `ISH` are the first letters of the category
   * codes of luxury and of indiluxe.
   */
  within?: 'LSH' | 'ISH';
};

function isInCategory(product: Product, code: string): boolean {
  let at: string | undefined = product.categoryCode;
  while (at) {
    if (at === code) return true;
    const child: string = at;
    at = categories.find((one) => one.code === child)?.parentCode;
  }
  return false;
}

export const countIn = (products: readonly Product[], code: string): number =>
  products.filter((one) => isInCategory(one, code)).length;

const inStock = (product: Product) =>
  product.colours[0]?.variants.some((variant) => variant.offers.some((offer) => offer.stock > 0)) ?? false;

/** A rail of up to `size` products in stock, with as few of the same model and brand as possible. */
export function rail(
  products: readonly Product[],
  title: string,
  query: RailQuery,
  link?: Link,
  size = 12,
): ProductRailBlock {
  const { within, ...productQuery } = query;
  const found = products
    .filter((one) => !query.category || isInCategory(one, query.category))
    .filter((one) => !query.brand || one.brandCode === query.brand)
    .filter((one) => !query.tag || one.tags.includes(query.tag))
    .filter((one) => !within || one.categoryCode.startsWith(within))
    .filter(inStock)
    .sort((a, b) =>
      query.sort === 'isProductNew'
        ? b.createdAt.localeCompare(a.createdAt) || b.popularity - a.popularity
        : b.popularity - a.popularity,
    );
  const chosen: Product[] = [];
  for (let limit = 1; chosen.length < size && limit <= size; limit += 1) {
    for (const one of found) {
      if (chosen.length >= size) break;
      const same = (test: (other: Product) => boolean) => chosen.filter(test).length >= limit;
      if (
        chosen.includes(one) ||
        same((other) => other.model === one.model) ||
        same((other) => other.brandCode === one.brandCode)
      )
        continue;
      chosen.push(one);
    }
  }
  return {
    type: 'productRail',
    title,
    ...(link ? { link } : {}),
    query: productQuery,
    productIds: chosen.map((one) => one.id),
  };
}

export function brandWall(
  title: string,
  catalogue: 'luxury' | 'indiluxe',
  names: string[],
  label: string,
): BrandWallBlock {
  return {
    type: 'brandWall',
    title,
    brands: names.map((name) => ({ name, href: brandHref(name) })),
    moreCount: brandsOf(catalogue).length - names.length,
    link: { label, href: brandIndexHref(catalogue) },
  };
}

type Entry = [label: string, code: string, model: string, colour: string];

export function categoryList(
  products: readonly Product[],
  title: string,
  entries: Entry[],
): CategoryListBlock {
  return {
    type: 'categoryList',
    title,
    items: entries.map(([label, code, model, colour]) => ({
      label,
      href: categoryHref(code),
      count: countIn(products, code),
      image: cutOut(model, colour) satisfies Picture,
    })),
  };
}
