import { expect, it } from 'vitest';
import { redirectTexts } from './redirectTexts.ts';

const redirect = {
  ...{ destination: 'bank' as const, amountPaise: 5_000_00, bankLastFour: '4321' },
  ...{ bankReference: null, doneAt: null },
};

it.each([
  ['nothing for a refund that was not rejected', null, []],
  ['a transfer that is not made yet', redirect, ['To the account ending in 4321', 'Transfer not made yet']],
  [
    'a transfer with its reference',
    { ...redirect, bankReference: 'UTR-1', doneAt: '2026-11-29T05:00:00.000Z' },
    ['Transferred to the account ending in 4321', 'Reference UTR-1'],
  ],
  [
    'cliq cash',
    { ...redirect, destination: 'cliq-cash' as const, doneAt: '2026-11-29T05:00:00.000Z' },
    ['Paid as cliq cash'],
  ],
])('names %s', (_name, given, texts) => {
  expect(redirectTexts(given)).toEqual(texts);
});
