import type { ConsentCategory } from '../consent/consent.ts';
import { day, life, week, year, type Lifetime } from './lifetime.ts';

/** Necessary data is stored without a question, all other data only after consent. */
export const dataCategories = [
  'necessary',
  'preferences',
  'measurement',
  'advertising',
] as const satisfies readonly ('necessary' | ConsentCategory)[];
export type DataCategory = (typeof dataCategories)[number];

export interface ClientData {
  /** Name of the cookie, of the entry of local or session storage, of the database or of the cache. */
  readonly name: string;
  readonly storage: 'cookie' | 'local storage' | 'session storage' | 'IndexedDB' | 'Cache Storage';
  readonly category: DataCategory;
  /** What it holds or is for. Sentence for shoppers. */
  readonly purpose: string;
  /** When it is written. Sentence for engineers. */
  readonly written: string;
  readonly lifetime: Lifetime;
}

/** Data of one storage and category: name, purpose, when it is written, lifetime. */
type Row = readonly [name: string, purpose: string, written: string, lifetime: Lifetime];
const listOf = (
  storage: ClientData['storage'],
  category: DataCategory,
  rows: readonly Row[],
): readonly ClientData[] =>
  rows.map(([name, purpose, written, lifetime]) => ({ name, storage, category, purpose, written, lifetime }));

const untilCleared = life('Until you clear it');
const untilLogout = life('Until you log out');
const untilClosed = life('Until you close the browser');
const untilTabCloses = life('Until you close the tab');
const tenDays = day(10);

/**
 * Everything that the shop stores in a browser (specification, section 3) [DAT-01] [DAT-02] [DAT-03]
 * [TOK-03]. The page /consent, the counts of the cookie form and the table of `docs/events.md` are made from
 * this list. Tests compare it with the cookies of the storefront's server and the keys of the storages.
 *
 * Preferences that the shopper enters (theme, pincode, searches) are necessary for what the shopper asked
 * for, and section 3 of the specification exempts them. Copies of opened pages are what a cache of a browser
 * has; the list of them on the offline page needs preferences.
 */
export const clientData: readonly ClientData[] = [
  ...listOf('cookie', 'necessary', [
    ['accessToken', 'Lets guests use the shop.', 'A call that needs a token.', tenDays],
    ['customerAccessToken', 'Your login.', 'Login.', year],
    ['identitySession', 'Your login at the identity provider.', 'Login.', year],
    ['userdetails', 'The account that is logged in.', 'Login, and a change of the profile.', tenDays],
    ['cartGuid', 'Finds your bag.', 'The first item in the bag.', year],
    ['cartCode', 'Finds your bag.', 'The first item in the bag of a customer.', year],
    ['giftCardGuid', 'Finds the gift card that you are buying.', 'A gift card is chosen.', year],
    ['buyNowCart', 'Finds the item that you are buying at once.', 'Buy now.', year],
    ['luxe_hint', 'Shows at once whether you are logged in and have a bag.', 'A change of either.', year],
    ['luxe_arrived', 'The outcome of a login by link.', 'Login by a link.', life('1 minute', 1 / 1440)],
    [
      'luxe_link',
      'A login by link that waits for your confirmation.',
      'A link of another site that logs in.',
      life('10 minutes', 1 / 144),
    ],
    ['theme', 'The colours that you chose.', 'A press in the theme switch.', year],
    ['consent', 'Your answer about cookies.', 'An answer.', life('6 months', 182)],
    ['appSource', 'Whether you came from a partner’s app.', 'A link with `redirectFlag`.', untilClosed],
  ]),
  ...listOf('cookie', 'preferences', [
    [
      'visitorId',
      'A random number for this browser. With it, we select products for you.',
      'The first rail or event after consent for preferences.',
      year,
    ],
  ]),
  ...listOf('cookie', 'measurement', [
    ['cid', 'The campaign that led you here.', 'Consent after, or a visit by, a link with `cid`.', week],
    [
      'utm_source',
      'The site that led you here.',
      'Consent after, or a visit by, a link with `utm_source`.',
      week,
    ],
  ]),
  ...listOf('local storage', 'necessary', [
    [
      'pincode',
      'The pincode for delivery dates.',
      'A pincode is chosen or taken from an address.',
      untilLogout,
    ],
    ['userinputpincode', 'The pincode that you typed.', 'A pincode is typed.', untilLogout],
    ['paymentMode', 'The payment method that you chose last.', 'A choice at checkout.', untilLogout],
    ['globalAccessToken', 'When the access of guests ends.', 'A token for guests. Never the token.', tenDays],
    ['customerAccessToken', 'When your login ends.', 'Login. Never the token.', untilLogout],
    ['cartAccessToken', 'When the access to your bag ends.', 'A bag. Never the token.', untilLogout],
    ['customerId', 'A number that shows whether another customer has logged in.', 'Login.', untilLogout],
    ['neupassInfo', 'Whether you collect points.', 'Login, and joining the programme.', untilLogout],
    [
      'pancardVerified',
      'Whether an order already has your PAN. Not the PAN itself.',
      'A checkout that needs a PAN.',
      untilLogout,
    ],
    [
      'kycData',
      'Whether an order needs your PAN. Not the PAN itself.',
      'A checkout that needs a PAN. Never the PAN or a part of it.',
      untilLogout,
    ],
    ['loginType', 'Whether you are a guest or a customer.', 'Each page.', untilLogout],
    ['buyNowTempProduct', 'The item that you are buying at once.', 'Buy now.', untilLogout],
    ['checkoutValues', 'What you have filled in at checkout.', 'A change at checkout.', untilLogout],
    ['loyaltyEarnings', 'The points of your order.', 'A simulation of points in the bag.', untilLogout],
    ['applicationProperties', 'Settings of the shop.', 'The switches are read.', untilLogout],
    ['remoteConfig', 'Settings of the shop.', 'Remote settings are read.', life('12 hours', 0.5)],
    ['testSuggestVersion', 'The version of the search that you see.', 'A search test.', untilLogout],
    [
      'consentVoice',
      'Whether the search and Tara may use the microphone.',
      'A press on Allow.',
      untilCleared,
    ],
    ['voiceLanguage', 'The language in which you speak to Tara.', 'A choice of a language.', untilLogout],
    [
      'firstLandingListing',
      'The first list of products of your visit.',
      'The first listing of a visit.',
      untilLogout,
    ],
    [
      'installAnswer',
      'Your answer to the offer to install the shop.',
      'A press on Add or Not now.',
      untilCleared,
    ],
    [
      'waitingAdds',
      'Items to add to your bag when you are online again.',
      'A press on Add when online.',
      untilLogout,
    ],
    ['recentSearches luxury', 'Your last searches.', 'A search. Five at most.', untilLogout],
    ['recentSearches indiluxe', 'Your last searches in indiluxe.', 'A search. Five at most.', untilLogout],
    [
      'taraConversations',
      'Your conversations with Tara, on this device only.',
      'A question to Tara. Five conversations at most.',
      day(30),
    ],
  ]),
  ...listOf('local storage', 'preferences', [
    [
      'recentlyViewed luxury',
      'Products that you have viewed.',
      'A product page, after consent.',
      untilLogout,
    ],
    [
      'recentlyViewed indiluxe',
      'Products of indiluxe that you have viewed.',
      'A product page, after consent.',
      untilLogout,
    ],
  ]),
  ...listOf('local storage', 'measurement', [
    [
      'waitingEvents',
      'What we count of a page that you left before it was sent.',
      'A page is left early, after consent. The next page sends it.',
      week,
    ],
  ]),
  ...listOf('session storage', 'necessary', [
    ['externalCoupon', 'The coupon of the link that you followed.', 'A link to the bag.', untilTabCloses],
    ['externalCartLink', 'The items of the link that you followed.', 'A link to the bag.', untilTabCloses],
    [
      'browserId',
      'A random number for this visit: the version of the search, and one vote for each answer of help.',
      'The first search or vote of a tab.',
      untilTabCloses,
    ],
    [
      'orderAttempt',
      'An order that is being placed, so that it is placed once.',
      'Place order.',
      untilTabCloses,
    ],
    ['payAttempt', 'A payment that is being made, so that it is made once.', 'Pay.', untilTabCloses],
    [
      'react-router-scroll-positions',
      'How far you have scrolled, for the way back.',
      'Leaving a page.',
      untilTabCloses,
    ],
    [
      'placedEvents',
      'Orders that this tab has counted, once each.',
      'The page of a placed order.',
      untilTabCloses,
    ],
    [
      'reportedOutcomes',
      'Payments whose outcome this tab has counted, once each.',
      'The page of an outcome.',
      untilTabCloses,
    ],
  ]),
  ...listOf('IndexedDB', 'necessary', [
    [
      'luxe-copies',
      'Pages that you have opened and your bag, to show them without a connection. Stays on this device.',
      'A page is opened, or the bag changes. Old ones go with the next page, a customer’s bag at logout.',
      day(14),
    ],
    ['workbox-expiration', 'When cached files were used last.', 'A file is cached.', untilCleared],
  ]),
  ...listOf('Cache Storage', 'necessary', [
    [
      'luxe-shell',
      'The page that is shown without a connection.',
      'The service worker starts.',
      untilCleared,
    ],
    ['luxe-assets', 'Scripts and styles of the shop.', 'A page loads them.', day(30)],
    ['luxe-pictures', 'Pictures of products.', 'A page shows them.', week],
  ]),
];

/** A name of the specification that this shop never writes, and why. */
export interface UnusedName {
  readonly name: string;
  readonly storage: ClientData['storage'];
  readonly reason: string;
}

/** The names of section 3 that are reserved and never written [DAT-01] [DAT-03]. */
export const unusedNames: readonly UnusedName[] = [
  ...(
    [
      ['orderDetails', 'The page of an order reads it from the store. A copy would show an old status.'],
      ['email', 'Personal. The header shows the first name from the session call.'],
      ['userName', 'It names the customer at the store. Only the server knows it, in an HttpOnly cookie.'],
      ['cartDetails', 'Prices and stock change. The bag is read from the store, and cached in memory only.'],
    ] as const
  ).map(([name, reason]): UnusedName => ({ name, storage: 'local storage', reason })),
  {
    name: 'juspayHeaders',
    storage: 'session storage',
    reason:
      'Headers for the payment provider hold credentials. The server adds them; a page sends card fields only.',
  },
];
