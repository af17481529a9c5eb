import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { comparePages, toRecord, type FirstLoadRecord } from './comparePages.ts';
import { measurePages } from './measurePages.ts';

// Compares the first-load JavaScript of each built page with its budget in `record.json`. `--accept` records
// the current modules; budgets are changed by hand. STOREFRONT_BUILD names the folder, as for the build.
const file = path.join(import.meta.dirname, 'record.json');
const record = JSON.parse(readFileSync(file, 'utf8')) as FirstLoadRecord;
const build = path.resolve(import.meta.dirname, '..', process.env.STOREFRONT_BUILD ?? 'build');
const pages = measurePages(build);
if (process.argv.includes('--accept'))
  writeFileSync(file, JSON.stringify(toRecord(pages, record.budgets), undefined, 2));

const lines = pages.map(
  ({ page, gzipBytes }) =>
    `${page.padEnd(9)} ${(gzipBytes / 1024).toFixed(1).padStart(6)} KiB of ${record.budgets[page] ?? '?'}`,
);
const complaints = comparePages(pages, record);
const advice =
  'To accept the growth: raise the budget, run npm run budgets -- --accept, and explain why in the commit.';
console.log([...lines, ...complaints, ...(complaints.length ? [advice] : [])].join('\n'));
process.exit(complaints.length ? 1 : 0);
