import type { PictureWidth } from '@luxe/patterns/picture';
import { createTurns } from '../pages/turns.ts';
import type { PictureCache } from './cache.ts';
import { draw, type PictureFormat } from './draw.ts';
import type { Originals } from './originals.ts';

/** One picture as a page asks for it. */
export interface WantedPicture {
  readonly id: string;
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
  readonly originals: Originals;
  readonly cache: PictureCache;
  readonly atOnce: number;
  /** How many may wait their turn. */
  readonly waiting: number;
  /** Told what could not be kept. */
  readonly warn: (error: unknown) => void;
}

export function createPictureMaker(options: MakerOptions): PictureMaker {
  const { originals, cache, atOnce, waiting, warn } = options;
  const drawing = createTurns({ atOnce, waiting });
  // Anybody may ask for names of nothing: they wait in a line of their own.
  const asking = createTurns({ atOnce: 8, waiting });
  const findOnce = once((id: string) => wait(asking.take(async () => ({ bytes: await originals.find(id) }))));
  const makeOnce = once(async (_key: string, { id, width, format }: WantedPicture) => {
    const { bytes: original } = await findOnce(id);
    if (!original) return undefined;
    const drawn = await wait(drawing.take(() => draw(original, width, format)));
    // A disk that is full or closed costs time, not the picture.
    await cache.put(keyOf({ id, width, format }), drawn).catch(warn);
    return drawn;
  });

  return {
    kept: (wanted) => cache.get(keyOf(wanted)),
    make: (wanted) => makeOnce(keyOf(wanted), wanted),
  };
}

const keyOf = ({ id, width, format }: WantedPicture) => `${id}-${width}.${format}`;

async function wait<T>(turn: Promise<T | undefined>): Promise<T> {
  const done = await turn;
  if (done === undefined) throw new Error('Too many pictures are waiting to be drawn.');
  return done;
}

/** One run per key at a time, whose outcome all who ask meanwhile share. */
function once<Rest extends unknown[], T>(task: (key: string, ...rest: Rest) => Promise<T>) {
  const underWay = new Map<string, Promise<T>>();
  return (key: string, ...rest: Rest): Promise<T> => {
    const known = underWay.get(key);
    if (known) return known;
    const running = task(key, ...rest).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}
