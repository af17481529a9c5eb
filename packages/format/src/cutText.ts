/** At most `limit` code points of a text, never ending inside a grapheme (an emoji, a letter with its signs). */
export function cutText(text: string, limit: number): string {
  const whole = text.toWellFormed();
  // A text of so few UTF-16 units has no more code points; Intl is loaded for long texts alone.
  if (whole.length <= limit) return whole;
  const points = [...whole];
  if (points.length <= limit) return whole;
  const cut = points.slice(0, limit).join('');
  const next = new Intl.Segmenter('en').segment(whole).containing(cut.length);
  return next ? whole.slice(0, next.index) : cut;
}
