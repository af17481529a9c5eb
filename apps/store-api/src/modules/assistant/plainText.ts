const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Decodes the entities of a text; unknown ones stay. */
const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? all;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : all;
  });

/** Stands for a blank at which no sentence ends. */
const innerBlank = '\ue000';
const joined = (text: string): string => text.replace(/\s+/g, innerBlank);
const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gis)].map(([, cell]) => cell ?? '');

/** Texts that make sense only together: a list with the line before it, and the cells of a row. */
const withGroups = (html: string): string =>
  html
    .replace(/<thead\b.*?<\/thead>/gis, '')
    .replace(/<tr\b[^>]*>(.*?)<\/tr>/gis, (_, row: string) => `<p>${joined(cellsOf(row).join(': '))}</p>`)
    .replace(/:\s*<\/p>\s*<(ul|ol)\b[^>]*>(.*?)<\/\1>/gis, (_, _tag, list: string) => {
      const items = list.split(/<\/li>/i).map((item) => item.trim());
      return `:${innerBlank}${joined(items.filter(Boolean).join('; '))}</p>`;
    });

/**
 * The sentences of HTML that an editor wrote. An item of a list and a row of a table are sentences, too. A
 * list after a colon belongs to its sentence, and "Yes." to the next one.
 */
export function sentencesOf(html: string): string[] {
  const lines = withGroups(html)
    .replace(/<\/(?:p|li|h\d|dt|dd|div|blockquote)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return decode(lines)
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.?!])(?<!^\s*(?:Yes|No)\.)\s+(?=[\p{Lu}\p{N}“"])/u))
    .map((sentence) => sentence.replaceAll(innerBlank, ' ').replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}
