import type { Config } from '../config.ts';
import { openPictures } from './open.ts';
import { readPicturePath } from './pictures.ts';

interface Ahead {
  readonly config: Config;
  /** Answers the pages of the shop. */
  readonly shop: (path: string) => Promise<string>;
  readonly fetch?: typeof fetch;
}

const homes = ['/', '/explore/indiluxe'];

/**
 * Draws what a first visit shows, before it: the pictures of both homes and of the listings that they lead to, in every width they offer.
 * One at a time; what is made already is let be. Resolves to how many were made. A page or picture that cannot be had is left out.
 */
export async function makeAhead({ config, shop, fetch: send = fetch }: Ahead): Promise<number> {
  const { originals, maker } = openPictures(config, {
    fetch: send,
    line: { atOnce: 1, waiting: 1 },
    warn: () => undefined,
  });
  const seen = new Set<string>();
  let made = 0;

  async function makeOne(path: string): Promise<void> {
    const wanted = seen.has(path) ? undefined : readPicturePath(path, originals);
    seen.add(path);
    if (!wanted || (await maker.kept(wanted))) return;
    if (await maker.make(wanted)) made += 1;
  }
  async function makePage(html: string): Promise<void> {
    for (const path of picturesOf(html)) await makeOne(path).catch(() => undefined);
  }

  const openings = await Promise.all(homes.map((path) => shop(path).catch(() => '')));
  for (const html of openings) await makePage(html);
  for (const path of new Set(openings.flatMap(listingsOf))) await makePage(await shop(path).catch(() => ''));
  return made;
}

/** Paths after `/img/`, those of the format that most browsers take first. */
function picturesOf(html: string): string[] {
  const paths = [...html.matchAll(/\/img\/([\w.-]+\/\d+\.(?:avif|webp))/g)].map(([, path = '']) => path);
  return paths.sort((a, b) => Number(b.endsWith('.avif')) - Number(a.endsWith('.avif')));
}

/** Listings that a page links to, without those that filter or sort. */
const listingsOf = (html: string) =>
  [...html.matchAll(/href="(\/[\w/-]+\/c-[a-z0-9]+)"/g)].map(([, path = '']) => path);
