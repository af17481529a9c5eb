import { CsvError, parse, type Info } from 'csv-parse';
import { Readable } from 'node:stream';
import { FileError } from './problem.ts';
import { columnsOfHeader } from './columns.ts';
import { countLines, decodeText } from './decodeText.ts';
import { maxRowLength, type ReadRow, type Reader } from './readRow.ts';

/** Reads a CSV file of a catalogue. */
export const readCsv: Reader = (chunks) => readTable(chunks, columnsOfHeader);

/**
 * Reads a CSV file (RFC 4180) with a header, whose cells `columnsOf` maps to names of columns. Commas,
 * semicolons or tabs separate the cells; the header decides. A quoted cell may contain line breaks. Empty
 * rows are skipped.
 */
export async function* readTable(
  chunks: AsyncIterable<Buffer>,
  columnsOf: (cells: readonly string[], line: number) => string[],
): AsyncGenerator<ReadRow> {
  const iterator = decodeText(chunks)[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return;
  async function* texts() {
    yield first.value.text;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value.text;
  }
  const parser = parse({
    info: true,
    delimiter: delimiterOf(first.value.text),
    record_delimiter: '\n',
    relax_column_count: true,
    max_record_size: maxRowLength,
  });
  const source = Readable.from(texts());
  // An error of the source, such as another encoding, must reach the loop below.
  source.on('error', (error) => parser.destroy(error));
  let columns: readonly string[] | undefined;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<Record>) {
      const line = info.lines - record.reduce((sum, cell) => sum + countLines(cell), 0);
      if (record.every((cell) => cell.trim() === '')) continue;
      if (columns) yield toRow(columns, record, line);
      else columns = columnsOf(record, line);
    }
  } catch (error) {
    throw error instanceof CsvError ? toFileError(error) : error;
  }
}

interface Record {
  readonly record: readonly string[];
  readonly info: Info;
}

function toRow(columns: readonly string[], record: readonly string[], line: number): ReadRow {
  if (record.length === columns.length)
    return { line, fields: new Map(columns.map((column, at) => [column, record[at] ?? ''])) };
  return {
    line,
    field: '',
    reason: `The row has ${record.length} cells, but the header has ${columns.length} columns. Put a cell that contains a separator in quotes.`,
  };
}

/** The separator that occurs most often in the header, outside quotes. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n') + 1 || text.length).replace(/"[^"]*"/g, '');
  const [best = ','] = [',', ';', '\t'].sort((a, b) => header.split(b).length - header.split(a).length);
  return best;
}

const reasons: Readonly<{ [code: string]: string }> = {
  CSV_QUOTE_NOT_CLOSED: 'A cell begins with a quote that nothing closes.',
  CSV_INVALID_CLOSING_QUOTE: 'A quoted cell goes on after its closing quote. Write a quote in a cell twice.',
  INVALID_OPENING_QUOTE:
    'A cell without quotes contains a quote. Put the cell in quotes, and write its quote twice.',
  CSV_MAX_RECORD_SIZE: `The row has more than ${maxRowLength} characters: a closing quote may be missing.`,
};

function toFileError(error: CsvError): FileError {
  const { lines } = error as CsvError & { lines?: number };
  return new FileError(lines ?? 0, reasons[error.code] ?? error.message);
}
