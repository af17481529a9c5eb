import { resolvePath, rowOf, toPattern } from '../routing/resolvePath.ts';
import type { Frame } from '../routing/routeTable.ts';

const usual: Frame = { header: 'full', footer: 'full' };

/** The header and footer of the page at a path. */
export function frameOf(pathname: string): Frame {
  const route = resolvePath(pathname);
  const { frame = usual, frames = [] } = rowOf(route);
  const own =
    'path' in route
      ? frames.find(({ paths }) => paths.some((path) => toPattern(path).test(route.path)))
      : undefined;
  return own?.frame ?? frame;
}
