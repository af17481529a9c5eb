import type { PictureWidth } from '@luxe/patterns/picture';
import { createSemaphore } from '@luxe/host';
import type { PictureCache } from './cache.ts';
import { resizePicture, needsNoResize, type PictureFormat } from './resizePicture.ts';
import type { Original } from './originals.ts';

/** One picture as a page requests it. */
export interface PictureRequest {
  readonly original: Original;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/**
 * Makes pictures, a limited number at once, and caches them. Concurrent requests for one picture share the
 * work.
 */
export interface PictureMaker {
  /** The picture, if it is already made. */
  getCached(wanted: PictureRequest): Promise<Buffer | undefined>;
  /**
   * Makes the picture. Resolves to `undefined` when the original does not exist. Rejects when the picture
   * cannot be made, or when the queue is full.
   */
  make(wanted: PictureRequest): Promise<Buffer | undefined>;
}

interface MakerOptions {
  readonly cache: PictureCache;
  readonly concurrency: number;
  /** How many pictures may wait in the queue. */
  readonly maxQueued: number;
  /** Called with the error when a picture could not be cached. */
  readonly warn: (error: unknown) => void;
}

export function createPictureMaker({ cache, concurrency, maxQueued, warn }: MakerOptions): PictureMaker {
  const semaphore = createSemaphore({ concurrency, maxQueued });
  const inFlight = new Map<string, Promise<Buffer | undefined>>();

  async function makeNow(wanted: PictureRequest): Promise<Buffer | undefined> {
    const { original, width, format } = wanted;
    const checked = await checkOriginal(wanted);
    if (checked === 'absent') return undefined;
    const made =
      checked === 'to draw'
        ? await semaphore.run(async () =>
            resizePicture((await original.find()) ?? emptyBuffer, width, format),
          )
        : checked;
    if (!made) throw new Error('Too many pictures are waiting to be drawn.');
    // If the disk is full or read-only, the picture is served but not cached.
    await cache.put(keyOf(wanted), made).catch(warn);
    return made;
  }

  return {
    getCached: (wanted) => cache.get(keyOf(wanted)),
    make: (wanted) => {
      const key = keyOf(wanted);
      const making = inFlight.get(key) ?? makeNow(wanted).finally(() => inFlight.delete(key));
      inFlight.set(key, making);
      return making;
    },
  };
}

/**
 * Fetches the original, and returns its bytes only if they can be served without resizing. Otherwise drops
 * the bytes, which are read again when the picture is made. So a long queue does not hold many originals in
 * memory.
 */
async function checkOriginal({
  original,
  width,
  format,
}: PictureRequest): Promise<Buffer | 'absent' | 'to draw'> {
  const bytes = await original.find();
  if (!bytes) return 'absent';
  const isServable = format === 'avif' && original.isImmutable && (await needsNoResize(bytes, width));
  return isServable ? bytes : 'to draw';
}

const emptyBuffer = Buffer.alloc(0);
const keyOf = ({ original, width, format }: PictureRequest) => `${original.key}-${width}.${format}`;
