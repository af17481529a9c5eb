import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeResult } from './describeResult.ts';
import { describeProblems, writeReport } from './report.ts';
import { showProgress } from './showProgress.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'luxe-report-'));
const file = path.join(folder, 'catalogue.csv');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the report of problems', () => {
  it('is a CSV file in the order of lines, and disappears when a later run has none', async () => {
    await writeReport(file, [
      { line: 12, field: 'price', reason: 'It is “1,5”, which is "odd".' },
      { line: 3, field: 'title', reason: '=1+1' },
      { line: 0, field: '', reason: 'The file has no rows.' },
    ]);
    expect(readFileSync(`${file}.report.csv`, 'utf8').split('\n')).toEqual([
      'line,field,reason',
      ',,The file has no rows.',
      '3,title, =1+1',
      '12,price,"It is “1,5”, which is ""odd""."',
      '',
    ]);
    await writeReport(file, []);
    expect(existsSync(`${file}.report.csv`)).toBe(false);
  });

  it('shows the first 50 problems on the screen', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ line: 60 - at, field: 'stock', reason: 'Odd.' }));
    const lines = describeProblems(file, many).split('\n');
    expect(lines[0]).toBe('line 1, stock: Odd.');
    expect(lines).toHaveLength(52);
    expect(lines[50]).toBe('… and 10 more.');
    expect(lines[51]).toBe(`Nothing was imported. All problems (60) are in ${file}.report.csv.`);
  });
});

it('the result names what has changed', () => {
  const counts = {
    products: { added: 1200, changed: 0, unchanged: 3 },
    variants: { added: 2400, changed: 0 },
    offers: { added: 2400, changed: 1 },
    stocks: 1,
    emptied: 0,
    brands: 2,
    categories: 0,
  };
  const countedAt = new Date('2026-11-24T09:00:00+05:30');
  const written = { changedOffers: 0, endedVariants: 4, endedProducts: 1, hasChanges: true };
  const text = describeResult(
    file,
    { outcome: 'imported', counts, written, rowCount: 2406, countedAt },
    1.234,
  );
  expect(text.split('\n')).toEqual([
    'catalogue.csv: 2,406 rows, 1,200 products added, 0 changed, 3 unchanged (1.2 s).',
    '2,400 variants added, 2,400 offers added, 1 offer with a new price or stock, 2 new brands.',
    'The stocks were counted on 24 November 2026, 9:00 am (--stock-time).',
    'Ended: 4 variants, 1 product.',
  ]);
});

describe('progress', () => {
  const record = (isTTY: boolean) => {
    const written: string[] = [];
    let now = 0;
    const { report, end } = showProgress({ isTTY, write: (text) => written.push(text) }, () => now);
    return { written, report, end, wait: (ms: number) => (now += ms) };
  };

  it('is a bar on a terminal, drawn at most ten times a second', () => {
    const { written, report, end, wait } = record(true);
    report('Reading', 0, 10);
    report('Reading', 1, 10);
    wait(100);
    report('Reading', 5, 10);
    report('Reading', 10, 10);
    end();
    expect(written).toEqual([
      `\r\u001b[K${'░'.repeat(30)} Reading: 0 %`,
      `\r\u001b[K${'█'.repeat(15)}${'░'.repeat(15)} Reading: 50 %`,
      `\r\u001b[K${'█'.repeat(30)} Reading: 100 %`,
      '\r\u001b[K',
    ]);
  });

  it('is a line every five seconds elsewhere, and one at the end of a step', () => {
    const { written, report, end, wait } = record(false);
    report('Reading', 1, 10);
    wait(4_999);
    report('Reading', 2, 10);
    wait(1);
    report('Reading', 3, 10);
    report('Reading', 10, 10);
    report('Writing', 0, 0);
    end();
    expect(written).toEqual(['Reading: 30 %\n', 'Reading: 100 %\n', 'Writing: 100 %\n']);
  });
});
