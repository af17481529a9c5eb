import { Recent } from '../recent.ts';

/** When an answer may be given again. */
export interface Keeping<Input> {
  /** What it was made of: while this number stays, so does the answer. */
  readonly version: () => number;
  /** All of a request that makes a difference, as JSON can tell it. */
  readonly by: (input: Input) => unknown;
}

/** Bytes of answers kept of one call. */
const keptBytes = 8e6;

/** Answers as they are sent, the ones asked for last. */
export class KeptAnswers<Input> {
  readonly #keeping: Keeping<Input>;
  readonly #answers = new Recent<{ version: number; body: Buffer }>(keptBytes, ({ body }) => body.length);

  constructor(keeping: Keeping<Input>) {
    this.#keeping = keeping;
  }

  /** The answer to `input`: the kept one, or what `work` makes. What fails is not kept, nor what a change overtook while it was made. */
  async of(input: Input, work: () => Promise<unknown>): Promise<Buffer> {
    const { version, by } = this.#keeping;
    const key = JSON.stringify(by(input));
    const before = version();
    const known = this.#answers.get(key);
    if (known?.version === before) return known.body;
    const body = Buffer.from(JSON.stringify(await work()));
    if (version() === before) this.#answers.set(key, { version: before, body });
    return body;
  }
}
