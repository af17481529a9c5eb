import { resolvePath } from '../paths/resolvePath.ts';

/** How much of header and footer a page has. */
export interface Frame {
  /** `checkout`: the name alone; `placed`: the same, once the order is. `reading`: without the navigation. */
  readonly header: 'full' | 'checkout' | 'placed' | 'reading';
  /** `short`: without its lists of links. */
  readonly footer: 'full' | 'short' | 'none';
}

/** Where the assistant is: the conversation has the page to its end. */
const tara = /^\/(?:launch-tara|ask-tara|results|result-not-found)\/?$/;
const unplaced = /^\/(?:order-failed|payment-pending)\/?$/;
const luxeLife = /^\/browse\/luxury\/luxelife(?:\/|$)/;

/** The frame of the page at a path: nothing leads away from checkout, and from what is read only what belongs to it [SHL-14] [SHL-15] [SHL-16]. */
export function frameOf(pathname: string): Frame {
  const { kind } = resolvePath(pathname);
  if (kind === 'checkout') return { header: 'checkout', footer: 'none' };
  if (kind === 'orderOutcome')
    return { header: unplaced.test(pathname) ? 'checkout' : 'placed', footer: 'short' };
  if (tara.test(pathname)) return { header: 'full', footer: 'none' };
  if (luxeLife.test(pathname)) return { header: 'reading', footer: 'short' };
  return { header: 'full', footer: 'full' };
}
