import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insert-many.ts';
import { searchProduct, searchRow, searchTerm } from '../../db/schema/search.ts';
import type { SearchDocument, SearchNames } from './engine.ts';
import { facetDefinitions } from './facets.ts';
import { newer } from './orders.ts';
import { stem, words } from './text.ts';
import { colourFieldsOf, fieldsOf, type Field } from './word-fields.ts';

interface Term {
  weight: number;
  isWord: boolean;
  written: string;
}

/** Writes products as rows of the index; what was there of them goes. Any process may write the same again. */
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
    const own = termsOf(read(document), known);
    const all = new Set(own.keys());
    document.colours.forEach((colour, position) => {
      const its = termsOf(colourFieldsOf(colour), known);
      for (const term of its.keys()) all.add(term);
      const { key, name, hex, family, price, discount, inStock } = colour;
      rows.push({
        ...{ productId: document.id, position, key, name, hex, family, discount, inStock },
        pricePaise: price,
        tokens: tokensOf('colour', document, colour),
        words: Object.fromEntries(its),
      });
    });
    products.push({
      id: document.id,
      leaf: document.categories.at(-1) ?? '',
      popularity: document.popularity,
      newness: document.createdAt + (document.isProductNew ? newer : 0),
      tokens: tokensOf('product', document, document.colours[0] as SearchDocument['colours'][number]),
      words: Object.fromEntries(own),
      terms: [...all],
    });
  }
  await db.transaction(async (tx) => {
    await takeOut(
      tx,
      documents.map(({ id }) => id),
    );
    await insertMany(tx, searchProduct, products);
    await insertMany(tx, searchRow, rows);
    // In one order, whoever writes: two writers of the same terms wait for each other, and never in a circle.
    const terms = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
    const values = JSON.stringify(
      terms.map(([term, { weight, isWord, written }]) => ({ term, top: weight, is_word: isWord, written })),
    );
    await tx.execute(sql`insert into ${searchTerm} as old
      select * from json_populate_recordset(null::search_term, ${values}::json) order by term
      on conflict (term) do update set top = greatest(old.top, excluded.top), is_word = old.is_word or excluded.is_word,
        written = case when excluded.top > old.top then excluded.written else old.written end
      where excluded.top > old.top or (excluded.is_word and not old.is_word)`);
  });
}

/** Takes products out of the index. */
export async function takeOut(db: Pick<Database, 'delete'>, ids: readonly string[]): Promise<void> {
  await db.delete(searchRow).where(inArray(searchRow.productId, [...ids]));
  await db.delete(searchProduct).where(inArray(searchProduct.id, [...ids]));
}

function tokensOf(
  level: 'product' | 'colour',
  document: SearchDocument,
  colour: SearchDocument['colours'][number],
): string[] {
  return facetDefinitions
    .filter(({ of }) => of === level)
    .flatMap(({ key, valuesOf }) => valuesOf(document, colour).map((value) => `${key} ${value}`));
}

/** Terms of some texts with the greatest weight each has there; notes in `known` what is new of them. */
function termsOf(fields: readonly Field[], known: Map<string, Term>): Map<string, number> {
  const found = new Map<string, number>();
  const note = (word: string, weight: number, isWord: boolean) => {
    const term = stem(word);
    found.set(term, Math.max(found.get(term) ?? 0, weight));
    const before = known.get(term);
    const written = before && before.weight >= weight ? before.written : word;
    known.set(term, {
      weight: Math.max(before?.weight ?? 0, weight),
      isWord: isWord || (before?.isWord ?? false),
      written,
    });
  };
  for (const { text, weight, joins } of fields) {
    const all = words(text);
    all.forEach((word, at) => {
      note(word, weight, true);
      const next = all[at + 1];
      if (joins && next && word.length + next.length > 4) note(word + next, weight, false);
    });
  }
  return found;
}
