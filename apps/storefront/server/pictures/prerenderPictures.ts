import type { Config } from '../config/config.ts';
import { openPictures } from './openPictures.ts';
import { readPicturePath } from './pictures.ts';

interface PrerenderOptions {
  readonly config: Config;
  /** Fetches a page of the shop. */
  readonly fetchPage: (path: string) => Promise<string>;
  readonly fetch?: typeof fetch;
}

const homes = ['/', '/explore/indiluxe'];

/**
 * Makes the pictures that shoppers see first, before any shopper requests them. These are the pictures of
 * both home pages and of the listings that the home pages link to, in every width that the pages offer. Makes
 * one picture at a time. Skips cached pictures, and pages or pictures that cannot be fetched. Resolves to the
 * number of pictures made.
 */
export async function prerenderPictures({
  config,
  fetchPage,
  fetch: send = fetch,
}: PrerenderOptions): Promise<number> {
  const { originals, maker } = openPictures(config, {
    fetch: send,
    limits: { concurrency: 1, maxQueued: 1 },
    warn: () => undefined,
  });
  const seen = new Set<string>();
  let made = 0;

  async function makePicture(path: string): Promise<void> {
    const wanted = seen.has(path) ? undefined : readPicturePath(path, originals);
    seen.add(path);
    if (!wanted || (await maker.getCached(wanted))) return;
    if (await maker.make(wanted)) made += 1;
  }
  async function makePage(html: string): Promise<void> {
    for (const path of picturesOf(html)) await makePicture(path).catch(() => undefined);
  }

  const homeHtml = await Promise.all(homes.map((path) => fetchPage(path).catch(() => '')));
  for (const html of homeHtml) await makePage(html);
  for (const path of new Set(homeHtml.flatMap(listingsOf)))
    await makePage(await fetchPage(path).catch(() => ''));
  return made;
}

/** The pictures of a page, as paths after `/img/`. AVIF comes first, because most browsers choose it. */
function picturesOf(html: string): string[] {
  const paths = [...html.matchAll(/\/img\/([\w.-]+\/\d+\.(?:avif|webp))/g)].map(([, path = '']) => path);
  return paths.sort((a, b) => Number(b.endsWith('.avif')) - Number(a.endsWith('.avif')));
}

/** Paths of the listings that a page links to, except filtered or sorted listings. */
const listingsOf = (html: string) =>
  [...html.matchAll(/href="(\/[\w/-]+\/c-[a-z0-9]+)"/g)].map(([, path = '']) => path);
