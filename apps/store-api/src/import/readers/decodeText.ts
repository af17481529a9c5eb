import { FileError } from './problem.ts';
import { maxRowLength, type TextBlock } from './readRow.ts';

/** A line may contain characters of four bytes. */
const maxLineBytes = maxRowLength * 4;

/**
 * Decodes a UTF-8 file. Removes a byte order mark and converts line endings to `\n`. Each block ends with
 * `blockEnd`: a line break or, in XML, which may have no line breaks, `>`. Throws a `FileError` with the line
 * for any other encoding.
 */
export async function* decodeText(
  chunks: AsyncIterable<Buffer>,
  blockEnd: '\n' | '>' = '\n',
): AsyncGenerator<TextBlock> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = bytes.lastIndexOf(blockEnd) + 1;
    rest = bytes.subarray(end);
    if (rest.length > maxLineBytes)
      throw new FileError(line, `The line has more than ${maxRowLength} characters.`);
    if (end === 0) continue;
    const text = decode(bytes.subarray(0, end), line);
    yield { text, line };
    line += countLines(text);
  }
  if (rest.length > 0) yield { text: decode(rest, line), line };
}

function decode(bytes: Buffer, line: number): string {
  if (line === 1 && utf16Marks.some((mark) => bytes.subarray(0, 2).equals(mark)))
    throw new FileError(1, 'The file is UTF-16. Save it as UTF-8, in a spreadsheet as “CSV UTF-8”.');
  const text = toUtf8(line === 1 ? withoutMark(bytes) : bytes);
  if (text === undefined)
    throw new FileError(
      lineOfInvalidText(bytes, line),
      'The line is not UTF-8. Save the file as UTF-8, in a spreadsheet as “CSV UTF-8”.',
    );
  return text.replace(/\r\n?/g, '\n');
}

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);
const utf16Marks = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
const withoutMark = (bytes: Buffer) =>
  bytes.subarray(0, utf8Mark.length).equals(utf8Mark) ? bytes.subarray(utf8Mark.length) : bytes;

function toUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function lineOfInvalidText(bytes: Buffer, first: number): number {
  let line = first;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf('\n', start) + 1 || bytes.length;
    if (toUtf8(bytes.subarray(start, end)) === undefined) return line;
    start = end;
  }
  return first;
}

export function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
