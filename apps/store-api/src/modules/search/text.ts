import { foldTerms } from '@luxe/format';

/** Words without meaning in a shop's search. A query that has only such words keeps them. */
const fillers = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with']);

/** Folded words of a text; see `foldTerms`. */
export const tokenise = foldTerms;

/** Words without fillers, unless none would remain. */
export function meaningfulTokens(text: string): string[] {
  const all = tokenise(text);
  const meaningful = all.filter((token) => !fillers.has(token));
  return meaningful.length > 0 ? meaningful : all;
}

/**
 * Common form of singular and plural: `juttis` and `jutti`, `dresses` and `dress`, `accessories` and
 * `accessory`.
 */
export function stem(token: string): string {
  if (token.length < 4 || !token.endsWith('s') || /(?:ss|us)$/.test(token)) return token;
  if (token.length > 4 && token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(token)) return token.slice(0, -2);
  return token.slice(0, -1);
}

/** Typos allowed in a word: 1 from four letters, 2 from eight, none with digits. */
export function maxTypos(term: string): 0 | 1 | 2 {
  if (term.length < 4 || /\d/.test(term)) return 0;
  return term.length < 8 ? 1 : 2;
}

/**
 * Like `editDistance`, except that a replaced letter in a word of four letters makes a different word: `jean`
 * is not a typo of `jaan`.
 */
export function typoDistance(typed: string, term: string, limit: number): number {
  const count = editDistance(typed, term, limit);
  const isOther = typed.length === 4 && term.length === 4 && count === 1 && !isSwapped(typed, term);
  return isOther ? limit + 1 : count;
}

const isSwapped = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('');

/**
 * Edits between two words: a letter added, removed or replaced, or two neighbours swapped (optimal string
 * alignment). Returns `limit + 1` as soon as the distance exceeds `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
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
