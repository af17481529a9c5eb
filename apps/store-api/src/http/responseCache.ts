import { LruCache } from '@luxe/host';

/** Decides when a stored response can be reused. */
export interface CachePolicy<Input> {
  /** Version of the data behind the response. A stored response is valid while this number is the same. */
  readonly version: () => number;
  /** JSON value of all input that changes the response. */
  readonly keyOf: (input: Input) => unknown;
  /** Whether the response may be cached. False for one of a single shopper. Default: always. */
  readonly isCached?: (input: Input) => boolean;
}

/** Maximum bytes of the cached responses of one call, with their keys. */
const maxCacheBytes = 8e6;
/** About the bytes of an entry beside its response and its key, so that many small entries count, too. */
const entryBytes = 500;

/** Serialised responses of one call, most recently used first. */
export class ResponseCache<Input> {
  readonly #policy: CachePolicy<Input>;
  readonly #responses = new LruCache<{ version: number; body: Buffer; bytes: number }>(
    maxCacheBytes,
    ({ bytes }) => bytes,
  );

  constructor(policy: CachePolicy<Input>) {
    this.#policy = policy;
  }

  /**
   * Returns the cached response, or else the result of `compute`. Does not cache failures. Does not cache a
   * result either if the data changed while it was computed.
   */
  async getOrCompute(input: Input, compute: () => Promise<unknown>): Promise<Buffer> {
    const { version, keyOf, isCached } = this.#policy;
    if (isCached?.(input) === false) return Buffer.from(JSON.stringify(await compute()));
    const key = JSON.stringify(keyOf(input));
    const before = version();
    const known = this.#responses.get(key);
    if (known?.version === before) return known.body;
    const body = Buffer.from(JSON.stringify(await compute()));
    // A key has two bytes for each character.
    const bytes = body.length + 2 * key.length + entryBytes;
    if (version() === before) this.#responses.set(key, { version: before, body, bytes });
    return body;
  }
}
