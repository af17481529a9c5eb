import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toReturnModel } from './toReturnModel.ts';
import { readPage, toReturnRow } from './toReturnRow.ts';

const { returnRequested, returnRefunded } = samples;

test('a refund is planned, then on its way, then back, with the reference of the bank [ORD-09]', () => {
  const notes = (request: typeof returnRequested) => toReturnModel(request).refunds.map(({ note }) => note);
  expect(notes(returnRequested)[0]).toBe('Expected by Wednesday, 2 December');
  expect(notes(returnRefunded)).toEqual([
    'It is sent, and arrives by Wednesday, 2 December. Bank reference 74332746330001234567890.',
    'It is back.',
    'It is back.',
  ]);
});

test.each(['REJECTED', 'SENT_BACK', 'WITHDRAWN'])('a return that is %s promises no money', (state) => {
  const request = { ...returnRequested, state };
  expect(toReturnModel(request).refunds).toEqual([]);
  expect(toReturnRow(request).facts).toBe('Requested on 20 November 2026.');
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=x', 1],
])('the query "%s" is page %i', (query, page) => expect(readPage(new URLSearchParams(query))).toBe(page));
