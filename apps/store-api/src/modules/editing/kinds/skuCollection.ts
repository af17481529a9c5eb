import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { contentPage, skuCollection } from '../../../db/schema/catalogue.ts';
import type { CatalogueName } from '../../../model/catalogue.ts';
import type { ContentKind } from './contentKind.ts';
import * as field from './fields.ts';

interface SkuCollectionValue {
  readonly catalogue: CatalogueName;
  readonly title: string;
  readonly description: string;
  readonly skus: string[];
}

/** A list of chosen SKUs, which pages show with the block `collection`. */
export const skuCollectionKind: ContentKind<SkuCollectionValue> = {
  name: 'sku-collection',
  title: 'Chosen products',
  description: 'Lists of SKUs in their own order. Pages show a list with the block “Chosen products”.',
  schema: z.object({
    catalogue: field.catalogueName,
    title: field.line('Title', { max: 100, hint: 'The heading, unless the block has its own.' }),
    description: field.lineOrEmpty('Sentence about it', { max: 400 }),
    skus: z.array(field.sku('SKU')).min(1).max(200).meta({
      title: 'SKUs',
      description: 'Products that are not sold are left out. Several SKUs of a product are one tile.',
    }),
  }),
  newKey: {
    pattern: /^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    hint: 'Use small letters, digits and hyphens: winter-table.',
  },
  empty: () => ({ catalogue: 'luxury', title: '', description: '', skus: [] }),
  list: (db) =>
    db
      .select({ key: skuCollection.code, title: skuCollection.title })
      .from(skuCollection)
      .orderBy(asc(skuCollection.title), asc(skuCollection.code)),
  describe: (key, { title }) => ({ title: title || key }),
  async read(db, key) {
    const [row] = await db.select().from(skuCollection).where(eq(skuCollection.code, key));
    if (!row) return undefined;
    const { code: _, ...value } = row;
    return value;
  },
  async write(tx, key, { catalogue, title, description, skus }) {
    const row = { catalogue, title, description, skus };
    await tx
      .insert(skuCollection)
      .values({ code: key, ...row })
      .onConflictDoUpdate({ target: skuCollection.code, set: row });
  },
  remove: async (tx, key) => void (await tx.delete(skuCollection).where(eq(skuCollection.code, key))),
  check: (_db, _key, { skus }) =>
    Promise.resolve(
      skus.flatMap((sku, index) =>
        skus.indexOf(sku) < index
          ? [{ path: ['skus', index], message: `The list has ${sku} twice. Remove one.` }]
          : [],
      ),
    ),
  // A page without the list, because it was gone, follows too.
  async changes(key, tx) {
    const block = JSON.stringify([{ type: 'collection', collection: key }]);
    const pages = await tx
      .select({ slug: contentPage.slug })
      .from(contentPage)
      .where(sql`${contentPage.blocks} @> ${block}::jsonb`)
      .orderBy(asc(contentPage.slug));
    return [['content', [key, ...pages.map(({ slug }) => slug)]]];
  },
};
