import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { databases } from '../../testing/databases.ts';
import { expectJudged, manyDocuments, smallNames, someRequest } from '../../testing/search-judge.ts';
import {
  betterSpellings,
  meantByWords,
  unlistedWords,
  wordDocuments,
  wordNames,
} from '../../testing/word-samples.ts';
import type { SearchDriver } from './driver.ts';
import type { SearchDocument, SearchEngine, SearchNames, SearchRequest } from './engine.ts';
import { memoryDriver } from './memory-driver.ts';
import { postgresDriver } from './postgres-driver.ts';

vi.setConfig({ testTimeout: 60_000 });

const [pglite, server] = databases;
const drivers = [
  { name: 'in memory', database: pglite, driver: memoryDriver },
  { name: 'on PGlite', database: pglite, driver: postgresDriver },
  { name: 'on PostgreSQL', database: server, driver: postgresDriver },
];
const seed = 4;

describe.each(drivers)('the search engine $name', ({ database, driver }) => {
  let opened: OpenDatabase;
  let engines: SearchDriver;
  beforeAll(async () => {
    if (!database.isHere) return;
    opened = await database.open();
    engines = driver({ db: opened.db });
  }, 60_000);
  afterAll(() => opened?.close());

  /** An engine over these products alone. */
  async function engineOf(names: SearchNames, documents: readonly SearchDocument[]): Promise<SearchEngine> {
    await engines.resume(names);
    async function* all() {
      yield* documents;
    }
    const engine = await engines.build(names, all());
    await engine.apply(documents.map((document) => ({ id: document.id, document })));
    return engine;
  }

  it.skipIf(!database.isHere)(
    'says what a plain look at every product says, before and after changes',
    async () => {
      const [before = [], after = []] = fc.sample(manyDocuments, { numRuns: 2, seed });
      const requests = fc.sample(someRequest, { numRuns: 40, seed });
      const engine = await engineOf(smallNames, before);
      for (const asked of requests) await expectJudged(engine, before, smallNames, asked);
      const ids = new Set([...before, ...after].map(({ id }) => id));
      await engine.apply([...ids].map((id) => ({ id, document: after.find((one) => one.id === id) })));
      for (const asked of requests) await expectJudged(engine, after, smallNames, asked);
      expect(engine.size).toBe(after.length);
      await engine.apply([...ids].map((id) => ({ id, document: undefined })));
      expect(engine.size).toBe(0);
    },
  );

  it.skipIf(!database.isHere)(
    'finds what a shopper meant, spells it, completes it, and knows what is near',
    async () => {
      const engine = await engineOf(wordNames, wordDocuments);
      const asked = (term: string): SearchRequest => ({
        term,
        sort: 'relevance',
        filters: [],
        page: 0,
        pageSize: 24,
      });
      for (const [why, typed, ids] of meantByWords) {
        const { hits, total } = await engine.search(asked(typed));
        expect([why, hits.map(({ id }) => id)]).toEqual([why, ids]);
        expect(total).toBe(ids.length);
      }
      for (const [typed, better] of betterSpellings)
        expect((await engine.search(asked(typed))).spelling).toBe(better);
      for (const [typed, unlisted] of unlistedWords)
        expect([typed, (await engine.search(asked(typed))).unlisted]).toEqual([typed, unlisted]);
      const black = await engine.search({
        ...asked('bag'),
        filters: [{ key: 'colour', value: 'Black' }],
      });
      expect(black.hits).toEqual([{ id: '0', colour: 'Noir' }]);
      expect(
        black.facets.find(({ key }) => key === 'colour')?.values.map(({ value, count }) => [value, count]),
      ).toEqual([
        ['Black', 1],
        ['Blue', 1],
        ['Red', 1],
        ['White', 1],
      ]);

      expect(await engine.suggest('gold neck', 5)).toEqual(['gold necklace']);
      expect(await engine.suggest('neckalce', 5)).toEqual(['necklace']);
      // Two words joined are found by a search, but nobody writes them so.
      expect(await engine.suggest('maisonnoemei', 5)).toEqual([]);
      expect(await engine.suggest('  ', 5)).toEqual([]);

      const near = await engine.nearest({
        id: '0',
        price: 1,
        limit: 2,
        categories: ['LSH1010', 'LSH1011', 'LSH99'],
      });
      expect([...near].map(([code, found]) => [code, found.map(({ other }) => other)])).toEqual([
        ['LSH1010', []],
        ['LSH1011', ['1']],
        ['LSH99', []],
      ]);
    },
  );
});
