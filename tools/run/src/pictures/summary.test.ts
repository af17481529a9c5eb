import { expect, test } from 'vitest';
import { countPictures, type Summary } from './summary.ts';

const summary: Summary = { mode: 'compare', taken: 3, skipped: 0, entries: 0, faults: [], orphans: 0 };

test.each([
  ['all pictures match', summary, false, [0, 0]],
  ['two pictures without a story', { ...summary, faults: ['one', 'two'], orphans: 2 }, false, [2, 0]],
  ['pictures skipped without the pinned browser', { ...summary, skipped: 8 }, false, [0, 8]],
  ['pictures skipped on CI', { ...summary, skipped: 8 }, true, [1, 8]],
  ['a run that did not finish', undefined, false, [1, 0]],
] as const)('countPictures counts failures and skips in this case: %s', (_, given, ci, [failed, skipped]) => {
  const { count, sentences } = countPictures(given, ci);
  expect(count).toEqual({ passed: 0, failed, skipped });
  expect(sentences.length > 0).toBe(failed + skipped > 0);
});
