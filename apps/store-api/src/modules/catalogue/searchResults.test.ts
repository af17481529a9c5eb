import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../testing/readCatalogue.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());
const { found } = readCatalogue(() => seeded);

describe('the first page of a search [SEA-11]', () => {
  const all = (of: string) => (results: { productCategoryId: string }[]) =>
    results.every(({ productCategoryId }) => productCategoryId.startsWith(of));
  it.each([
    ['juttis', 'ISH1030'],
    ['jooti', 'ISH1030'],
    ['black tote', 'LSH1010103'],
    ['sunglases', 'LSH1810'],
    ['cashmere sweater', 'LSH1110'],
    ['chelsea boots', 'LSH1320'],
    ['emrald ring', 'LSH1520101'],
    ['lipstic', 'LSH2110102'],
    ['jhumka', 'ISH1040101'],
  ])('for the text “%s” begins with products of category %s', async (term, code) => {
    const { searchresult } = await found(term);
    expect(searchresult.length).toBeGreaterThanOrEqual(4);
    expect(all(code)(searchresult.slice(0, 4))).toBe(true);
  });

  it('begins with the same product for the spellings “tophandle” and “top handle”', async () => {
    const [joined, parted] = [await found('tophandle'), await found('top handle')];
    expect(joined.searchresult[0]).toEqual(parted.searchresult[0]);
  });

  it('finds a misspelt brand and suggests the right spelling [SEA-06]', async () => {
    const response = await found('maison verane');
    expect(response.spellingSuggestion).toBe('maison verrane');
    expect(response.searchresult[0]?.brandname).toBe('Maison Verrane');
  });

  it('applies the filters that the shop adds to every search [SEA-04]', async () => {
    const { pagination, searchresult } = await found(
      'tote:relevance:superBrand:SBD11A11124:inStockFlag:true',
    );
    expect(pagination.totalResults).toBeGreaterThan(0);
    expect(searchresult.every(({ isOutOfStock }) => !isOutOfStock)).toBe(true);
  });

  it.each(['saree', 'sari', 'silk saree', 'lehenga'])(
    'reports that %s is not sold, and shows dupattas, kurtas and shawls first [SEA-11]',
    async (typed) => {
      const response = await found(typed);
      expect(typed).toContain(response.unlistedWords);
      expect(response.spellingSuggestion).toBeNull();
      for (const { productname } of response.searchresult.slice(0, 8))
        expect(productname).toMatch(/dupatta|kurta|shawl/i);
    },
  );

  it.each([
    ['कुर्ता', /kurta/i],
    ['रेशम दुपट्टा', /dupatta/i],
    ['घड़ी', /watch|automatic|seconds/i],
    ['हैंडबैग', /bag|tote|crescent|half-moon/i],
    ['झुमके', /jhumka/i],
  ])('finds products for the Devanagari text %s', async (typed, name) => {
    const response = await found(typed);
    expect(response.unlistedWords).toBeUndefined();
    expect(response.searchresult.length).toBeGreaterThan(3);
    for (const { productname } of response.searchresult.slice(0, 4)) expect(productname).toMatch(name);
  });

  it('reports that sarees are not sold, also for a search in Devanagari', async () => {
    const response = await found('साड़ी');
    expect(response.unlistedWords).toBeTruthy();
    expect(response.searchresult[0]?.productname).toMatch(/dupatta|kurta|shawl/i);
  });

  it.each(['sneakers', 'suitcase', 'jeans'])(
    'does not correct %s to an unrelated word, and shows the nearest products',
    async (typed) => {
      const response = await found(typed);
      expect(response).toMatchObject({ unlistedWords: typed, spellingSuggestion: null });
      expect(response.pagination.totalResults).toBeGreaterThan(0);
    },
  );

  it.each(['tote', 'red bag', 'hndbag', 'sungla', 'earing', 'maison verane', 'laptop bag'])(
    'does not report %s as not sold',
    async (typed) => expect((await found(typed)).unlistedWords).toBeUndefined(),
  );

  it('is empty for an unknown word, without a spelling suggestion', async () => {
    const response = await found('xqzzyw');
    expect(response).toMatchObject({ searchresult: [], priceRange: null, spellingSuggestion: null });
  });
});
