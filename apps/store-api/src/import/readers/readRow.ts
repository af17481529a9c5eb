/** The values of a row by column, as the file has them. */
export type Fields = ReadonlyMap<string, string | readonly string[]>;

/** A row of a file, or the reason why the row cannot be read. */
export type ReadRow =
  | { readonly line: number; readonly fields: Fields }
  | { readonly line: number; readonly field: string; readonly reason: string };

/** A part of the file with `\n` as line ending, and the number of its first line, counted from 1. */
export interface TextBlock {
  readonly text: string;
  readonly line: number;
}

/** Reads the rows of a file. Throws a `FileError` when the rest of the file cannot be read. */
export type Reader = (chunks: AsyncIterable<Buffer>) => AsyncGenerator<ReadRow>;

/** Longest row in characters. A longer row is most likely a missing quote or end tag. */
export const maxRowLength = 1_000_000;
