import { createHash } from 'node:crypto';
import { createTurns } from '../pages/turns.ts';
import type { PictureCache } from './cache.ts';
import { checkPicture } from './draw.ts';
import type { ForeignFetch } from './foreignFetch.ts';
import type { KeyedNames } from './keyedNames.ts';

/** A picture that the shop may show, as it was given. */
export interface Original {
  /** A file name without its ending: what is drawn from it is kept under it. */
  readonly key: string;
  /** Nothing else will ever be under this key. */
  readonly isForEver: boolean;
  /** Its bytes. Undefined when there is no such picture; rejects when it cannot be had, or is none. */
  find(): Promise<Buffer | undefined>;
}

/** By name in an address of the shop; undefined for a name that nothing can have. Asks nobody. */
export type Originals = (name: string) => Original | undefined;

interface OriginalsOptions {
  readonly storeOrigin: string;
  readonly fetch: typeof fetch;
  readonly cache: PictureCache;
  /** Pictures of other hosts, where the retailer has any. */
  readonly foreign?: { readonly names: KeyedNames; readonly fetch: ForeignFetch } | undefined;
  readonly now?: () => number;
}

/** Bytes of an original that are worth decoding. */
export const largestOriginal = 12 * 1024 * 1024;
/** How long, in ms, a picture that is not there is not asked for again, and how many such are remembered. */
const absent = { ms: 10_000, most: 1000 };
const dayMs = 86_400_000;
/** Questions at once, and how many wait: one slow place must not hold up the others, nor names of nothing, which anybody may think up. */
const line = { atOnce: 8, waiting: 200 };

/** The first 64 bits of the SHA-256 of the bytes, in hex. */
const hashPattern = /^[0-9a-f]{16}$/;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

export function createOriginals(options: OriginalsOptions): Originals {
  const { storeOrigin, fetch: send, cache, foreign, now = Date.now } = options;
  const lines = { own: createTurns(line), foreign: createTurns(line) };
  const absentSince = new Map<string, number>();
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  return (name) => {
    if (hashPattern.test(name)) return original(name, 'own', () => fetchOwn(name));
    const url = foreign?.names.urlOf(name);
    if (!foreign || !url) return undefined;
    // What is there may change without a word: after a day it is fetched anew.
    const key = `${sha256(url).slice(0, 32)}-${Math.floor(now() / dayMs)}`;
    return original(key, 'foreign', async () => {
      const bytes = await foreign.fetch(url);
      if (bytes) await checkPicture(bytes);
      return bytes;
    });
  };

  function original(
    key: string,
    place: keyof typeof lines,
    load: () => Promise<Buffer | undefined>,
  ): Original {
    const find = () => {
      const finding = underWay.get(key) ?? findNow().finally(() => underWay.delete(key));
      underWay.set(key, finding);
      return finding;
    };
    const findNow = async () => {
      const kept = await cache.get(`${key}.original`);
      if (kept) return kept;
      if (isAbsent(key)) return undefined;
      const loaded = await lines[place].take(async () => ({ bytes: await load() }));
      if (!loaded) throw new Error('Too many pictures are waiting to be fetched.');
      if (loaded.bytes) await cache.put(`${key}.original`, loaded.bytes).catch(() => undefined);
      else noteAbsent(key);
      return loaded.bytes;
    };
    return { key, isForEver: place === 'own', find };
  }

  function noteAbsent(key: string): void {
    if (absentSince.size >= absent.most) absentSince.clear();
    absentSince.set(key, now());
  }

  // Near in time, before or after: a clock that was set back must not hide a picture for as long.
  function isAbsent(key: string): boolean {
    return Math.abs(now() - (absentSince.get(key) ?? Number.NEGATIVE_INFINITY)) < absent.ms;
  }

  async function fetchOwn(hash: string): Promise<Buffer | undefined> {
    const signal = AbortSignal.timeout(10_000);
    const response = await send(`${storeOrigin}/media/${hash}.avif`, { redirect: 'error', signal });
    if (response.status === 404 || response.status === 400) return undefined;
    if (!response.ok) throw new Error(`The store answered ${response.status} for a picture.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    // Its address is for ever: no other bytes may stand there, not even once.
    if (bytes.length > largestOriginal || sha256(bytes).slice(0, 16) !== hash)
      throw new Error(`The store answered other bytes for the picture ${hash}.`);
    return bytes;
  }
}
