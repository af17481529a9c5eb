import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { insertMany, toColumns } from '../../db/insertMany.ts';
import { searchProduct, searchRow, searchTerm } from '../../db/schema/search.ts';
import { textArray } from '../../db/textArray.ts';
import { isSameLook, noDocument } from './columns.ts';
import type { OfferChange, SearchColour, SearchDocument, SearchNames } from './engine.ts';
import { facetDefinitions } from './facets.ts';
import { newProductBonus } from './sortOrders.ts';
import { stem, tokenise } from './text.ts';
import { colourFieldsOf, fieldsOf, type Field } from './textFields.ts';

interface Term {
  weight: number;
  isStandalone: boolean;
  written: string;
}

/**
 * Writes products to the index and replaces their former rows. Several processes may write the same products.
 */
export async function writeDocuments(
  db: Database,
  names: SearchNames,
  documents: readonly SearchDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const read = fieldsOf(names);
  const known = new Map<string, Term>();
  const products: (typeof searchProduct.$inferInsert)[] = [];
  const rows: (typeof searchRow.$inferInsert)[] = [];
  for (const document of documents) {
    const productTerms = termsOf(read(document), known);
    const all = new Set(productTerms.keys());
    document.colours.forEach((colour, position) => {
      const colourTerms = termsOf(colourFieldsOf(colour), known);
      for (const term of colourTerms.keys()) all.add(term);
      const { key, name, hex, family, price, discount, inStock } = colour;
      rows.push({
        ...{ productId: document.id, position, key, name, hex, family, discount, inStock },
        pricePaise: price,
        tokens: facetTokensOf('colour', document, colour),
        termWeights: Object.fromEntries(colourTerms),
      });
    });
    products.push({
      id: document.id,
      leaf: document.categories.at(-1) ?? '',
      popularity: document.popularity,
      newness: document.createdAt + (document.isProductNew ? newProductBonus : 0),
      tokens: facetTokensOf('product', document, document.colours[0] as SearchDocument['colours'][number]),
      termWeights: Object.fromEntries(productTerms),
      terms: [...all],
    });
  }
  await db.transaction(async (tx) => {
    await deleteDocuments(
      tx,
      documents.map(({ id }) => id),
    );
    await insertMany(tx, searchProduct, products);
    await insertMany(tx, searchRow, rows);
    // All writers lock the terms in the same order, so that two writers of the same terms cannot deadlock.
    const terms = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
    const values = JSON.stringify(
      terms.map(([term, { weight, isStandalone, written }]) => ({
        term,
        top: weight,
        is_word: isStandalone,
        written,
      })),
    );
    await tx.execute(sql`insert into ${searchTerm} as old
      select * from json_populate_recordset(null::search_term, ${values}::json) order by term
      on conflict (term) do update set top = greatest(old.top, excluded.top), is_word = old.is_word or excluded.is_word,
        written = case when excluded.top > old.top then excluded.written else old.written end
      where excluded.top > old.top or (excluded.is_word and not old.is_word)`);
  });
}

/**
 * Writes new prices and stock. Returns the ids of the products that have other colours in the index; they are
 * not written. Several processes may write the same products.
 */
export async function writeOffers(db: Database, changes: readonly OfferChange[]): Promise<string[]> {
  if (changes.length === 0) return [];
  return db.transaction(async (tx) => {
    const stored = await lockRows(
      tx,
      changes.map(({ id }) => id),
    );
    const storedOf = Map.groupBy(stored, ({ productId }) => productId);
    const others: string[] = [];
    const rows: Partial<typeof searchRow.$inferSelect>[] = [];
    for (const { id, colours } of changes) {
      const looks = storedOf.get(id) ?? [];
      const isKnown =
        looks.length === colours.length &&
        looks.every((look, at) => isSameLook(look, colours[at] as SearchColour));
      if (!isKnown) others.push(id);
      else
        colours.forEach((colour, position) => {
          const { discount, inStock } = colour;
          const tokens = facetTokensOf('colour', noDocument, colour);
          rows.push({ productId: id, position, pricePaise: colour.price, discount, inStock, tokens });
        });
    }
    const values = JSON.stringify(toColumns(searchRow, rows));
    await tx.execute(sql`update search_row set price_paise = given.price_paise, discount = given.discount,
        in_stock = given.in_stock, tokens = given.tokens
      from json_populate_recordset(null::search_row, ${values}::json) given
      where search_row.product_id = given.product_id and search_row.position = given.position`);
    return others;
  });
}

/** Removes products from the index, in a transaction. */
export async function deleteDocuments(tx: Database, ids: readonly string[]): Promise<void> {
  await lockRows(tx, ids);
  await tx.delete(searchRow).where(inArray(searchRow.productId, [...ids]));
  await tx.delete(searchProduct).where(inArray(searchProduct.id, [...ids]));
}

/**
 * Locks and returns the rows of products. All writers lock rows in the same order, so that two writers of the
 * same rows cannot deadlock.
 */
const lockRows = (tx: Database, ids: readonly string[]) =>
  tx
    .select()
    .from(searchRow)
    .where(sql`${searchRow.productId} = any(${textArray(ids)})`)
    .orderBy(searchRow.productId, searchRow.position)
    .for('update');

function facetTokensOf(
  level: 'product' | 'colour',
  document: SearchDocument,
  colour: SearchDocument['colours'][number],
): string[] {
  return facetDefinitions
    .filter(({ of }) => of === level)
    .flatMap(({ key, valuesOf }) => valuesOf(document, colour).map((value) => `${key} ${value}`));
}

/** Returns the terms of the fields, each with its highest weight, and records the terms in `known`. */
function termsOf(fields: readonly Field[], known: Map<string, Term>): Map<string, number> {
  const found = new Map<string, number>();
  const note = (token: string, weight: number, isStandalone: boolean) => {
    const term = stem(token);
    found.set(term, Math.max(found.get(term) ?? 0, weight));
    const before = known.get(term);
    const written = before && before.weight >= weight ? before.written : token;
    known.set(term, {
      weight: Math.max(before?.weight ?? 0, weight),
      isStandalone: isStandalone || (before?.isStandalone ?? false),
      written,
    });
  };
  for (const { text, weight, joins } of fields) {
    const all = tokenise(text);
    all.forEach((token, at) => {
      note(token, weight, true);
      const next = all[at + 1];
      if (joins && next && token.length + next.length > 4) note(token + next, weight, false);
    });
  }
  return found;
}
