import { expect, test } from 'vitest';
import { countPictures, type Summary } from './summary.ts';

const summary: Summary = { mode: 'compare', taken: 3, skipped: 0, entries: 0, faults: [], orphans: 0 };

test.each([
  ['all as accepted', summary, false, [0, 0]],
  ['two that belong to no story', { ...summary, faults: ['one', 'two'], orphans: 2 }, false, [2, 0]],
  ['skipped where the pinned browser does not run', { ...summary, skipped: 8 }, false, [0, 8]],
  ['skipped on CI', { ...summary, skipped: 8 }, true, [1, 8]],
  ['a run that never ended', undefined, false, [1, 0]],
] as const)('%s', (_, it, ci, [failed, skipped]) => {
  const { count, sentences } = countPictures(it, ci);
  expect(count).toEqual({ passed: 0, failed, skipped });
  expect(sentences.length > 0).toBe(failed + skipped > 0);
});
