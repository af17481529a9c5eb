import type { CatalogueName } from '@luxe/catalogue';
import { categoryPath } from './addresses.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

export interface ListedBrand {
  name: string;
  code: string;
  href: string;
  /** Pieces that its listing finds. */
  count: number;
}

/** Answers by catalogue, for as long as its version stays: a million pieces are not counted for every page. */
const counted = new WeakMap<LiveCatalogue, { version: number; lists: Map<CatalogueName, ListedBrand[]> }>();

/** The brands of a catalogue that have pieces, by code. Counted as the listings do, so that index and listing never differ. */
export async function listBrands(catalogue: LiveCatalogue, name: CatalogueName): Promise<ListedBrand[]> {
  const { version } = catalogue;
  let known = counted.get(catalogue);
  if (known?.version !== version) counted.set(catalogue, (known = { version, lists: new Map() }));
  const list = known.lists.get(name) ?? (await count(catalogue, name));
  known.lists.set(name, list);
  return list;
}

async function count(catalogue: LiveCatalogue, name: CatalogueName): Promise<ListedBrand[]> {
  const roots = [...catalogue.categories.values()].filter(
    (one) => one.parentCode === null && one.catalogue === name,
  );
  const { facets } = await catalogue.engine.search({
    term: '',
    sort: 'relevance',
    filters: roots.map(({ code }) => ({ key: 'category', value: code })),
    page: 0,
    pageSize: 1,
  });
  const counts = facets.find(({ key }) => key === 'brand')?.values ?? [];
  const countOf = new Map(counts.map((one) => [one.value, one.count]));
  return [...catalogue.brands.values()].flatMap(({ name: words, code, slug }) => {
    const pieces = countOf.get(code) ?? 0;
    return pieces > 0 ? [{ name: words, code, href: categoryPath(slug, code), count: pieces }] : [];
  });
}
