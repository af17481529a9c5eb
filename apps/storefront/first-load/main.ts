import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { comparePages, toRecord, type FirstLoadRecord } from './comparePages.ts';
import { measurePages } from './measurePages.ts';

// The JavaScript that each page of the build loads before it works, against its budget in `record.json`. `--accept` writes down what the
// pages are made of now; budgets are changed by hand.
const file = path.join(import.meta.dirname, 'record.json');
const record = JSON.parse(readFileSync(file, 'utf8')) as FirstLoadRecord;
const pages = measurePages(path.resolve(import.meta.dirname, '../build'));
if (process.argv.includes('--accept'))
  writeFileSync(file, JSON.stringify(toRecord(pages, record.budgets), undefined, 2));

const lines = pages.map(
  ({ page, gzipBytes }) =>
    `${page.padEnd(9)} ${(gzipBytes / 1024).toFixed(1).padStart(6)} KiB of ${record.budgets[page] ?? '?'}`,
);
const complaints = comparePages(pages, record);
const way = 'If that is worth it: raise the budget, npm run budgets -- --accept, and say why in the commit.';
console.log([...lines, ...complaints, ...(complaints.length ? [way] : [])].join('\n'));
process.exit(complaints.length ? 1 : 0);
