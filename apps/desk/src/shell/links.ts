import type { DeskRole } from '@luxe/contract/desk';

/** A screen in the navigation. */
interface NavItem {
  readonly role: DeskRole;
  readonly href: string;
  readonly text: string;
  /** Further paths that belong to the screen. */
  readonly also?: readonly string[];
}

/** The screens in the sequence of the navigation, with the role that each needs. */
const navItems: readonly NavItem[] = [
  { role: 'orders', href: '/desk/search', text: 'Orders', also: ['/desk/orders'] },
  { role: 'orders', href: '/desk/returns', text: 'Returns' },
  { role: 'orders', href: '/desk/gift-cards', text: 'Gift cards' },
  { role: 'orders', href: '/desk/enquiries', text: 'Enquiries' },
  { role: 'orders', href: '/desk/tickets', text: 'Tickets' },
  { role: 'orders', href: '/desk/feedback', text: 'Feedback' },
  { role: 'orders', href: '/desk/help', text: 'Help' },
  { role: 'orders', href: '/desk/mails', text: 'Messages' },
  { role: 'privacy', href: '/desk/privacy', text: 'Personal data' },
  { role: 'privacy', href: '/desk/mailing', text: 'Offers by e-mail' },
  { role: 'content', href: '/desk/content', text: 'Content' },
  { role: 'settings', href: '/desk/offers', text: 'Prices and stock' },
  { role: 'settings', href: '/desk/policy', text: 'Policy' },
  { role: 'settings', href: '/desk/vitals', text: 'Web vitals' },
  { role: 'settings', href: '/desk/staff', text: 'Staff' },
  { role: 'settings', href: '/desk/audit', text: 'Audit log' },
];

/** The groups of links that the roles of a person open. */
export const navGroups = (roles: readonly DeskRole[]): readonly (readonly NavItem[])[] =>
  [...Map.groupBy(navItems, ({ role }) => role)]
    .filter(([role]) => roles.includes(role))
    .map(([, items]) => items);

/** Whether a link leads to the screen of a path or to its list. */
export const isCurrent = ({ href, also = [] }: Pick<NavItem, 'href' | 'also'>, path: string): boolean =>
  [href, ...also].some((one) => path === one || path.startsWith(`${one}/`));

/** Where to go after the login: a page of the desk that the person wanted to open, else the start page. */
export function backPath(back: string | null): string {
  const isOwn = back !== null && /^\/desk(?:[/?#]|$)/.test(back);
  return isOwn && !/^\/desk\/(?:login|api)\b/.test(back) ? back : '/desk';
}

export const loginPath = (back: string): string =>
  back === '/desk' ? '/desk/login' : `/desk/login?${new URLSearchParams({ back }).toString()}`;
