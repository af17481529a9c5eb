import { expect, test } from 'vitest';
import { drawStatement, type StatementDocument } from './drawStatement.ts';
import { readPdfText } from './testing/readPdfText.ts';

const row = { date: '22 November 2026', what: 'Credit from us', detail: 'For a late delivery' };
const statement: StatementDocument = {
  title: 'Cliq cash statement',
  facts: [['For', 'Ananya Rao']],
  columns: ['Date', 'Entry', 'Amount', 'Balance'],
  rows: [{ ...row, amount: '+ ₹250', balance: '₹14,250' }],
  empty: 'No entries.',
  createdAt: '2026-11-22T06:30:00.000Z',
};

const textOf = async (document: StatementDocument) =>
  readPdfText(await drawStatement(document))
    .join('')
    .replaceAll(' ', '');

test('draws every text of a statement, with the same bytes each time [ACC-10]', async () => {
  const text = await textOf(statement);
  const [only] = statement.rows;
  for (const part of [
    statement.title,
    ...statement.facts.flat(),
    ...statement.columns,
    ...Object.values(only ?? {}),
  ])
    expect(text).toContain(part.replaceAll(' ', ''));
  expect((await drawStatement(statement)).equals(await drawStatement(statement))).toBe(true);
});

test('repeats the columns on each page, and numbers the pages', async () => {
  const [only] = statement.rows;
  const rows = only ? Array.from({ length: 60 }, () => only) : [];
  const text = await textOf({ ...statement, rows });
  expect(text.split('Balance')).toHaveLength(4);
  expect(text).toContain('Page3of3');
});

test('has a sentence when there are no entries', async () => {
  expect(await textOf({ ...statement, rows: [] })).toContain(statement.empty.replaceAll(' ', ''));
});

test('draws the most rows of a file on about twenty pages', async () => {
  const [only] = statement.rows;
  const rows = only ? Array.from({ length: 500 }, () => only) : [];
  const text = await textOf({ ...statement, rows });
  const pages = Number(/Page1of(\d+)/.exec(text)?.[1]);
  expect(text.split('Credit from us'.replaceAll(' ', ''))).toHaveLength(501);
  expect(pages).toBeGreaterThan(15);
  expect(pages).toBeLessThan(30);
});
