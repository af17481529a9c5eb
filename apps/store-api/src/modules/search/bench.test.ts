import { expect, it } from 'vitest';
import { benchSearch } from './bench.ts';
import { createColumnarEngine } from './columnar.ts';

it('the search benchmark times every kind of query', async () => {
  const names = {
    brands: [{ code: 'MBH1', name: 'Halden', nicknames: [], superBrand: 'S' }],
    categories: [{ code: 'LSH1', name: 'Luxury', slug: 'luxury', parentCode: null }],
    synonyms: [],
    nearest: [],
  };
  const times = await benchSearch(createColumnarEngine({ names, documents: [] }), names, 50);
  expect(times).toMatchObject({ queries: 50 });
  expect(times.p50).toBeLessThanOrEqual(times.p95);
});
