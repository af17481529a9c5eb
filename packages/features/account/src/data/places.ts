import { copy } from '../copy.ts';
import type { Place } from '../views/AccountFrame.tsx';

const home = '/my-account';
const all = [
  ['orders', copy.orders],
  ['wishlist', copy.wishlist],
  ['saved-addresses', copy.addresses],
  ['saved-cards', copy.cards],
  ['saved-upi-ids', copy.upiIds],
  ['update-profile', copy.profile],
  ['update-password', copy.password],
  ['cliq-care', copy.support],
  ['useful-links', copy.links],
] as const;

/** The places of the account, in the order of the list; one order is among the orders. */
export function placesAt(path: string): Place[] {
  const page = path.replace(/\/$/, '').slice(home.length + 1) || 'orders';
  return all.map(([name, label]) => ({
    label,
    href: `${home}/${name}`,
    current: name === page || (name === 'orders' && page === 'order'),
  }));
}
