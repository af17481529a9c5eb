import { resolvePath } from '../paths/resolvePath.ts';

/** The variants of header and footer on a page. */
export interface Frame {
  /**
   * `checkout`: only the shop's name, without links. `placed`: like `checkout`, but confirms that the order
   * is placed. `reading`: the full header without its navigation.
   */
  readonly header: 'full' | 'checkout' | 'placed' | 'reading';
  /** `short`: without the lists of links. */
  readonly footer: 'full' | 'short' | 'none';
}

/** Pages of the assistant. Its conversation fills the page to the end, so they have no footer. */
const assistantPaths = /^\/(?:launch-tara|ask-tara|results|result-not-found)\/?$/;
const unplacedPaths = /^\/(?:order-failed|payment-pending)\/?$/;
const luxeLifePaths = /^\/browse\/luxury\/luxelife(?:\/|$)/;

/**
 * The header and footer of the page at a path. The checkout has no links to other pages, and articles have
 * few [SHL-14] [SHL-15] [SHL-16].
 */
export function frameOf(pathname: string): Frame {
  const { kind } = resolvePath(pathname);
  if (kind === 'checkout') return { header: 'checkout', footer: 'none' };
  if (kind === 'orderOutcome')
    return { header: unplacedPaths.test(pathname) ? 'checkout' : 'placed', footer: 'short' };
  if (assistantPaths.test(pathname)) return { header: 'full', footer: 'none' };
  if (luxeLifePaths.test(pathname)) return { header: 'reading', footer: 'short' };
  return { header: 'full', footer: 'full' };
}
