import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { searchSubstitute, searchSynonym } from '../../../db/schema/search.ts';
import { toKeyword } from '../../settings/keywords.ts';
import type { ContentKind, Issue } from './contentKind.ts';
import * as field from './fields.ts';

interface WordsValue {
  readonly words: string[];
}

/** The rows of a kind: a searched word, and the words that belong to it. */
interface WordRows {
  readonly all: (db: Database) => Promise<{ readonly term: string; readonly words: string[] }[]>;
  readonly put: (tx: Database, term: string, words: string[]) => Promise<unknown>;
  readonly drop: (tx: Database, term: string) => Promise<unknown>;
}

/** Longest list of words in a title. */
const shownWords = 4;

const titleOf = (term: string, words: readonly string[]) =>
  `${term}: ${words.slice(0, shownWords).join(', ')}${words.length > shownWords ? ' …' : ''}`;

/** A kind whose entries are searched words with other words. Its tables are small, so all rows are read. */
const wordsKind = (
  texts: Pick<ContentKind, 'name' | 'title' | 'description'> & { readonly label: string },
  { all, put, drop }: WordRows,
): ContentKind<WordsValue> => {
  const { label, ...own } = texts;
  return {
    ...own,
    schema: z.object({
      words: z
        .array(field.line('Word or words', { max: 80 }))
        .min(1)
        .max(40)
        .meta({ title: label }),
    }),
    newKey: field.searchedWords,
    empty: () => ({ words: [] }),
    list: async (db) =>
      (await all(db)).map(({ term, words }) => ({ key: term, title: titleOf(term, words) })),
    describe: (key) => ({ title: key }),
    async read(db, key) {
      const row = (await all(db)).find(({ term }) => term === key);
      return row && { words: row.words };
    },
    write: async (tx, key, { words }) => void (await put(tx, key, words)),
    remove: async (tx, key) => void (await drop(tx, key)),
    check: (_db, key, { words }) => Promise.resolve(wordIssues(key, words)),
    changes: () => [['content', ['search']]],
  };
};

function wordIssues(key: string, words: readonly string[]): Issue[] {
  if (key !== toKeyword(key)) return [{ path: [], message: 'The words must be in small letters.' }];
  return words.flatMap((word, index): Issue[] => {
    const path = ['words', index];
    if (word !== toKeyword(word))
      return [{ path, message: 'Use small letters, with one space between words.' }];
    if (word === key) return [{ path, message: `This is the searched word itself. Remove it.` }];
    return words.indexOf(word) < index ? [{ path, message: `The list has ${word} twice. Remove one.` }] : [];
  });
}

export const synonymKind = wordsKind(
  {
    name: 'synonym',
    title: 'Synonyms',
    description: 'Searched words with the same meaning. A search for one of them finds the others, too.',
    label: 'Words with the same meaning',
  },
  {
    all: (db) =>
      db
        .select({ term: searchSynonym.term, words: searchSynonym.synonyms })
        .from(searchSynonym)
        .orderBy(asc(searchSynonym.term)),
    put: (tx, term, synonyms) =>
      tx
        .insert(searchSynonym)
        .values({ term, synonyms })
        .onConflictDoUpdate({ target: searchSynonym.term, set: { synonyms } }),
    drop: (tx, term) => tx.delete(searchSynonym).where(eq(searchSynonym.term, term)),
  },
);

export const substituteKind = wordsKind(
  {
    name: 'substitute',
    title: 'Similar searches',
    description: 'Searched words for which the shop has no product, and words of the most similar products.',
    label: 'Words of similar products',
  },
  {
    all: (db) =>
      db
        .select({ term: searchSubstitute.term, words: searchSubstitute.offered })
        .from(searchSubstitute)
        .orderBy(asc(searchSubstitute.term)),
    put: (tx, term, offered) =>
      tx
        .insert(searchSubstitute)
        .values({ term, offered })
        .onConflictDoUpdate({ target: searchSubstitute.term, set: { offered } }),
    drop: (tx, term) => tx.delete(searchSubstitute).where(eq(searchSubstitute.term, term)),
  },
);
