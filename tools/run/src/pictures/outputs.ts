import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The output of each story when its pictures were accepted, as a hash, by story and width. A story with the same output would paint the
 * same pictures.
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

  /** Writes what was accepted, a line each. `asked`: all there are; others are dropped. */
  save(asked?: ReadonlySet<string>): void {
    const rows = Object.entries(this.#accepted)
      .filter(([key]) => !asked || asked.has(key))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(this.#file, `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`);
  }
}

/** A story at a width; its themes differ by an attribute of the root alone. */
export const outputKey = (story: string, width: number | undefined): string =>
  width ? `${story}.${width}` : story;

function read(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}
