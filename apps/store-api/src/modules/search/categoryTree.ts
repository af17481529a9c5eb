import type { CategoryFilter } from '@luxe/contract/calls';
import type { SearchNames } from './engine.ts';

type Categories = SearchNames['categories'];

/** Levels shown when no category is chosen: the children of the root, and their children. */
const openLevels = 2;

/**
 * Removes a chosen category when one of its subcategories is chosen too, because the subcategory narrows the
 * choice.
 */
export function mostSpecific(chosen: readonly string[], categories: Categories): string[] {
  const above = new Set(chosen.flatMap((code) => pathTo(code, categories).slice(0, -1)));
  return chosen.filter((code) => !above.has(code));
}

/** Codes from the root to a category. */
function pathTo(code: string, categories: Categories): string[] {
  const path = [code];
  for (let at: string | null = code; at;) {
    const parent: string | null = categories.find((one) => one.code === at)?.parentCode ?? null;
    if (parent) path.unshift(parent);
    at = parent;
  }
  return path;
}

/**
 * The category tree of a listing, open to one level below every chosen category. Siblings of the opened
 * categories are included. Categories without products are omitted, except chosen ones and their ancestors.
 */
export function categoryTree(
  categories: Categories,
  countOf: (code: string) => number,
  chosen: readonly string[],
): CategoryFilter[] {
  const open = new Set(chosen.flatMap((code) => pathTo(code, categories)));
  const children = Map.groupBy(categories, ({ parentCode }) => parentCode);
  const grow = (parent: string | null, depth: number): CategoryFilter[] =>
    (children.get(parent) ?? []).flatMap(({ code, name, slug }) => {
      const count = countOf(code);
      if (count === 0 && !open.has(code)) return [];
      const isOpen = open.has(code) || (chosen.length === 0 && depth < openLevels);
      return [
        {
          categoryCode: code,
          categoryName: name,
          webURL: `/${slug}/c-${code.toLowerCase()}`,
          count,
          selected: chosen.includes(code),
          childFilters: isOpen ? grow(code, depth + 1) : [],
        },
      ];
    });
  return grow(null, 0);
}
