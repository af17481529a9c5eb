import { expect, test } from 'vitest';
import * as feature from './index.ts';

test('exports only the public API', () => {
  expect(Object.keys(feature).sort()).toEqual([
    'CmsBlocks',
    'CmsScreen',
    'ContentScreen',
    'HybridBlocks',
    'LayoutScreen',
    'cmsCalls',
    'contentCalls',
    'hybridCalls',
    'layoutCalls',
  ]);
});
