import { inArray, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { searchTerm } from '../../db/schema/search.ts';
import type { Guess } from './dictionary.ts';
import type { SearchNames } from './engine.ts';
import { maxTypos, typoDistance } from './text.ts';
import { bestGuesses, proseWeight, readNearest, readSynonyms, type Vocabulary } from './vocabulary.ts';

/** Minimum trigram similarity of related words. */
const minSimilarity = 0.15;

/**
 * Vocabulary that is read from the database. A lookup of a word that has not been read returns “no” and marks
 * the word. `read` then loads all marked words and repeats the computation. The synchronous rules of the
 * in-memory index therefore need only a few queries.
 */
export class PostgresVocabulary implements Vocabulary {
  readonly #db: Database;
  readonly #synonyms: ReturnType<typeof readSynonyms>;
  readonly #nearest: ReturnType<typeof readNearest>;
  readonly #terms = new Map<string, { written: string; isStandalone: boolean; top: number } | undefined>();
  readonly #near = new Map<string, Guess[]>();
  readonly #beginning = new Map<string, Guess[]>();
  readonly #unread = { terms: new Set<string>(), near: new Set<string>(), beginning: new Set<string>() };

  constructor(db: Database, { synonyms, nearest }: SearchNames) {
    this.#db = db;
    this.#synonyms = readSynonyms(synonyms);
    this.#nearest = readNearest(nearest);
  }

  /** Returns the result of `compute` once all words it needs have been read. */
  async read<Value>(compute: () => Value): Promise<Value> {
    for (;;) {
      const value = compute();
      const { terms, near, beginning } = this.#unread;
      if (terms.size + near.size + beginning.size === 0) return value;
      await this.#readTerms([...terms]);
      for (const term of near) this.#near.set(term, await nearTerms(this.#db, term));
      for (const prefix of beginning) this.#beginning.set(prefix, await termsBeginning(this.#db, prefix));
      for (const set of [terms, near, beginning]) set.clear();
    }
  }

  has(term: string): boolean {
    if (!this.#terms.has(term)) this.#unread.terms.add(term);
    return this.#terms.get(term) !== undefined;
  }

  isListed(term: string): boolean {
    return this.has(term) && (this.#terms.get(term)?.top ?? 0) > proseWeight;
  }

  nearestOf(term: string): readonly string[] {
    return this.#nearest.get(term) ?? [];
  }

  synonymsOf(term: string): readonly string[] {
    return this.#synonyms.get(term) ?? [];
  }

  written(term: string): string {
    if (!this.#terms.has(term)) this.#unread.terms.add(term);
    return this.#terms.get(term)?.written ?? term;
  }

  isStandalone(term: string): boolean {
    if (!this.#terms.has(term)) this.#unread.terms.add(term);
    return this.#terms.get(term)?.isStandalone ?? false;
  }

  near(term: string): Guess[] {
    return this.#bestGuesses(this.#near, this.#unread.near, term);
  }

  beginning(prefix: string): Guess[] {
    return prefix.length < 3 ? [] : this.#bestGuesses(this.#beginning, this.#unread.beginning, prefix);
  }

  #bestGuesses(known: ReadonlyMap<string, Guess[]>, unread: Set<string>, key: string): Guess[] {
    const found = known.get(key);
    if (!found) unread.add(key);
    return found ? bestGuesses(found) : [];
  }

  async #readTerms(terms: readonly string[]) {
    if (terms.length === 0) return;
    const found = await this.#db
      .select()
      .from(searchTerm)
      .where(inArray(searchTerm.term, [...terms]));
    for (const term of terms) this.#terms.set(term, undefined);
    for (const { term, written, isStandalone, top } of found)
      this.#terms.set(term, { written, isStandalone, top });
  }
}

/** Terms within the typo limit of a word. Trigrams select candidates; the number of typos decides. */
async function nearTerms(db: Database, typedTerm: string): Promise<Guess[]> {
  const limit = maxTypos(typedTerm);
  if (limit === 0) return [];
  const rows = await rowsOf<{ term: string; top: number }>(
    db,
    sql`select term, top from ${searchTerm}
      where length(term) between ${Math.max(3, typedTerm.length - limit)} and ${typedTerm.length + limit}
        and similarity(term, ${typedTerm}) > ${minSimilarity}`,
  );
  return rows.flatMap(({ term, top }) => {
    const count = typoDistance(typedTerm, term, limit);
    return count > limit || count === 0 ? [] : [{ term, distance: count, weight: top }];
  });
}

/**
 * Terms that begin with `prefix`, highest weight first. `prefix` contains only letters and digits, so LIKE
 * needs no escaping.
 */
export async function termsBeginning(db: Database, prefix: string, standaloneOnly = false): Promise<Guess[]> {
  const rows = await rowsOf<{ term: string; top: number }>(
    db,
    sql`select term, top from ${searchTerm} where term like ${`${prefix}%`}
      ${standaloneOnly ? sql`and is_word and top > 1` : sql``}
      order by top desc, length(term), term collate "C" limit 50`,
  );
  return rows.map(({ term, top }) => ({ term, distance: 0, weight: top }));
}
