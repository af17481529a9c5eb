import type { PictureWidth } from '@luxe/patterns/picture';
import { createTurns } from '../pages/turns.ts';
import type { PictureCache } from './cache.ts';
import { draw, isDrawn, type PictureFormat } from './draw.ts';
import type { Original } from './originals.ts';

/** One picture as a page asks for it. */
export interface WantedPicture {
  readonly original: Original;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Draws pictures, so many at once, each once however many ask for it at the same time, and keeps them. */
export interface PictureMaker {
  /** The picture, if it is made already. */
  kept(wanted: WantedPicture): Promise<Buffer | undefined>;
  /** The picture, made now. Undefined when there is none; rejects when it cannot be had, or when too many are waiting. */
  make(wanted: WantedPicture): Promise<Buffer | undefined>;
}

interface MakerOptions {
  readonly cache: PictureCache;
  readonly atOnce: number;
  /** How many may wait their turn. */
  readonly waiting: number;
  /** Told what could not be kept. */
  readonly warn: (error: unknown) => void;
}

export function createPictureMaker({ cache, atOnce, waiting, warn }: MakerOptions): PictureMaker {
  const turns = createTurns({ atOnce, waiting });
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function makeNow(wanted: WantedPicture): Promise<Buffer | undefined> {
    const { original, width, format } = wanted;
    const given = await look(wanted);
    if (given === 'absent') return undefined;
    const made =
      given === 'to draw'
        ? await turns.take(async () => draw((await original.find()) ?? nothing, width, format))
        : given;
    if (!made) throw new Error('Too many pictures are waiting to be drawn.');
    // A disk that is full or closed costs time, not the picture.
    await cache.put(keyOf(wanted), made).catch(warn);
    return made;
  }

  return {
    kept: (wanted) => cache.get(keyOf(wanted)),
    make: (wanted) => {
      const key = keyOf(wanted);
      const making = underWay.get(key) ?? makeNow(wanted).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}

/** Fetches the original, and hands it over only if it will do as it is: a long line must not hold so many in memory. */
async function look({ original, width, format }: WantedPicture): Promise<Buffer | 'absent' | 'to draw'> {
  const bytes = await original.find();
  if (!bytes) return 'absent';
  const willDo = format === 'avif' && original.isForEver && (await isDrawn(bytes, width));
  return willDo ? bytes : 'to draw';
}

const nothing = Buffer.alloc(0);
const keyOf = ({ original, width, format }: WantedPicture) => `${original.key}-${width}.${format}`;
