import { resolvePath } from './resolvePath.ts';

/**
 * Id of the layout page at a dynamic path: its segments in lower case, joined by hyphens.
 * `/jewellery/atelier` shows the layout `jewellery-atelier`. Empty for another path.
 */
export function layoutIdAt(pathname: string): string {
  const route = resolvePath(pathname);
  return route.kind === 'dynamic'
    ? decodeURIComponent(route.path.slice(1)).toLowerCase().replaceAll('/', '-')
    : '';
}
