import { formatCount, formatDate, formatTime } from '@luxe/format';
import path from 'node:path';
import type { ImportResult } from './importFile.ts';
import type { ImportCounts } from './planImport.ts';
import { describeProblems } from './report.ts';

/** The outcome of an import in a few lines. */
export function describeResult(file: string, result: ImportResult, seconds: number): string {
  if (result.outcome === 'rejected') return describeProblems(file, result.problems);
  const { counts, rowCount } = result;
  const name = path.basename(file);
  const lines = [
    `${name}: ${formatCount(rowCount)} rows, ${describeProducts(counts)} (${seconds.toFixed(1)} s).`,
    describeParts(counts),
  ];
  if (counts.stocks > 0) {
    const at = result.countedAt.toISOString();
    lines.push(`The stocks were counted on ${formatDate(at)}, ${formatTime(at)} (--stock-time).`);
  }
  if (result.outcome === 'checked') {
    if (result.ended > 0) lines.push(`Would end: ${formatCount(result.ended)} variants.`);
    lines.push('Nothing was imported, because of --check.');
  } else if (result.written.endedVariants > 0)
    lines.push(
      `Ended: ${formatCount(result.written.endedVariants)} variants, ${formatCount(result.written.endedProducts)} products.`,
    );
  return lines.filter(Boolean).join('\n');
}

function describeProducts({ products: { added, changed, unchanged } }: ImportCounts): string {
  return `${formatCount(added)} products added, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged`;
}

function describeParts({ variants, offers, brands, categories }: ImportCounts): string {
  const parts: [number, string][] = [
    [variants.added, 'variants added'],
    [variants.changed, 'variants changed'],
    [offers.added, 'offers added'],
    [offers.changed, 'offers with a new price or stock'],
    [brands, 'new brands'],
    [categories, 'new categories'],
  ];
  const text = parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${formatCount(number)} ${what}`);
  return text.length > 0 ? `${text.join(', ')}.` : '';
}
