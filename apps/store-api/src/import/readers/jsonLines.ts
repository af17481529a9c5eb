import { columnOf, describeUnknownColumn, ignoredColumn } from './columns.ts';
import { decodeText } from './decodeText.ts';
import { maxRowLength, type ReadRow } from './readRow.ts';

/**
 * Reads a file with one JSON object per line. A value is a text, a number, true, false, null (as if it were
 * missing) or a list of texts. Numbers are read as written, so that no price is rounded.
 */
export async function* readJsonLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRow> {
  for await (const { text, line: first } of decodeText(chunks)) {
    let line = first;
    for (const one of text.split('\n')) {
      if (one.trim() !== '') yield readLine(one, line);
      line += 1;
    }
  }
}

function readLine(text: string, line: number): ReadRow {
  const failure = (field: string, reason: string): ReadRow => ({ line, field, reason });
  if (text.length > maxRowLength) return failure('', `The line has more than ${maxRowLength} characters.`);
  const value = parseExactly(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failure('', 'The line is not a JSON object, such as {"sku":"A1","price":"1290"}.');
  const fields = new Map<string, string | readonly string[]>();
  for (const [name, given] of Object.entries(value)) {
    const column = columnOf(name);
    if (column === undefined) return failure(name, describeUnknownColumn(name));
    if (given === null || column === ignoredColumn) continue;
    const read = toField(given);
    if (read === undefined) return failure(column, 'The value must be a text, a number or a list of texts.');
    if (fields.has(column)) return failure(column, 'The row has this column twice.');
    fields.set(column, read);
  }
  return { line, fields };
}

/** Parses JSON with numbers as texts. Undefined for invalid JSON. */
function parseExactly(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown, context?: { readonly source?: string }) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
}

function toField(value: unknown): string | readonly string[] | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  return undefined;
}
