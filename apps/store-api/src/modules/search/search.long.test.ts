import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortCodes } from '@luxe/contract/schemas';
import { largeCatalogue } from '../../testing/largeCatalogue.ts';
import { expectSameAsPlainSearch } from '../../testing/expectSameAsPlainSearch.ts';
import { benchSearch } from './bench.ts';
import { createColumnarEngine, IndexBuilder, openColumnarEngine } from './columnar.ts';
import type { SearchChange, SearchDocument, SearchNames, SearchRequest } from './engine.ts';

const minutes = Number(process.env.LUXE_LONG_MINUTES ?? 1);
const seconds = minutes * 60 * 0.2;
const seed = Number(process.env.LUXE_SEED ?? 1);
const some = 20_000;
/**
 * Number of products of the large test, which takes about a minute. For a million products, set
 * LUXE_LARGE=1000000.
 */
const large = Number(process.env.LUXE_LARGE ?? (minutes < 5 ? 30_000 : 200_000));

/** Random requests. Most filters have values of this catalogue, some have unknown values. */
function requestsFor({ brands, categories }: SearchNames): fc.Arbitrary<SearchRequest> {
  const one = (key: string, ...values: string[]) =>
    fc.record({ key: fc.constant(key), value: fc.constantFrom(...values) });
  const filter = fc.oneof(
    one('category', ...categories.map(({ code }) => code)),
    one('brand', ...brands.map(({ code }) => code)),
    one('colour', 'Black', 'brown', 'Red', 'Blue', 'Green', 'White', 'Plaid'),
    one('genderbeauty-classification', 'Women', 'Men', 'Unisex'),
    one('bagType', 'Tote', 'Clutch', 'Sling'),
    one('typeWatches', 'Analogue', 'Automatic'),
    one('price', '0-10000', '25000-50000', '-200000', '500000-', 'expensive', '9-1', '27600-27600'),
    one('discountAll', '10% and above', '30% and above', '70% and above'),
    one('isDiscountedPrice', 'true', 'false'),
    one('isProductNew', 'true', 'N'),
    one('inStockFlag', 'true', 'Y', 'false'),
    one('tag', 'gifting', 'wedding'),
    one('nonsense', '1'),
  );
  return fc.record({
    term: fc.constant(''),
    sort: fc.constantFrom(...sortCodes),
    filters: fc.array(filter, { maxLength: 5 }),
    page: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2_000 })),
    pageSize: fc.constantFrom(1, 24, 40),
  });
}

/** Products per slice, as `sliceChanges` divides them, and the number of slices with new titles. */
const sliceSize = 500;
const slices = 40;

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

describe(`search, from seed ${seed}`, () => {
  it(`returns the same as a plain search on ${some} products, for ${seconds.toFixed(0)} s`, async () => {
    const { names, documents } = largeCatalogue(seed % 1_000);
    const all = [...documents(some)];
    const engine = createColumnarEngine({ names, documents: all });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(requestsFor(names), async (request) => {
        await expectSameAsPlainSearch(engine, all, names, request);
        runs += 1;
      }),
      { numRuns: Number.MAX_SAFE_INTEGER, seed, interruptAfterTimeLimit: seconds * 1000, endOnFailure: true },
    );
    expect(runs).toBeGreaterThan(0);
    process.stdout.write(`search: ${runs} requests on ${some} products compared\n`);
  });

  it(`returns the same as a plain search on ${large} products`, async () => {
    const { names, documents } = largeCatalogue(1);
    const began = process.cpuUsage();
    const builder = new IndexBuilder(names);
    for (const document of documents(large)) builder.add(document);
    const engine = openColumnarEngine(builder.finish(), { names });
    const { user, system } = process.cpuUsage(began);
    const times = await benchSearch(engine, names, 400);
    const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
    process.stdout.write(
      `search: ${large} products made and indexed in ${Math.round((user + system) / 1e6)} s of processor time; memory ${megabytes(rss)} ` +
        `(heap ${megabytes(heapUsed)}, arrays ${megabytes(arrayBuffers)}); p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} ms\n`,
    );
    expect(engine.size).toBe(large);
    for (const request of fc.sample(requestsFor(names), { numRuns: 3, seed }))
      await expectSameAsPlainSearch(engine, documents(large), names, request);
  });

  it(`stays fast while ${slices * sliceSize} of ${large} products get new titles in slices`, async () => {
    const { names, documents } = largeCatalogue(1);
    const builder = new IndexBuilder(names);
    for (const document of documents(large)) builder.add(document);
    const engine = openColumnarEngine(builder.finish(), { names });
    const before = await benchSearch(engine, names, 400);
    const isChanged = (at: number) => at < slices * sliceSize;
    const renamed = (document: SearchDocument) => ({ ...document, name: `${document.name} kestrel` });
    const found = () =>
      engine.search({ term: 'kestrel', sort: 'relevance', filters: [], page: 0, pageSize: 1 }).total;
    const times: number[] = [];
    let slice: SearchChange[] = [];
    let at = 0;
    for (const document of documents(large)) {
      if (!isChanged(at++)) break;
      slice.push({ id: document.id, document: renamed(document) });
      if (slice.length < sliceSize) continue;
      const began = performance.now();
      engine.apply(slice);
      times.push(performance.now() - began);
      expect(found()).toBe(times.length * sliceSize);
      slice = [];
    }
    const after = await benchSearch(engine, names, 400);
    const { segments } = engine.state();
    process.stdout.write(
      `search: ${times.length} slices of ${sliceSize} new titles on ${large} products; ` +
        `first ${(times[0] ?? 0).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms, ` +
        `all ${times.reduce((sum, one) => sum + one, 0).toFixed(0)} ms; ${segments.length} segments; ` +
        `p95 ${before.p95.toFixed(1)} ms before, ${after.p95.toFixed(1)} ms after\n`,
    );
    expect(times).toHaveLength(slices);
    expect(segments.length).toBeLessThan(slices / 2);
    const all = function* () {
      let index = 0;
      for (const document of documents(large)) yield isChanged(index++) ? renamed(document) : document;
    };
    for (const request of fc.sample(requestsFor(names), { numRuns: 2, seed }))
      await expectSameAsPlainSearch(engine, all(), names, request);
  });
});
