import { resolvePath, rowOf, toPattern } from '../routing/resolvePath.ts';
import type { Frame } from '../routing/routeTable.ts';

const usual: Frame = { header: 'full', footer: 'full' };

/** The header and footer of the page at a path. */
export function frameOf(pathname: string): Frame {
  const { frame = usual, section } = rowOf(resolvePath(pathname));
  return section && toPattern(section.path).test(pathname) ? section.frame : frame;
}
