import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import type { CatalogueName } from '../model/catalogue.ts';
import { openEmbedded } from '../testing/databases.ts';
import { insertFixtures } from '../testing/fixtures.ts';
import { resolveNames } from './resolveNames.ts';
import { categoryKey, type Mentions } from './stageRows.ts';

/** Has the categories LSH1, LSH10 Bags and LSH1010 Potlis, the brand Zari Katha and one seller. */
let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
}, 60_000);
afterAll(() => database.close());

const mentionsOf = (more: Partial<Mentions>): Mentions => ({
  brands: new Map(),
  categories: new Map(),
  sellers: new Map(),
  tags: new Map(),
  pictures: new Map(),
  ...more,
});
const resolvePaths = async (paths: readonly string[], catalogue: CatalogueName = 'luxury') => {
  const values = paths.map((text) => ({ path: text.split(' > ') }));
  const categories = new Map(
    values.map((value) => [categoryKey(catalogue, value), { line: 2, catalogue, value }] as const),
  );
  const { names, problems } = await resolveNames(database.db, mentionsOf({ categories }), undefined);
  return {
    codes: problems.length > 0 ? [] : values.map((value) => names.categoryOf(catalogue, value).code),
    added: names.newCategories,
    problems,
  };
};

describe('a category path', () => {
  test.each([
    ['Bags', 'LSH10', []],
    ['bags > POTLIS', 'LSH1010', []],
    ['Luxury > Bags > Potlis', 'LSH1010', []],
    ['Luxury', 'LSH1', []],
    ['Bags > Clutches', 'LSH1011', ['LSH1011']],
    ['Shoes', 'LSH11', ['LSH11']],
    ['Shoes > Boots > Ankle > Suede', 'LSH1110101001', ['LSH11', 'LSH1110', 'LSH1110101', 'LSH1110101001']],
  ])('%s is %s', async (path, code, added) => {
    const resolved = await resolvePaths([path]);
    expect(resolved.codes).toEqual([code]);
    expect(resolved.added.map((one) => one.code)).toEqual(added);
  });

  it('creates each category once, parents first, and gives it the levels of its code', async () => {
    const { codes, added } = await resolvePaths([
      'Shoes > Boots',
      'shoes > Loafers',
      'Shoes',
      'Hats > Berets',
    ]);
    expect(codes).toEqual(['LSH1110', 'LSH1111', 'LSH11', 'LSH1210']);
    expect(added).toMatchObject([
      { code: 'LSH11', name: 'Shoes', slug: 'shoes', parentCode: 'LSH1', level: 1, position: 3 },
      { code: 'LSH1110', name: 'Boots', parentCode: 'LSH11', level: 2, position: 4 },
      { code: 'LSH1111', name: 'Loafers', level: 2, position: 5 },
      { code: 'LSH12', name: 'Hats', level: 1, position: 6 },
      { code: 'LSH1210', name: 'Berets', level: 2, position: 7 },
    ]);
  });

  it('of indiluxe begins below its own root, which is created', async () => {
    const { codes, added } = await resolvePaths(['Jutti', 'Jutti > Mirror work > Red'], 'indiluxe');
    expect(codes).toEqual(['ISH1010', 'ISH1010101001']);
    expect(added.map(({ code, parentCode, level }) => [code, parentCode, level])).toEqual([
      ['ISH1', null, 1],
      ['ISH1010', 'ISH1', 2],
      ['ISH1010101', 'ISH1010', 3],
      ['ISH1010101001', 'ISH1010101', 4],
    ]);
  });

  it('with more levels than a catalogue has is rejected', async () => {
    expect((await resolvePaths(['a > b > c > d'], 'indiluxe')).problems).toEqual([
      { line: 2, field: 'category', reason: 'The path has too many levels.' },
    ]);
  });

  it('is rejected when no code is free for it', async () => {
    const paths = Array.from({ length: 90 }, (_, at) => `Department ${at}`);
    const { problems, added } = await resolvePaths(paths);
    expect(added).toHaveLength(89);
    expect(problems).toEqual([
      { line: 2, field: 'category', reason: '“Luxury” has as many categories as fit below it.' },
    ]);
  });
});

describe('a brand', () => {
  it('is found by its name or code, and created otherwise', async () => {
    const brands = new Map(
      ['zari  KATHA', 'MBH11A00001', 'Kestrel & Vale', 'kestrel and vale'].map((name) => [
        name,
        { line: 2, catalogue: 'luxury' as const },
      ]),
    );
    const { names } = await resolveNames(database.db, mentionsOf({ brands }), undefined);
    expect([...brands.keys()].map((name) => names.brandOf(name).code)).toEqual([
      'MBH11A00001',
      'MBH11A00001',
      'MBH90A00001',
      'MBH90A00001',
    ]);
    expect(names.newBrands).toMatchObject([{ name: 'Kestrel & Vale', slug: 'kestrel-vale' }]);
  });

  it('with an unknown code is rejected', async () => {
    const brands = new Map([['MBH99', { line: 7, catalogue: 'luxury' as const }]]);
    const { problems } = await resolveNames(database.db, mentionsOf({ brands }), undefined);
    expect(problems).toEqual([{ line: 7, field: 'brand', reason: 'There is no brand MBH99.' }]);
  });
});

describe('the seller of rows that name none', () => {
  test.each([
    [undefined, 'Halden & Roe India', '100001'],
    ['halden & roe india', 'Halden & Roe India', '100001'],
    ['Kestrel Retail', 'Kestrel Retail', '900001'],
  ])('is %s: %s', async (option, name, id) => {
    const { names } = await resolveNames(database.db, mentionsOf({}), option);
    expect(names.defaultSeller).toMatchObject({ name, id });
  });
});
