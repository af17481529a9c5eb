import { verdictOf, type Bar, type Figure, type Verdict } from './figures.ts';

const marks: Record<Verdict, string> = {
  met: '✓',
  missed: '✗',
  'not counted': '–',
  'not measured': '–',
  'no bar': '',
};

/** The cells of a figure's row: its name, its value, its bar (limit), and a mark for met or missed. */
export function toCells(figure: Figure): readonly [string, string, string, string] {
  const { family, name, value, unit, bar, reason } = figure;
  const remark = reason === undefined ? '' : ` (${reason})`;
  const valueText =
    value === undefined ? `not measured${remark}` : `${toNumber(value)} ${unit}`.trim() + remark;
  return [`${family}: ${name}`, valueText, bar ? toBar(bar, unit) : '', marks[verdictOf(figure)]];
}

/** A Markdown table, padded so that it is also readable in a terminal. */
export function toTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((cell, at) =>
    Math.max(cell.length, ...rows.map((row) => (row[at] ?? '').length), 3),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}

/** Formats a number with enough digits to show that a value narrowly misses its limit. */
export function toNumber(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 1000 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return Number(value.toFixed(digits)).toLocaleString('en');
}

function toBar(bar: Bar, unit: string): string {
  const [sign, limit] = 'most' in bar ? ['≤', bar.most] : ['≥', bar.least];
  return `${sign} ${limit.toLocaleString('en')} ${unit}`.trim();
}

/** One line with four counts of bars (limits): met, missed, not counted and not measured. */
export function toSummary(figures: readonly Figure[]): string {
  const count = (verdict: Verdict) =>
    figures.filter((figure) => figure.bar && verdictOf(figure) === verdict).length;
  return `Bars: ${count('met')} met, ${count('missed')} missed, ${count('not counted')} not counted, ${count('not measured')} not measured.`;
}
