/** Typos that a word of this length may have: 1 from five letters, 2 from eight, none with digits. */
const allowedTypos = (word: string): number => {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * Whether a typed word is a misspelling of a known word: at most 1 or 2 letters are added, missing, replaced
 * or swapped with their neighbour. Both words begin with the same letter, because that one is seldom wrong.
 */
export function isTypo(typed: string, known: string): boolean {
  const limit = Math.min(allowedTypos(typed), allowedTypos(known));
  if (limit === 0 || typed[0] !== known[0] || Math.abs(typed.length - known.length) > limit) return false;
  return isWithin(typed.slice(1), known.slice(1), limit);
}

function isWithin(a: string, b: string, edits: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [left, right] = [a.slice(same), b.slice(same)];
  if (left === '' || right === '') return Math.max(left.length, right.length) <= edits;
  if (edits === 0) return false;
  return (
    isWithin(left.slice(1), right, edits - 1) ||
    isWithin(left, right.slice(1), edits - 1) ||
    isWithin(left.slice(1), right.slice(1), edits - 1) ||
    (left[0] === right[1] && left[1] === right[0] && isWithin(left.slice(2), right.slice(2), edits - 1))
  );
}
