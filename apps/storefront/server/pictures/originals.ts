import { createHash } from 'node:crypto';
import { createSemaphore } from '@luxe/host';
import type { PictureCache } from './cache.ts';
import { checkPicture } from './resizePicture.ts';
import type { ForeignFetch } from '@luxe/host/foreign-fetch';
import type { SignedNames } from './signedNames.ts';

/** A picture that the shop may show, in its original form. */
export interface Original {
  /** A file name without extension. Pictures made from this original are cached under this name. */
  readonly key: string;
  /**
   * Whether the bytes of this original never change: true for the store's pictures, false for those of other
   * hosts.
   */
  readonly isImmutable: boolean;
  /**
   * Returns the bytes. Resolves to `undefined` when the picture does not exist. Rejects when it cannot be
   * fetched, or when the bytes are not a picture.
   */
  find(): Promise<Buffer | undefined>;
}

/**
 * Finds an original by its name in a URL of the shop; `undefined` for an invalid name. Makes no request.
 */
export type Originals = (name: string) => Original | undefined;

interface OriginalsOptions {
  readonly storeOrigin: string;
  readonly fetch: typeof fetch;
  readonly cache: PictureCache;
  /** Pictures of other hosts, if the retailer uses any. */
  readonly foreign?: { readonly names: SignedNames; readonly fetch: ForeignFetch } | undefined;
  readonly now?: () => number;
}

/** Largest original that is accepted, in bytes. */
export const maxOriginalBytes = 12 * 1024 * 1024;
/**
 * How long, in ms, a picture that does not exist is not requested again, and how many such pictures are
 * remembered.
 */
const absent = { ms: 10_000, max: 1000 };
const dayMs = 86_400_000;
/**
 * Maximum number of concurrent requests, and of waiting requests. They apply separately to the store and to
 * other hosts, so that slow hosts do not delay the store's pictures.
 */
const limits = { concurrency: 8, maxQueued: 200 };

/** The first 64 bits of the SHA-256 of the bytes, in hex. */
const hashPattern = /^[0-9a-f]{16}$/;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

export function createOriginals(options: OriginalsOptions): Originals {
  const { storeOrigin, fetch: send, cache, foreign, now = Date.now } = options;
  const semaphores = { own: createSemaphore(limits), foreign: createSemaphore(limits) };
  const absentSince = new Map<string, number>();
  const inFlight = new Map<string, Promise<Buffer | undefined>>();

  return (name) => {
    if (hashPattern.test(name)) return original(name, 'own', () => fetchOwn(name));
    const url = foreign?.names.urlOf(name);
    if (!foreign || !url) return undefined;
    // The host may replace the picture without notice, so it is fetched again after a day.
    const key = `${sha256(url).slice(0, 32)}-${Math.floor(now() / dayMs)}`;
    return original(key, 'foreign', async () => {
      const bytes = await foreign.fetch(url);
      if (bytes) await checkPicture(bytes);
      return bytes;
    });
  };

  function original(
    key: string,
    source: keyof typeof semaphores,
    load: () => Promise<Buffer | undefined>,
  ): Original {
    const find = () => {
      const finding = inFlight.get(key) ?? findNow().finally(() => inFlight.delete(key));
      inFlight.set(key, finding);
      return finding;
    };
    const findNow = async () => {
      const cached = await cache.get(`${key}.original`);
      if (cached) return cached;
      if (isAbsent(key)) return undefined;
      const loaded = await semaphores[source].run(async () => ({ bytes: await load() }));
      if (!loaded) throw new Error('Too many pictures are waiting to be fetched.');
      if (loaded.bytes) await cache.put(`${key}.original`, loaded.bytes).catch(() => undefined);
      else noteAbsent(key);
      return loaded.bytes;
    };
    return { key, isImmutable: source === 'own', find };
  }

  function noteAbsent(key: string): void {
    if (absentSince.size >= absent.max) absentSince.clear();
    absentSince.set(key, now());
  }

  // Uses the absolute difference of the two times. Otherwise, a missing picture would stay hidden for longer
  // after the clock is set back.
  function isAbsent(key: string): boolean {
    return Math.abs(now() - (absentSince.get(key) ?? Number.NEGATIVE_INFINITY)) < absent.ms;
  }

  async function fetchOwn(hash: string): Promise<Buffer | undefined> {
    const signal = AbortSignal.timeout(10_000);
    const response = await send(`${storeOrigin}/media/${hash}.avif`, { redirect: 'error', signal });
    if (response.status === 404 || response.status === 400) return undefined;
    if (!response.ok) throw new Error(`The store answered ${response.status} for a picture.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    // Browsers cache the picture's URL for ever, so wrong bytes must never be served at that URL.
    if (bytes.length > maxOriginalBytes || sha256(bytes).slice(0, 16) !== hash)
      throw new Error(`The store returned other bytes for the picture ${hash}.`);
    return bytes;
  }
}
