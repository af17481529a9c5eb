import type { ContentBlock } from '@luxe/contract/calls';
import { expect, test } from 'vitest';
import { groupBlocks } from './groupBlocks.ts';

const blocksOf = (...types: ContentBlock['type'][]) =>
  types.map((type) => ({ type, title: 'Title' }) as ContentBlock);
const shape = (...types: ContentBlock['type'][]) =>
  groupBlocks(blocksOf(...types)).map((band) =>
    band.kind === 'one' ? band.block.type : `${band.kind} ${band.blocks.length}`,
  );

test('pairs two adjacent editorials and leaves a third one alone', () => {
  expect(shape('hero', 'editorial', 'editorial', 'editorial')).toEqual(['hero', 'pair 2', 'editorial']);
});

test('does not pair editorials that are not adjacent', () => {
  expect(shape('editorial', 'text', 'editorial')).toEqual(['editorial', 'text', 'editorial']);
});

test('groups adjacent spotlights into one row and leaves a single one alone', () => {
  expect(shape('spotlight', 'spotlight', 'spotlight', 'text', 'spotlight')).toEqual([
    'row 3',
    'text',
    'spotlight',
  ]);
});

test('returns no bands for an empty page', () => expect(groupBlocks([])).toEqual([]));
