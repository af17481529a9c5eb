import { createHash } from 'node:crypto';
import type { PictureCache } from './cache.ts';

/** A picture's name: the first 64 bits of the SHA-256 of its bytes, in hex. */
const hashPattern = /^[0-9a-f]{16}$/;
/** Bytes of an original that are worth decoding. */
export const largestOriginal = 12 * 1024 * 1024;
/** How long a picture that is not there is not asked for again, in ms, and how many such are remembered. */
const missing = { ms: 10_000, most: 1000 };

interface OriginalsOptions {
  readonly storeOrigin: string;
  readonly cache: PictureCache;
  readonly fetch: typeof fetch;
  readonly now?: () => number;
}

/** Pictures as the store has them, kept once fetched. */
export interface Originals {
  isName(id: string): boolean;
  /** Undefined when there is no such picture. Rejects when the store does not answer, or with other bytes than the id names. */
  find(id: string): Promise<Buffer | undefined>;
}

export function createOriginals({
  storeOrigin,
  cache,
  fetch: send,
  now = Date.now,
}: OriginalsOptions): Originals {
  const absentUntil = new Map<string, number>();

  async function find(id: string): Promise<Buffer | undefined> {
    const key = `${id}.original`;
    const kept = await cache.get(key);
    if (kept) return kept;
    if ((absentUntil.get(id) ?? 0) > now()) return undefined;
    const bytes = await fetchOwn(id);
    if (bytes) await cache.put(key, bytes).catch(() => undefined);
    else {
      if (absentUntil.size >= missing.most) absentUntil.clear();
      absentUntil.set(id, now() + missing.ms);
    }
    return bytes;
  }

  async function fetchOwn(id: string): Promise<Buffer | undefined> {
    const response = await send(`${storeOrigin}/media/${id}.avif`, {
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 404 || response.status === 400) return undefined;
    if (!response.ok) throw new Error(`The store answered ${response.status} for a picture.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    // The address is for ever: no other bytes may ever stand there.
    if (bytes.length > largestOriginal || hashOf(bytes) !== id)
      throw new Error(`The store answered other bytes for the picture ${id}.`);
    return bytes;
  }

  return { isName: (id) => hashPattern.test(id), find };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
