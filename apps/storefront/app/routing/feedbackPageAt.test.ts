import { feedbackFormPath, feedbackStartPath } from '@luxe/contract/feedback-paths';
import { expect, test } from 'vitest';
import { feedbackPageAt, scoreOf } from './feedbackPageAt.ts';

test.each(['order', 'return'] as const)('separates the two pages of feedback: %s [ORD-12]', (kind) => {
  const at = (path: string) => feedbackPageAt(new URL(path, 'https://shop.example').pathname);
  expect(at(feedbackFormPath(kind, 'a.b.c', 9))).toEqual({ kind, step: 'form' });
  expect(at(feedbackStartPath(kind, 'a.b.c', 9))).toEqual({ kind, step: 'start' });
  expect(at(feedbackStartPath(kind, 'a.b.c').toLowerCase())).toEqual({ kind, step: 'start' });
  expect(at(feedbackFormPath(kind, 'intermediate'))).toEqual({ kind, step: 'form' });
});

test.each([
  ['0', 0],
  ['10', 10],
  ['11', undefined],
  ['-1', undefined],
  ['9.5', undefined],
  ['', undefined],
  [null, undefined],
])('reads the score %s', (text, score) => {
  expect(scoreOf(text)).toBe(score);
});
