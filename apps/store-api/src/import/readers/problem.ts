/** What is wrong with a row of the file. */
export interface Problem {
  /** Line of the file on which the row begins, counted from 1. 0: the problem is not in one line. */
  readonly line: number;
  /** Column of the file; empty if the problem is not in one column. */
  readonly field: string;
  /** A sentence for the person who wrote the file. */
  readonly reason: string;
}

/** The file cannot be read further. */
export class FileError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
