import type { CallAnswer } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { categoryPath, productPath, storePath } from './addresses.ts';
import type { LiveCatalogue } from './live-catalogue.ts';
import { countProducts, readContentPaths, readProductAddresses } from './repository.ts';

/** Entries of one page. */
const pageSize = 10_000;

/** Every public path in pages: content, listings, categories and houses first, then products by id. A page beyond the end is empty. */
export async function listPaths(
  db: Database,
  catalogue: LiveCatalogue,
  page: number,
  today: string,
): Promise<CallAnswer<'sitemap'>> {
  const fixed = [
    ...(await readContentPaths(db)).map(({ path }) => path),
    // One that stands for another page leaves search engines to that.
    ...[...catalogue.dynamicListings.values()].flatMap((one) => (one.dupCanonicalUrl ? [] : [one.url])),
    ...[...catalogue.stores.keys()].map(storePath),
    ...[...catalogue.categories.values()].map(({ slug, code }) => categoryPath(slug, code)),
    ...[...catalogue.brands.values()].map(({ slug, code }) => categoryPath(slug, code)),
  ].map((url) => ({ url, lastModified: today }));
  const from = page * pageSize;
  const head = fixed.slice(from, from + pageSize);
  const offset = Math.max(0, from - fixed.length);
  const products =
    head.length < pageSize ? await readProductAddresses(db, offset, pageSize - head.length) : [];
  return {
    totalPages: Math.ceil((fixed.length + (await countProducts(db))) / pageSize),
    entries: [
      ...head,
      ...products.map(({ id, slug, createdAt }) => ({
        url: productPath(slug, id),
        lastModified: createdAt.toISOString().slice(0, 10),
      })),
    ],
  };
}
