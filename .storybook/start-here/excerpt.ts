/**
 * A part of a source file: from the line that contains `from` to the line that contains `to`, both included.
 * Throws when either is missing, so that a page never shows outdated code.
 */
export function excerpt(source: string, from: string, to: string): string {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => line.includes(from));
  const last = lines.findIndex((line, at) => at >= first && line.includes(to));
  if (first < 0 || last < 0) throw new Error(`The source has no "${first < 0 ? from : to}" any more.`);
  return lines.slice(first, last + 1).join('\n');
}
