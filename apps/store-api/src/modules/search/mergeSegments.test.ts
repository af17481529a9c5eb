import { expect, it } from 'vitest';
import { sampleDocuments, sampleNames } from '../../testing/searchSamples.ts';
import type { SearchDocument } from './engine.ts';
import { noProduct } from './mergeColumns.ts';
import { mergeSegments } from './mergeSegments.ts';
import { TextSegmentBuilder, type TextSegment } from './textSegment.ts';

const [bag, first, necklace, jutti] = sampleDocuments as [
  SearchDocument,
  SearchDocument,
  SearchDocument,
  SearchDocument,
];
/** Its description has one word: two neighbouring ones are joined, and no product is found by those. */
const tote = { ...first, prose: 'Laptop.' };

function segmentOf(...items: readonly (readonly [SearchDocument, index: number])[]): TextSegment {
  const builder = new TextSegmentBuilder(sampleNames);
  for (const [document, index] of items) builder.add(document, index);
  return builder.finish();
}
const without = (segment: TextSegment, index: number): TextSegment => ({
  ...segment,
  products: segment.products.map((product) => (product === index ? noProduct : product)),
});
const isGold = (term: string) => term === 'gold';

it('gives the segment that a build of the same products gives', () => {
  const parts = [segmentOf([bag, 4], [tote, 0]), segmentOf([necklace, 7]), segmentOf([jutti, 2])];
  const built = segmentOf([bag, 4], [tote, 0], [necklace, 7], [jutti, 2]);
  expect(mergeSegments(parts, () => true)).toEqual(built);
});

it('leaves out removed products and the terms that only those had, but not the terms of colours', () => {
  const parts = [without(segmentOf([tote, 0], [necklace, 1]), 1), segmentOf([jutti, 2])];
  const merged = mergeSegments(parts, isGold);
  const built = segmentOf([tote, 0], [jutti, 2]);
  expect([...merged.products]).toEqual([0, 2]);
  expect(merged.terms).not.toContain('necklace');
  const notOfColours = built.terms.filter((term) => term !== 'white' && term !== 'bone' && term !== 'yellow');
  expect(merged.terms).toEqual([...notOfColours.filter((term) => term !== 'marigold'), 'gold'].sort());
});

it('takes the weight of a term from the products that are left', () => {
  const named = { ...jutti, name: 'Laptop', prose: '' };
  const topOf = ({ terms, tops }: TextSegment) => tops[terms.indexOf('laptop')];
  const both = segmentOf([named, 0], [tote, 1]);
  expect(topOf(mergeSegments([both], isGold))).toBe(topOf(segmentOf([named, 0])));
  expect(topOf(mergeSegments([without(both, 0)], isGold))).toBe(topOf(segmentOf([tote, 1])));
});

it('is empty without products', () => {
  expect(mergeSegments([without(segmentOf([tote, 0]), 0)], () => false)).toMatchObject({ terms: [] });
});
