import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { reasonsFor } from '../../data/reasons.ts';
import { itemProblems, mixesMissing, needsPhoto } from './reasonsProblem.ts';

const line = samples.returnOptions.lines[0];
if (!line) throw new Error('The order has no line.');
const draftOf = (...reasons: ('size' | 'damaged' | 'missing')[]) => ({
  items: Object.fromEntries(reasons.map((reason, at) => [String(at), { quantity: 1, reason, comment: '' }])),
  photos: [],
});

test('more units than can be returned only have reasons that are faults', () => {
  const codes = (quantity: number) =>
    reasonsFor({ returnableQuantity: 1, replaceableQuantity: 0 }, quantity).map(({ code }) => code);
  expect(codes(1)).toHaveLength(6);
  expect(codes(2)).toEqual(['damaged', 'wrongItem', 'missing']);
});

test('a fault is described, and any other reason needs no words', () => {
  const options = { lines: [{ ...line, transactionId: '0' }] };
  expect(itemProblems(draftOf('size'), options)).toEqual({});
  expect(itemProblems(draftOf('damaged'), options)).toEqual({
    '0': { comment: 'Describe the problem in a few words.' },
  });
  expect(itemProblems({ items: { '0': { quantity: 1, comment: '' } }, photos: [] }, options)).toEqual({
    '0': { reason: 'Choose a reason to continue.' },
  });
});

test('a fault that can be seen needs a photo, and a missing item is reported alone', () => {
  expect(needsPhoto(draftOf('size', 'damaged'))).toBe(true);
  expect(needsPhoto(draftOf('missing'))).toBe(false);
  expect(mixesMissing(draftOf('missing', 'missing'))).toBe(false);
  expect(mixesMissing(draftOf('missing', 'size'))).toBe(true);
});
