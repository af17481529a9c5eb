import type { BagCopy, PageCopy } from '../copies/types.ts';

/** A link to something that is stored on this device. */
interface SavedLink {
  readonly path: string;
  readonly label: string;
}

/** What the page without a connection shows. */
export interface OfflineModel {
  readonly title: string;
  readonly text: string;
  readonly page: PageCopy | undefined;
  readonly bag: BagCopy | undefined;
  readonly saved: readonly SavedLink[];
  /** When the oldest copy that is shown was made; empty without one. */
  readonly copiesFrom: string;
}

export const offlineCopy = {
  offline: 'You are offline',
  missing: 'This page was not opened before, so there is no copy on this device.',
  copy: 'This is a copy from your last visit.',
  checkout: 'The checkout needs a connection. Your bag stays as it is.',
  bag: 'Your bag, as it was on your last visit.',
  account: 'This page needs a connection, because it shows only what is true now.',
  tryAgain: 'Try again',
  saved: 'Saved on this device',
  back: 'You are online again.',
  reload: 'Reload',
  total: 'Total',
};

const bagLabel = (count: number) => `Your bag, ${count} ${count === 1 ? 'item' : 'items'}`;

export interface OfflineState {
  readonly path: string;
  readonly page: PageCopy | undefined;
  readonly bag: BagCopy | undefined;
  readonly pages: readonly PageCopy[];
  /** Whether the shopper allows preferences: only then links show what the shopper looked at. */
  readonly allowsPreferences: boolean;
  readonly now: number;
}

const isCheckout = (path: string) => /^\/(?:checkout|gift-card-checkout|retryFailedOrder)(?:\/|$)/.test(path);
const isBag = (path: string) => /^\/(?:cart|bag)\/?$/.test(path);
const isAccount = (path: string) => /^\/my-account(?:\/|$)/.test(path);

/** Most links to copies. */
const maxSaved = 6;

/**
 * Decides what to show at a path. Payment and account pages have no copies. A copy at its own address needs
 * no consent: the shopper asks for it. Links to other copies, except the home page, need consent for
 * preferences.
 */
export function toOfflineModel(state: OfflineState): OfflineModel {
  const { path, page, bag, pages, allowsPreferences, now } = state;
  const shownBag = isBag(path) && bag && bag.count > 0 ? bag : undefined;
  const shownPage = isCheckout(path) || isAccount(path) || shownBag ? undefined : page;
  // A listing and its filters have the same title. The newest one stands for them.
  const titles = new Set<string>();
  const others = pages
    .filter(({ path: other, kind, title }) => {
      if (kind !== 'home' && !allowsPreferences) return false;
      if (other === shownPage?.path || titles.has(title)) return false;
      titles.add(title);
      return true;
    })
    .slice(0, maxSaved);
  const saved = [
    ...(bag && bag.count > 0 && !shownBag ? [{ path: '/cart', label: bagLabel(bag.count) }] : []),
    ...others.map((one) => ({ path: one.path, label: one.title })),
  ];
  const shown = [shownPage, shownBag, ...others].flatMap((one) => one?.savedAt ?? []);
  return {
    title: shownPage?.title ?? offlineCopy.offline,
    text: textAt(path, shownPage, shownBag),
    ...{ page: shownPage, bag: shownBag, saved },
    copiesFrom: shown.length === 0 ? '' : copiesFromText(Math.min(...shown), now),
  };
}

function textAt(path: string, page: PageCopy | undefined, bag: BagCopy | undefined): string {
  if (isCheckout(path)) return offlineCopy.checkout;
  if (isAccount(path)) return offlineCopy.account;
  if (bag) return offlineCopy.bag;
  return page ? offlineCopy.copy : offlineCopy.missing;
}

const inIndia = { timeZone: 'Asia/Kolkata' } as const;
const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  ...inIndia,
});
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', ...inIndia });

/** `Copies from today, 10:14 am. Prices may have changed.` */
export function copiesFromText(savedAt: number, now: number): string {
  const day = date.format(savedAt);
  const when = day === date.format(now) ? 'today' : day;
  return `Copies from ${when}, ${clock.format(savedAt).toLowerCase()}. Prices may have changed.`;
}
