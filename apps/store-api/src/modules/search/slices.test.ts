import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyDocuments, smallNames as names, someRequest } from '../../testing/expectSameAsPlainSearch.ts';
import { createColumnarEngine, openColumnarEngine, type ColumnarEngine } from './columnar.ts';
import type { SearchChange, SearchDocument, SearchRequest } from './engine.ts';

/** Small limits, so that few products make permanent segments and merges. */
const limits = { fresh: 2, ofSize: 2, largest: 24 };
const terms = [
  '',
  'tote',
  'halo',
  'court shoe',
  'black clutch',
  'oxblood',
  'wardentote',
  'brand mbh2',
  'bags',
];

const request: fc.Arbitrary<SearchRequest> = fc
  .record({ asked: someRequest, term: fc.constantFrom(...terms) })
  .map(({ asked, term }) => ({ ...asked, term }));

/** A change of the product at an index: its new state is that of another product, or it is removed. */
const change = fc.record({ at: fc.nat(79), like: fc.option(fc.nat(59), { freq: 4 }) });
const batches = fc.array(fc.array(change, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 4 });

const idAt = (at: number) => `mp${String(at).padStart(15, '0')}`;
const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/**
 * What shoppers see, without corrections of words, which may still know the words of removed products. An
 * index also knows the spelling of values that no product has any more, and lists a chosen one with the count
 * 0.
 */
function resultOf(engine: ColumnarEngine, asked: SearchRequest) {
  const { spelling: _spelling, unlisted: _unlisted, facets, filters, ...result } = engine.search(asked);
  return {
    ...result,
    facets: facets.map(({ key, values }) => [key, values.filter(({ count }) => count > 0)]),
    filters: filters.map(({ key, value }) => [key, value.toLowerCase()]),
  };
}

describe('changes in slices', () => {
  it('give exactly the results of a fresh build, whatever the batches and the size of a slice', () =>
    fc.assert(
      fc.property(
        manyDocuments,
        manyDocuments,
        batches,
        fc.integer({ min: 1, max: 12 }),
        fc.array(request, { minLength: 3, maxLength: 6 }),
        (before, others, all, size, requests) => {
          const now = new Map(before.map((document) => [document.id, document]));
          const engine = createColumnarEngine({ names, documents: before, limits });
          for (const batch of all) {
            const changes = batch.map(({ at, like }): SearchChange => {
              const other = like === null ? undefined : others[like % others.length];
              return { id: idAt(at), document: other && { ...other, id: idAt(at) } };
            });
            for (const slice of inParts(changes, size)) engine.apply(slice);
            for (const { id, document } of changes) {
              if (document) now.set(id, document);
              else now.delete(id);
            }
            const fresh = createColumnarEngine({ names, documents: now.values() });
            expect(engine.size).toBe(now.size);
            for (const asked of requests) expect(resultOf(engine, asked)).toEqual(resultOf(fresh, asked));
          }
        },
      ),
      { numRuns: 80 },
    ));

  const [documents = []] = fc.sample(manyDocuments, { numRuns: 1, seed: 7 });
  const renamed = (document: SearchDocument, name: string) => ({ ...document, name });
  const search = (engine: ColumnarEngine, term: string) => {
    const { hits, total } = engine.search({ term, sort: 'relevance', filters: [], page: 0, pageSize: 100 });
    expect(new Set(hits.map(({ id }) => id)).size).toBe(total);
    return total;
  };

  it('leave few segments, without the words of removed products', () => {
    const engine = createColumnarEngine({ names, documents, limits });
    const some = documents.slice(0, 40);
    const [slices, again] = [inParts(some, 5), inParts(some, 5)];
    for (const [round, slice] of [...slices, ...again].entries())
      engine.apply(slice.map((one) => ({ id: one.id, document: renamed(one, `Kestrel lantern${round}`) })));
    engine.apply(documents.slice(40).map(({ id }) => ({ id, document: undefined })));
    const { segments } = engine.state();
    // The largest segments are more than half full. There is one of each smaller size: 4, 8, 16 products.
    expect(segments.length).toBeLessThanOrEqual(2 * Math.ceil(some.length / limits.largest) + 3);
    const known = new Set(segments.flatMap((one) => one.terms));
    expect([known.has('oxblood'), known.has('warden')]).toEqual([true, false]);
    expect(search(engine, 'kestrel')).toBe(some.length);
  });

  it('continue from a stored index', () => {
    const engine = createColumnarEngine({ names, documents, limits });
    const [first = [], second = []] = inParts(documents, 30);
    const toChanges = (slice: readonly SearchDocument[]) =>
      slice.map((one) => ({ id: one.id, document: renamed(one, 'Kestrel tote') }));
    engine.apply(toChanges(first));
    const resumed = openColumnarEngine(engine.state(), { names, limits });
    resumed.apply(toChanges(second));
    expect(search(resumed, 'kestrel')).toBe(first.length + second.length);
  });

  it('apply the last change of a product that a slice changes several times', () => {
    const engine = createColumnarEngine({ names, documents, limits });
    const [one, two] = documents as [SearchDocument, SearchDocument];
    const added = { ...renamed(one, 'Kestrel tote'), id: idAt(900) };
    engine.apply([
      { id: one.id, document: renamed(one, 'Kestrel tote') },
      { id: one.id, document: one },
      { id: two.id, document: undefined },
      { id: two.id, document: renamed(two, 'Kestrel clutch') },
      { id: added.id, document: added },
      { id: added.id, document: undefined },
    ]);
    expect(engine.size).toBe(documents.length);
    expect(search(engine, 'kestrel')).toBe(1);
  });

  it('leave the index as it was when a slice fails, and are applied once when it is repeated', () => {
    const engine = createColumnarEngine({ names, documents, limits });
    const slice = documents
      .slice(0, 9)
      .map((one) => ({ id: one.id, document: renamed(one, 'Kestrel tote') }));
    const broken = { ...renamed(documents[9] as SearchDocument, 'Kestrel tote'), prose: undefined as never };
    const totes = search(engine, 'tote');
    for (let times = 0; times < 2; times++) {
      expect(() => engine.apply([...slice, { id: broken.id, document: broken }])).toThrow(TypeError);
      expect([search(engine, 'kestrel'), search(engine, 'tote'), engine.size]).toEqual([
        0,
        totes,
        documents.length,
      ]);
    }
    engine.apply(slice);
    engine.apply(slice);
    expect([search(engine, 'kestrel'), engine.size]).toEqual([slice.length, documents.length]);
  });
});
