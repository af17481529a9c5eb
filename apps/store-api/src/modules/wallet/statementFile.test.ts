import { expect, test } from 'vitest';
import type { StatementEntry } from './statement.ts';
import { toStatementCsv } from './statementFile.ts';

const entry: StatementEntry = {
  id: 1,
  account: 'cliq-cash',
  brandName: '',
  orderId: null,
  reason: 'goodwill',
  note: 'For a late delivery',
  isAdded: true,
  isHeld: false,
  amountPaise: 250_00,
  balancePaise: 250_50,
  at: new Date('2026-11-22T20:00:00Z'),
};

test('writes the entries of a statement as CSV, by days in India [ACC-10]', () => {
  const spent = { ...entry, orderId: 'LX-2611-1', reason: 'spent' as const, note: '', isAdded: false };
  expect(toStatementCsv('cliq-cash', [entry, spent, { ...spent, isHeld: true }]).split('\r\n')).toEqual([
    'Date,Entry,Order,Note,Amount in rupees,Balance',
    '2026-11-23,Credit from us,,For a late delivery,250.00,250.50',
    '2026-11-23,Spent,LX 2611 1,,-250.00,250.50',
    '2026-11-23,"Held, the payment is not complete",LX 2611 1,,-250.00,250.50',
    '',
  ]);
});

test('names the brand of each entry of brand cash, and ends with a sentence when entries are missing', () => {
  const brandEntry = { ...entry, account: 'brand-cash' as const, brandName: 'Brae' };
  expect(toStatementCsv('brand-cash', [brandEntry], 'Only the latest entry.').split('\r\n')).toEqual([
    'Date,Brand,Entry,Order,Note,Amount in rupees,Balance',
    '2026-11-23,Brae,Credit from us,,For a late delivery,250.00,250.50',
    'Only the latest entry.',
    '',
  ]);
});

test.each([
  '=1+1',
  '+91',
  '-2',
  '@SUM(A1)',
  '\tx',
  '  =1+1',
  '＝1+1',
  '＠SUM(A1)',
  '=HYPERLINK("http://x.example")',
])('a note %j is no formula in a spreadsheet', (note) => {
  const cell = toStatementCsv('cliq-cash', [{ ...entry, note }])
    .split('\r\n')[1]
    ?.split(',')[3];
  expect(cell?.replace(/^"/, '')).toMatch(/^'/);
});
