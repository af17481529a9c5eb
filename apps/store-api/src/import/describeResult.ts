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
    `${name}: ${count(rowCount, 'row')}, ${describeProducts(counts)} (${seconds.toFixed(1)} s).`,
    describeParts(counts),
  ];
  if (counts.stocks > 0) {
    const at = result.countedAt.toISOString();
    lines.push(`The stocks were counted on ${formatDate(at)}, ${formatTime(at)} (--stock-time).`);
  }
  if (counts.emptied > 0)
    lines.push(`Sold out at sellers that the file lacks: ${count(counts.emptied, 'offer')}.`);
  if (result.outcome === 'checked') {
    if (result.ended > 0) lines.push(`Would end: ${count(result.ended, 'variant')}.`);
    lines.push('Nothing was imported, because of --check.');
  } else if (result.written.endedVariants > 0) {
    const { endedVariants, endedProducts } = result.written;
    lines.push(`Ended: ${count(endedVariants, 'variant')}, ${count(endedProducts, 'product')}.`);
  }
  return lines.filter(Boolean).join('\n');
}

const count = (number: number, what: string) => `${formatCount(number)} ${what}${number === 1 ? '' : 's'}`;

function describeProducts({ products: { added, changed, unchanged } }: ImportCounts): string {
  return `${count(added, 'product')} added, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged`;
}

function describeParts({ variants, offers, brands, categories }: ImportCounts): string {
  const parts: [number, string][] = [
    [variants.added, `${count(variants.added, 'variant')} added`],
    [variants.changed, `${count(variants.changed, 'variant')} changed`],
    [offers.added, `${count(offers.added, 'offer')} added`],
    [offers.changed, `${count(offers.changed, 'offer')} with a new price or stock`],
    [brands, count(brands, 'new brand')],
    [categories, `${formatCount(categories)} new ${categories === 1 ? 'category' : 'categories'}`],
  ];
  const text = parts.filter(([number]) => number > 0).map(([, part]) => part);
  return text.length > 0 ? `${text.join(', ')}.` : '';
}
