import { verdictOf, type Bar, type Figure, type Verdict } from './figures.ts';

const marks: Record<Verdict, string> = {
  met: '✓',
  missed: '✗',
  'not counted': '–',
  'not measured': '–',
  'no bar': '',
};

/** The cells of a figure's row: figure, value, bar, mark. */
export function toCells(figure: Figure): readonly [string, string, string, string] {
  const { family, name, value, unit, bar, why } = figure;
  const remark = why === undefined ? '' : ` (${why})`;
  const shown = value === undefined ? `not measured${remark}` : `${toNumber(value)} ${unit}`.trim() + remark;
  return [`${family}: ${name}`, shown, bar ? toBar(bar, unit) : '', marks[verdictOf(figure)]];
}

/** A Markdown table, padded so that it reads well in a terminal too. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) =>
    Math.max(cell.length, ...rows.map((row) => (row[at] ?? '').length), 3),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** As many digits as mean something, and a bar missed by little is seen to be missed. */
export function toNumber(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 1000 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return Number(value.toFixed(digits)).toLocaleString('en');
}

function toBar(bar: Bar, unit: string): string {
  const [sign, limit] = 'most' in bar ? ['≤', bar.most] : ['≥', bar.least];
  return `${sign} ${limit.toLocaleString('en')} ${unit}`.trim();
}

/** How many bars were met, missed and left open, in one line. */
export function toSummary(figures: readonly Figure[]): string {
  const count = (verdict: Verdict) =>
    figures.filter((figure) => figure.bar && verdictOf(figure) === verdict).length;
  return `Bars: ${count('met')} met, ${count('missed')} missed, ${count('not counted')} not counted, ${count('not measured')} not measured.`;
}
