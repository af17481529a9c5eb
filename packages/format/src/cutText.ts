/**
 * Cuts a text to at most `limit` code points, never inside a grapheme (an emoji, a letter with its marks).
 */
export function cutText(text: string, limit: number): string {
  const wellFormed = text.toWellFormed();
  // A text has at least as many UTF-16 units as code points, so a text that fits by this count needs no cut.
  // Only longer texts use `Intl.Segmenter`, which is slow to load.
  if (wellFormed.length <= limit) return wellFormed;
  const points = [...wellFormed];
  if (points.length <= limit) return wellFormed;
  const cut = points.slice(0, limit).join('');
  const next = new Intl.Segmenter('en').segment(wellFormed).containing(cut.length);
  return next ? wellFormed.slice(0, next.index) : cut;
}
