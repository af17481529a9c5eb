import { contentCalls } from '@luxe/feature-home';
import type { Catalogue } from '@luxe/tokens';
import type { PageContext } from '../data/pageContext.ts';
import { catalogueKey, catalogueOf, ownCatalogue, type CatalogueFacts } from '../paths/catalogueOf.ts';
import { resolvePath } from '../paths/resolvePath.ts';
import { loadScreen, screenAt } from '../screens/screens.ts';
import { statusOf, type Call } from '../data/preload.ts';

/**
 * Finds the catalogue of a page on the server: luxury or indiluxe. A path that names indiluxe decides.
 * Otherwise, the response from which the page renders decides. If that response names indiluxe, the catalogue
 * is also stored in `preloaded`, where the page reads it.
 */
export async function catalogueAt(context: PageContext, url: URL): Promise<Catalogue> {
  const route = resolvePath(url.pathname);
  const byPath = catalogueOf(route, url.searchParams);
  if (byPath === 'indiluxe') return byPath;
  const calls = route.kind === 'explore' ? contentCalls(route) : await screenCalls(url);
  for (const [name, args] of calls) {
    try {
      const response = (await context.read(name, args)) as CatalogueFacts;
      if (ownCatalogue(response) !== 'indiluxe') break;
      context.preloaded[catalogueKey(url.pathname)] = 'indiluxe';
      return 'indiluxe';
    } catch (error) {
      // The store has no listing at this path, so the next call looks for content at the path.
      if (statusOf(error) !== 404) break;
    }
  }
  return byPath;
}

/** The first call of the screen at a path, followed by the first call of its fallback screen. */
async function screenCalls(url: URL): Promise<readonly Call[]> {
  const name = screenAt(url.pathname);
  if (!name) return [];
  const { calls, fallbackScreen } = await loadScreen(name);
  const next = fallbackScreen?.(url);
  return [...calls(url).slice(0, 1), ...(next ? (await loadScreen(next)).calls(url).slice(0, 1) : [])];
}
