import { samples } from '@luxe/contract/samples';
import { setDateClock } from '@luxe/format';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toEntryRow, toLotRow } from './toRows.ts';

beforeAll(() => setDateClock(() => new Date('2026-11-23T06:00:00Z')));
afterAll(() => setDateClock(() => new Date()));

test('an entry has its reason, order, sign and balance [ACC-10]', () => {
  const [given, spent] = samples.creditStatement.entries;
  expect(given && toEntryRow('cliq-cash', given)).toEqual({
    entryId: 96,
    href: '/my-account/transaction?entryId=96',
    date: '22 November 2026',
    what: 'Credit from us',
    detail: 'For a late delivery',
    amount: '+ ₹250',
    isAdded: true,
    balance: '₹12,500',
  });
  expect(spent && toEntryRow('cliq-cash', spent)).toMatchObject({
    what: 'Spent',
    detail: 'Order LX\u00a02610\u00a01187\u00a032',
    amount: '− ₹12,000',
  });
});

test('an entry of points has numbers without a currency [ACC-08]', () => {
  const [spent] = samples.pointsStatement.entries;
  expect(spent && toEntryRow('loyalty-points', spent)).toMatchObject({ amount: '− 2,400', balance: '1,840' });
});

test.each([
  ['2026-11-22', 'Until 22 November 2026', false],
  ['2026-11-23', 'Until 23 November 2026, the last day', true],
  ['2026-11-24', 'Until 24 November 2026, 1 day left', true],
  ['2026-12-22', 'Until 22 December 2026, 29 days left', true],
  ['2026-12-23', 'Until 23 December 2026, 30 days left', true],
  ['2026-12-24', 'Until 24 December 2026', false],
  [null, 'Without an end', false],
])('a credit until %s counts its last days', (lastDay, until, isEndingSoon) => {
  const [lot] = samples.cliqCash.lots;
  expect(lot && toLotRow('cliq-cash', { ...lot, lastDay })).toMatchObject({ until, isEndingSoon });
});

test('an entry of an order whose payment is not complete is held [ACC-10]', () => {
  const [, held] = samples.creditStatementHeld.entries;
  expect(held && toEntryRow('cliq-cash', held)).toMatchObject({
    what: 'Held, the payment is not complete',
    detail: 'Order LX\u00a02610\u00a01187\u00a032',
  });
});
