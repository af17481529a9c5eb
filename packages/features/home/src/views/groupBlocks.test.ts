import type { ContentBlock } from '@luxe/contract/calls';
import { expect, test } from 'vitest';
import { groupBlocks } from './groupBlocks.ts';

const of = (...types: ContentBlock['type'][]) =>
  types.map((type) => ({ type, title: 'Words' }) as ContentBlock);
const shape = (...types: ContentBlock['type'][]) =>
  groupBlocks(of(...types)).map((band) =>
    band.kind === 'one' ? band.block.type : `${band.kind} ${band.blocks.length}`,
  );

test('two editorials in a row are a pair, a third stands alone', () => {
  expect(shape('hero', 'editorial', 'editorial', 'editorial')).toEqual(['hero', 'pair 2', 'editorial']);
});

test('editorials apart stay apart', () => {
  expect(shape('editorial', 'text', 'editorial')).toEqual(['editorial', 'text', 'editorial']);
});

test('spotlights in a row are one row; a lone one stays as it is', () => {
  expect(shape('spotlight', 'spotlight', 'spotlight', 'text', 'spotlight')).toEqual([
    'row 3',
    'text',
    'spotlight',
  ]);
});

test('nothing gives nothing', () => expect(groupBlocks([])).toEqual([]));
