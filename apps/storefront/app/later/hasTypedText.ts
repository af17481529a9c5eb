import { resolvePath } from '../routing/resolvePath.ts';
import type { RouteKind } from '../routing/routeTable.ts';

/** Where a shopper types: the page, and dialogs, which are outside of it. */
const regions = '#main, [role=dialog], [role=alertdialog]';

/** Fields that hold what a shopper has typed or chosen. Hidden fields and buttons do not. */
const fields =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=range])';

/** Kinds of page on which a payment may be in progress. */
const paymentPages: ReadonlySet<string> = new Set<RouteKind>(['checkout', 'giftCardCheckout']);

/**
 * Whether loading the page again would lose something: text in a field, or a payment in progress. Better once
 * too often than once too rarely.
 */
export function hasTypedText(pathname: string, page: ParentNode): boolean {
  if (paymentPages.has(resolvePath(pathname).kind)) return true;
  return [...page.querySelectorAll(regions)]
    .flatMap((region) => [...region.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)])
    .some(({ value }) => value.trim() !== '');
}
