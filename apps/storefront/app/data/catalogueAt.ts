import { contentCalls } from '@luxe/feature-home';
import type { Catalogue } from '@luxe/tokens';
import type { PageContext } from '../context.ts';
import { catalogueKey, catalogueOf, ownCatalogue, type CatalogueFacts } from '../paths/catalogueOf.ts';
import { resolvePath } from '../paths/resolvePath.ts';
import { loadScreen, screenAt } from '../screens/screens.ts';
import { statusOf, type Call } from './preload.ts';

/**
 * The catalogue of a page: by its path where that names indiluxe, else by the answer that the page is drawn from, which it notes for the
 * page. On the server only.
 */
export async function catalogueAt(context: PageContext, url: URL): Promise<Catalogue> {
  const place = resolvePath(url.pathname);
  const byPath = catalogueOf(place, url.searchParams);
  if (byPath === 'indiluxe') return byPath;
  const calls = place.kind === 'explore' ? contentCalls(place) : await screenCalls(url);
  for (const [name, args] of calls) {
    try {
      const answer = (await context.read(name, args)) as CatalogueFacts;
      if (ownCatalogue(answer) !== 'indiluxe') break;
      context.preloaded[catalogueKey(url.pathname)] = 'indiluxe';
      return 'indiluxe';
    } catch (error) {
      // Where the store knows no listing, the path is content.
      if (statusOf(error) !== 404) break;
    }
  }
  return byPath;
}

/** What the screen at a path reads first, and what the one reads that stands in for it where the store knows nothing of it. */
async function screenCalls(url: URL): Promise<readonly Call[]> {
  const name = screenAt(url.pathname);
  if (!name) return [];
  const { calls, otherwise } = await loadScreen(name);
  const next = otherwise?.(url);
  return [...calls(url).slice(0, 1), ...(next ? (await loadScreen(next)).calls(url).slice(0, 1) : [])];
}
