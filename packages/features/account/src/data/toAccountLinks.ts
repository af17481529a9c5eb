import { guestTrackPath } from '@luxe/contract/paths';
import { guestTrackPathOf } from '@luxe/contract/after-order-paths';
import { copy } from './copy.ts';

export type AccountLink = { label: string; href: string; current: boolean };

const home = '/my-account';
const pages = [
  ['orders', copy.orders],
  ['returns', copy.returns],
  ['wishlist', copy.wishlist],
  ['saved-addresses', copy.addresses],
  ['saved-cards', copy.cards],
  ['saved-upi-ids', copy.upiIds],
  ['cliq-cash', copy.cliqCash],
  ['brand-cash', copy.brandCash],
  ['buy-gift-cards', copy.giftCards],
  ['tcp-points', copy.points],
  ['update-profile', copy.profile],
  ['update-password', copy.password],
  ['cliq-care', copy.support],
  ['order-v2', copy.missingOrder],
  ['useful-links', copy.links],
] as const;

/** Pages about one order, below the list of orders. The first part of their paths. */
const orderPages = new Set([
  ...['order', 'cancel', 'summary', 'trackOrder', 'delivery', 'redirectRefund'],
  ...['initiate', 'reason', 'refundSource', 'pickup', 'bankDetails', 'returnSummary'],
  ...['replacements', 'variants', 'replacementSummary'],
]);

/** Pages below a page of the menu. */
const menuPages: Readonly<Record<string, string>> = {
  transactionHistory: 'cliq-cash',
  transaction: 'cliq-cash',
  'tcp-points-history': 'tcp-points',
  'g-cliqcash': 'cliq-cash',
  'g-giftcard': 'buy-gift-cards',
  'gift-card-checkout': 'buy-gift-cards',
};

/**
 * Builds the links of the account navigation for a path. On the pages of a single order, the link "Orders" is
 * current.
 */
export function toAccountLinks(path: string): AccountLink[] {
  const [page = ''] = path.slice(home.length + 1).split('/');
  return pages.map(([name, label]) => ({
    label,
    href: `${home}/${name}`,
    current:
      name === (menuPages[page] ?? page) || (name === 'orders' && (page === '' || orderPages.has(page))),
  }));
}

/**
 * Path of the page where a guest tracks an order with a code, with the number of the order if the path has
 * it. Undefined for a page that is not about orders.
 */
export function toGuestTrackHref(path: string): string | undefined {
  const [page = '', , orderCode] = path.slice(home.length + 1).split('/');
  if (page === 'trackOrder' && orderCode) return guestTrackPathOf(orderCode);
  return page === 'orders' || orderPages.has(page) ? guestTrackPath : undefined;
}
