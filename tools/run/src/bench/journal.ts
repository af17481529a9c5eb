import type { Figure } from './figures.ts';
import type { Circumstances } from './machine.ts';
import { toCells, toNumber, toTable } from './table.ts';

const marks = { begin: '<!-- figures -->', end: '<!-- /figures -->' };
const header = ['figure', 'value', 'bar', '', 'measured'];

/** Columns of the table of earlier runs. A column has a title and shows one or more figures. */
const columns: readonly (readonly [title: string, ...figures: string[]])[] = [
  ['JS home / listing / product (KiB gz)', ...each('weights: first-load JavaScript')],
  ['HTML (kB gz)', ...each('weights: HTML')],
  ['CPU per uncached answer (ms)', ...each('cpu: CPU per uncached answer')],
  ['cached (ms)', ...each('cpu: CPU per cached answer')],
  ['cached per second of a core', 'cpu: cached answers per second of one core'],
  ['p99 cached (ms)', 'cpu: p99 at 50 connections, cached listing'],
  ['Lighthouse', ...each('lighthouse: performance')],
  ['facet query p50 / p95 (ms)', 'search: facet query p50', 'search: facet query p95'],
  ['MB at rest / under load', 'memory: with PostgreSQL, at rest', 'memory: with PostgreSQL, under load'],
];

function each(name: string): string[] {
  return ['home', 'listing', 'product'].map((page) => `${name}, ${page}`);
}

/**
 * Adds a run to docs/benchmarks.md and returns the new text. The table of current figures gets the new values
 * and preserves figures that this run did not measure. The table of runs at the end of the page gets a row.
 * Throws when the page has no table of current figures.
 */
export function addRun(page: string, figures: readonly Figure[], circumstances: Circumstances): string {
  const from = page.indexOf(marks.begin);
  const to = page.indexOf(marks.end);
  if (from === -1 || to === -1) throw new Error(`docs/benchmarks.md has no ${marks.begin} … ${marks.end}.`);
  const former = readRows(page.slice(from, to));
  const { date, commit, data } = circumstances;
  const measured = `${date.slice(0, 10)}, ${commit}, ${data}`;
  const rows = new Map(former.map((row) => [row[0] ?? '', row]));
  for (const figure of figures) {
    const cells = toCells(figure);
    if (figure.value !== undefined || !rows.has(cells[0])) rows.set(cells[0], [...cells, measured]);
  }
  const table = toTable(header, [...rows.values()]);
  return `${page.slice(0, from)}${marks.begin}\n\n${table}\n\n${page.slice(to).trimEnd()}\n${toRow(figures, circumstances)}\n`;
}

function readRows(table: string): string[][] {
  const lines = table.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

function toRow(
  figures: readonly Figure[],
  { date, commit, machine, data, load, yardstickMs }: Circumstances,
) {
  const values = new Map(figures.map(({ family, name, value }) => [`${family}: ${name}`, value]));
  const cells = columns.map(([, ...names]) => {
    const found = names.map((name) => values.get(name));
    if (found.every((value) => value === undefined)) return '';
    return found.map((value) => (value === undefined ? '–' : toNumber(value))).join(' / ');
  });
  const row = [date.slice(0, 10), commit, machine, data, ...cells, load.toFixed(1), yardstickMs.toFixed(0)];
  return `| ${row.join(' | ')} |`;
}

/** The header of the rows in docs/benchmarks.md. */
export const rowHeader = [
  'date',
  'commit',
  'machine',
  'data',
  ...columns.map(([title]) => title),
  'load',
  'yardstick ms',
];
