import { inArray, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import { searchTerm } from '../../db/schema/search.ts';
import type { Guess } from './dictionary.ts';
import type { SearchNames } from './engine.ts';
import { allowedSlips, slipsBetween } from './text.ts';
import { bestGuesses, proseWeight, readNearest, readSynonyms, type Words } from './vocabulary.ts';

/** Below this share of common letter triples two words have nothing to do with each other. */
const likeness = 0.15;

/**
 * Words as the database knows them. Whoever asks for one that has not been read yet gets "no", and `read` asks again once it has been:
 * a question in a few rounds, where the rules stay those of an index in memory.
 */
export class PostgresWords implements Words {
  readonly #db: Database;
  readonly #synonyms: ReturnType<typeof readSynonyms>;
  readonly #nearest: ReturnType<typeof readNearest>;
  readonly #terms = new Map<string, { written: string; isWord: boolean; top: number } | undefined>();
  readonly #near = new Map<string, Guess[]>();
  readonly #beginning = new Map<string, Guess[]>();
  readonly #unread = { terms: new Set<string>(), near: new Set<string>(), beginning: new Set<string>() };

  constructor(db: Database, { synonyms, nearest }: SearchNames) {
    this.#db = db;
    this.#synonyms = readSynonyms(synonyms);
    this.#nearest = readNearest(nearest);
  }

  /** What `ask` makes of the words, all of them read. */
  async read<Value>(ask: () => Value): Promise<Value> {
    for (;;) {
      const value = ask();
      const { terms, near, beginning } = this.#unread;
      if (terms.size + near.size + beginning.size === 0) return value;
      await this.#readTerms([...terms]);
      for (const term of near) this.#near.set(term, await nearTerms(this.#db, term));
      for (const word of beginning) this.#beginning.set(word, await termsBeginning(this.#db, word));
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

  isWord(term: string): boolean {
    if (!this.#terms.has(term)) this.#unread.terms.add(term);
    return this.#terms.get(term)?.isWord ?? false;
  }

  near(term: string): Guess[] {
    return this.#answer(this.#near, this.#unread.near, term);
  }

  beginning(word: string): Guess[] {
    return word.length < 3 ? [] : this.#answer(this.#beginning, this.#unread.beginning, word);
  }

  #answer(known: ReadonlyMap<string, Guess[]>, unread: Set<string>, word: string): Guess[] {
    const found = known.get(word);
    if (!found) unread.add(word);
    return found ? bestGuesses(found) : [];
  }

  async #readTerms(terms: readonly string[]) {
    if (terms.length === 0) return;
    const found = await this.#db
      .select()
      .from(searchTerm)
      .where(inArray(searchTerm.term, [...terms]));
    for (const term of terms) this.#terms.set(term, undefined);
    for (const { term, written, isWord, top } of found) this.#terms.set(term, { written, isWord, top });
  }
}

/** Terms within the slips a word may have. Letter triples choose the candidates, slips decide. */
async function nearTerms(db: Database, word: string): Promise<Guess[]> {
  const limit = allowedSlips(word);
  if (limit === 0) return [];
  const rows = await rowsOf<{ term: string; top: number }>(
    db,
    sql`select term, top from ${searchTerm}
      where length(term) between ${Math.max(3, word.length - limit)} and ${word.length + limit}
        and similarity(term, ${word}) > ${likeness}`,
  );
  return rows.flatMap(({ term, top }) => {
    const count = slipsBetween(word, term, limit);
    return count > limit || count === 0 ? [] : [{ term, slips: count, weight: top }];
  });
}

/** Terms that begin with a word, the weightiest first. Words are letters and digits alone. */
export async function termsBeginning(db: Database, word: string, wholeWordsOnly = false): Promise<Guess[]> {
  const rows = await rowsOf<{ term: string; top: number }>(
    db,
    sql`select term, top from ${searchTerm} where term like ${`${word}%`}
      ${wholeWordsOnly ? sql`and is_word and top > 1` : sql``}
      order by top desc, length(term), term collate "C" limit 50`,
  );
  return rows.map(({ term, top }) => ({ term, slips: 0, weight: top }));
}
