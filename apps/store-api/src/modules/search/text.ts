import { foldedWords } from '@luxe/format';

/** Words that carry no meaning in a shop's search; a query of nothing else keeps them. */
const fillers = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with']);

/** Words of a text, folded: see `foldedWords`. */
export const words = foldedWords;

/** Words without fillers, unless nothing would be left. */
export function meaningfulWords(text: string): string[] {
  const all = words(text);
  const kept = all.filter((word) => !fillers.has(word));
  return kept.length > 0 ? kept : all;
}

/** One form for singular and plural: `juttis` and `jutti`, `dresses` and `dress`, `accessories` and `accessory`. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Slips that a word of this length may have and still be meant: 1 from four letters, 2 from eight. */
export function allowedSlips(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** As `slips`, but another letter makes a word of four letters another word: `jean` is not `jaan`. */
export function slipsBetween(word: string, term: string, limit: number): number {
  const count = slips(word, term, limit);
  const isOther = word.length === 4 && term.length === 4 && count === 1 && !isSwapped(word, term);
  return isOther ? limit + 1 : count;
}

const isSwapped = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('');

/**
 * Slips between two words: a letter more, less, other, or two neighbours swapped (optimal string alignment). Answers `limit + 1`
 * as soon as it is sure that there are more than `limit`.
 */
export function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + other);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return Math.min(above[b.length] ?? 0, limit + 1);
}
