import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Stores a hash of the accepted output for each story and width. If the output of a story has not changed,
 * its pictures need not be compared, because they would be the same.
 */
export class Outputs {
  readonly #file: string;
  #accepted: Record<string, string>;

  constructor(folder: string) {
    this.#file = path.join(folder, 'outputs.json');
    this.#accepted = read(this.#file);
  }

  isAccepted(key: string, output: string): boolean {
    return this.#accepted[key] === output;
  }

  accept(key: string, output: string | undefined): void {
    if (output === undefined) delete this.#accepted[key];
    else this.#accepted[key] = output;
  }

  /** Writes the accepted hashes, one per line. Drops keys that are not in `expectedKeys`, if given. */
  save(expectedKeys?: ReadonlySet<string>): void {
    const rows = Object.entries(this.#accepted)
      .filter(([key]) => !expectedKeys || expectedKeys.has(key))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`);
  }
}

/**
 * The key of a story at a width. Themes share a key, because they differ only in an attribute of the root.
 */
export const outputKey = (story: string, width: number | undefined): string =>
  width ? `${story}.${width}` : story;

function read(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
