import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../programs/childProcess.ts';
import type { Figure } from './figures.ts';
import { addRun, rowHeader } from './journal.ts';
import type { Circumstances } from './machine.ts';

const circumstances: Circumstances = {
  date: '2026-11-21 08:00',
  commit: 'abc1234',
  machine: '2 × AMD EPYC, 24 GiB',
  programs: 'Node v24.21.0, Chromium 156',
  data: '100,000 products, postgres',
  load: 0.4,
  yardstickMs: 17.2,
};
const jsHome: Figure = {
  family: 'weights',
  name: 'first-load JavaScript, home',
  unit: 'KiB gz',
  value: 149.2,
  bar: { most: 150 },
};
const rest: Figure = { family: 'memory', name: 'with PostgreSQL, at rest', unit: 'MB', bar: { most: 350 } };
const empty = '# Benchmarks\n\n<!-- figures -->\n<!-- /figures -->\n\n| date |\n| ---- |\n';

it('writes the figures into the table of current figures and adds a row to the table of runs', () => {
  const lines = addRun(empty, [jsHome, { ...rest, reason: 'There is no PostgreSQL here.' }], circumstances)
    .trim()
    .split('\n');
  expect(lines.find((line) => line.includes('first-load'))).toMatch(
    /149\.2 KiB gz +\| ≤ 150 KiB gz \| ✓ +\| 2026-11-21, abc1234/,
  );
  expect(lines.find((line) => line.includes('at rest'))).toContain('not measured (There is no PostgreSQL');
  expect(lines.at(-1)).toMatch(/^\| 2026-11-21 \| abc1234 \| .*149\.2 \/ – \/ –.* 0\.4 \| 17 \|$/);
});

it('preserves a figure and its date when a later run does not measure the figure', () => {
  const once = addRun(empty, [jsHome, { ...rest, value: 300 }], circumstances);
  const twice = addRun(once, [{ ...jsHome, value: 151 }, rest], {
    ...circumstances,
    date: '2026-12-01 08:00',
    commit: 'def5678',
  });
  const current = twice.slice(0, twice.indexOf('<!-- /figures -->'));
  expect(current).toMatch(/151 KiB gz +\| ≤ 150 KiB gz \| ✗ +\| 2026-12-01, def5678/);
  expect(current).toMatch(/300 MB +\| ≤ 350 MB +\| ✓ +\| 2026-11-21, abc1234/);
  expect(twice.trim().split('\n').slice(-2)).toEqual([
    expect.stringContaining('abc1234'),
    expect.stringContaining('def5678'),
  ]);
});

it('throws when the page has no figures section', () => {
  expect(() => addRun('# Benchmarks\n', [jsHome], circumstances)).toThrow('<!-- figures -->');
});

it('finds the figures section in docs/benchmarks.md', () => {
  const page = readFileSync(path.join(root, 'docs/benchmarks.md'), 'utf8');
  const headerRows = page.split('\n').filter((line) => line.startsWith('| date'));
  expect(
    headerRows
      .at(-1)
      ?.split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  ).toEqual(rowHeader);
  expect(addRun(page, [jsHome], circumstances)).toContain('abc1234');
});
