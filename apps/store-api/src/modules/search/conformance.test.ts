import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { databases } from '../../testing/databases.ts';
import {
  expectSameAsPlainSearch,
  manyDocuments,
  smallNames,
  someRequest,
} from '../../testing/expectSameAsPlainSearch.ts';
import {
  spellingSamples,
  searchSamples,
  unlistedSamples,
  sampleDocuments,
  sampleNames,
} from '../../testing/searchSamples.ts';
import type { SearchDriver } from './driver.ts';
import type { SearchDocument, SearchEngine, SearchNames, SearchRequest } from './engine.ts';
import { memoryDriver } from './memoryDriver.ts';
import { postgresDriver } from './postgresDriver.ts';

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
    if (!database.isAvailable) return;
    opened = await database.open();
    engines = driver({ db: opened.db });
  }, 60_000);
  afterAll(() => opened?.close());

  /** Builds an engine with only these products. */
  async function engineOf(names: SearchNames, documents: readonly SearchDocument[]): Promise<SearchEngine> {
    await engines.resume(names, documents.length);
    async function* all() {
      yield* documents;
    }
    const engine = await engines.build(names, all());
    await engine.apply(documents.map((document) => ({ id: document.id, document })));
    return engine;
  }

  it.skipIf(!database.isAvailable)(
    'returns the same as a plain search, before and after changes',
    async () => {
      const [before = [], after = []] = fc.sample(manyDocuments, { numRuns: 2, seed });
      const requests = fc.sample(someRequest, { numRuns: 40, seed });
      const engine = await engineOf(smallNames, before);
      for (const request of requests) await expectSameAsPlainSearch(engine, before, smallNames, request);
      const ids = new Set([...before, ...after].map(({ id }) => id));
      await engine.apply([...ids].map((id) => ({ id, document: after.find((one) => one.id === id) })));
      for (const request of requests) await expectSameAsPlainSearch(engine, after, smallNames, request);
      expect(engine.size).toBe(after.length);
      const cheaper = after.map((one) => ({
        ...one,
        colours: one.colours.map((colour) => ({ ...colour, price: 1_000_00, discount: 45, inStock: true })),
      }));
      expect(await engine.applyOffers(cheaper)).toEqual([]);
      for (const request of requests) await expectSameAsPlainSearch(engine, cheaper, smallNames, request);
      await engine.apply([...ids].map((id) => ({ id, document: undefined })));
      expect(engine.size).toBe(0);
    },
  );

  it.skipIf(!database.isAvailable)(
    'leaves products with other colours as they are when it applies offers',
    async () => {
      const engine = await engineOf(sampleNames, sampleDocuments);
      const [bag] = sampleDocuments as [SearchDocument];
      const [first] = bag.colours as [SearchDocument['colours'][number]];
      const expensive = { ...first, price: 999_999_00 };
      const all: SearchRequest = { term: '', sort: 'relevance', filters: [], page: 0, pageSize: 24 };
      const { priceRange } = await engine.search(all);
      for (const colours of [
        [...bag.colours, { ...expensive, key: 'another' }],
        bag.colours.slice(1),
        [{ ...expensive, hex: '#010203' }, ...bag.colours.slice(1)],
      ])
        expect(await engine.applyOffers([{ id: bag.id, colours }])).toEqual([bag.id]);
      expect(await engine.applyOffers([{ id: 'unknown', colours: [expensive] }])).toEqual(['unknown']);
      expect((await engine.search(all)).priceRange).toEqual(priceRange);
    },
  );

  it.skipIf(!database.isAvailable)(
    'finds misspelt words, corrects and completes them, and finds the nearest products',
    async () => {
      const engine = await engineOf(sampleNames, sampleDocuments);
      const requestFor = (term: string): SearchRequest => ({
        term,
        sort: 'relevance',
        filters: [],
        page: 0,
        pageSize: 24,
      });
      for (const [why, typed, ids] of searchSamples) {
        const { hits, total } = await engine.search(requestFor(typed));
        expect([why, hits.map(({ id }) => id)]).toEqual([why, ids]);
        expect(total).toBe(ids.length);
      }
      for (const [typed, better] of spellingSamples)
        expect((await engine.search(requestFor(typed))).spelling).toBe(better);
      for (const [typed, unlisted] of unlistedSamples)
        expect([typed, (await engine.search(requestFor(typed))).unlisted]).toEqual([typed, unlisted]);
      const black = await engine.search({
        ...requestFor('bag'),
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
      // A search finds two words that are typed as one, but suggestions do not offer such joined words.
      expect(await engine.suggest('maisonnoemei', 5)).toEqual([]);
      expect(await engine.suggest('  ', 5)).toEqual([]);

      const totalOf = async (term: string) => (await engine.search(requestFor(term))).total;
      expect(await totalOf('xylophone')).toBe(0);
      engine.useWords({ synonyms: [['bag', 'xylophone']], nearest: [] });
      expect(await totalOf('xylophone')).toBe(await totalOf('bag'));

      const categories = [
        ...sampleNames.categories,
        { code: 'LSH1012', name: 'Clutches', slug: 's', parentCode: 'LSH10' },
      ];
      const brands = [
        ...sampleNames.brands,
        { code: 'MBH4', name: 'Vantour', nicknames: [], superBrand: 'S' },
      ];
      await engines.useNames({ ...sampleNames, categories, brands });
      const [sample] = sampleDocuments;
      if (!sample) throw new Error('no sample');
      const clutch = { ...sample, id: '9', name: 'Fold', brandCode: 'MBH4' };
      await engine.apply([{ id: '9', document: { ...clutch, categories: ['LSH1', 'LSH10', 'LSH1012'] } }]);
      const ofNewNames = await engine.search(requestFor('vantour clutch'));
      expect(ofNewNames.hits).toEqual([{ id: '9', colour: 'Noir' }]);
      expect(ofNewNames.facets.find(({ key }) => key === 'brand')?.values).toMatchObject([
        { value: 'MBH4', name: 'Vantour', count: 1 },
      ]);
      expect(JSON.stringify(ofNewNames.categories)).toContain('"categoryName":"Clutches"');
      await engine.apply([{ id: '9', document: undefined }]);

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
