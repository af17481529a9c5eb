import { cutText, searchTextLimit } from '@luxe/format';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import type { StoredProduct } from '../catalogue/repository.ts';
import type { VisitorProfile } from './profile.ts';

const limit = 5;

/** Points of a viewed and of a bought product for its brand and category. */
const points = { viewed: 1, bought: 2 };

/**
 * Searches that fit a visitor: the brands and categories of the products that they viewed or bought in a
 * catalogue, most points first, a brand with its category before either alone.
 */
export async function curatedSearches(
  catalogue: LiveCatalogue,
  { viewed, bought }: VisitorProfile,
  wanted: StoredProduct['catalogue'],
): Promise<string[]> {
  const scores = new Map<string, number>();
  const add = (text: string, score: number) => scores.set(text, (scores.get(text) ?? 0) + score);
  for (const [ids, score] of [[viewed, points.viewed] as const, [bought, points.bought] as const])
    for (const id of ids) {
      const product = await catalogue.product(id);
      if (!product || product.catalogue !== wanted) continue;
      const brand = catalogue.brands.get(product.brandCode)?.name;
      const category = catalogue.categories.get(product.categoryCode)?.name;
      if (!brand || !category) continue;
      add(`${brand} ${category}`, score * 2);
      add(category, score);
    }
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .map(([text]) => cutText(text, searchTextLimit).trim())
    .slice(0, limit);
}
