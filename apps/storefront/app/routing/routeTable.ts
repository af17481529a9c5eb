import {
  bagPath,
  checkoutPath,
  guestTrackPath,
  orderFailedPath,
  orderPlacedPath,
  ordersPath,
  paymentPendingPath,
  paymentReturnPath,
  retryPath,
} from '@luxe/contract/paths';

/** The header and footer of a page [SHL-14] [SHL-15] [SHL-16]. */
export interface Frame {
  /**
   * `checkout`: only the shop's name, without links. `placed`: like `checkout`, but confirms that the order
   * is placed. `reading`: the full header without its navigation.
   */
  readonly header: 'full' | 'checkout' | 'placed' | 'reading';
  /** `short`: without the lists of links. */
  readonly footer: 'full' | 'short' | 'none';
}

/** One kind of page: its paths, and everything that depends on the kind alone. */
export interface Route {
  /**
   * Paths in the syntax of React Router. `pathParams` limits their parameters. Absent for a kind that
   * `resolvePath` finds by a code or by the form of the path.
   */
  readonly paths?: readonly string[];
  /** The route module: a file of `screens/`, without its extension. */
  readonly screen?: string;
  /** The screen that the catch-all route loads: a file of `screens/`, without its extension. */
  readonly lazyScreen?:
    | 'HomePage'
    | 'ExplorePage'
    | 'SearchPage'
    | 'ListingPage'
    | 'ProductPage'
    | 'SellersPage'
    | 'BrandsPage'
    | 'BagPage'
    | 'CheckoutPage'
    | 'LayoutPage'
    | 'CmsPage';
  /** Pages below the path of the account, each with its route module. A guest logs in first [RTE-10]. */
  readonly pages?: Readonly<Record<string, string>>;
  /** The path to which every request is redirected. */
  readonly movedTo?: string;
  /** When the store has no data: the path of a redirect. Absent: the response is 404 [RTE-06]. */
  readonly missingPath?: string;
  /** When the store has no data: the kind of page to show at the same path instead [RTE-11]. */
  readonly fallback?: 'layout' | 'content';
  /**
   * The server caches the page. These are the query parameters that the page reads, in the order of the cache
   * key. Absent for a page of a single shopper, which is rendered for each request.
   */
  readonly cachedBy?: readonly string[];
  /**
   * Search engines do not index the page. `disallow`: robots.txt also forbids to request it [SEO-07]. Absent:
   * the page is indexed, unless its screen decides otherwise.
   */
  readonly robots?: 'noindex' | 'disallow';
  /**
   * The path or its query has a secret that opens the page: no browser or proxy stores the page, and no other
   * site learns its URL.
   */
  readonly isSecret?: true;
  /** Shows only the shopper's own data, so a customer who is logged out must leave it [AUT-04]. */
  readonly isPrivate?: true;
  /** Leads to an order. Under load, the server renders these pages before listings and searches. */
  readonly isUrgent?: true;
  /** Sends card numbers directly to the payment provider, so its security policy allows the provider. */
  readonly contactsProvider?: true;
  /** A link to the page opens it as a modal over the current page, when scripts run [SHL-20]. */
  readonly isModal?: true;
  /** Absent: the full header and footer. */
  readonly frame?: Frame;
  /** Pages of this kind whose frame differs from that of the others. */
  readonly section?: { readonly path: string; readonly frame: Frame };
}

const listingParameters = [
  ...['q', 'page', 'isSortFlow', 'offer', 'superBrand', 'searchCategory', 'richplp'],
  // From forms that are submitted without scripts.
  ...['sort', 'min', 'max'],
];
const withoutLinks: Frame = { header: 'checkout', footer: 'short' };
/** Luxe life, without the navigation and the lists of the footer [SHL-15]. */
const reading: Frame = { header: 'reading', footer: 'short' };
const confirmed: Frame = { header: 'placed', footer: 'short' };

/**
 * Every page of the shop (specification, section 2). The configuration of React Router, `resolvePath`,
 * `decideStatus`, the frame, the page cache, robots.txt and the security policy derive from this table. The
 * first row with a path that matches decides.
 */
export const routeTable = {
  home: { paths: ['/', '/luxury'], lazyScreen: 'HomePage', cachedBy: [] },
  explore: { paths: ['/explore/:slug'], lazyScreen: 'ExplorePage', missingPath: '/luxury', cachedBy: [] },
  search: {
    paths: ['/search/:page?'],
    lazyScreen: 'SearchPage',
    cachedBy: [...listingParameters, 'isKeywordRedirectEnabled'],
    robots: 'disallow',
  },
  bag: {
    paths: [bagPath, '/bag'],
    lazyScreen: 'BagPage',
    robots: 'disallow',
    isPrivate: true,
    isUrgent: true,
  },
  orderPlaced: {
    paths: [orderPlacedPath, '/checkout/multi', '/thank-you'],
    screen: 'OrderOutcomePage',
    robots: 'disallow',
    isPrivate: true,
    isUrgent: true,
    frame: confirmed,
  },
  orderFailed: {
    paths: [orderFailedPath],
    screen: 'OrderOutcomePage',
    robots: 'disallow',
    isPrivate: true,
    isUrgent: true,
    frame: withoutLinks,
  },
  paymentPending: {
    paths: [paymentPendingPath],
    screen: 'OrderOutcomePage',
    robots: 'disallow',
    isPrivate: true,
    isUrgent: true,
    frame: withoutLinks,
  },
  /** The server redirects this path, so the screen sees it only after navigation in the browser. */
  paymentReturn: {
    paths: [paymentReturnPath],
    screen: 'OrderOutcomePage',
    robots: 'disallow',
    isPrivate: true,
    isUrgent: true,
    frame: confirmed,
  },
  checkout: {
    paths: [`${checkoutPath}/*`, retryPath],
    lazyScreen: 'CheckoutPage',
    robots: 'disallow',
    isPrivate: true,
    isUrgent: true,
    contactsProvider: true,
    frame: { header: 'checkout', footer: 'none' },
  },
  accountHome: {
    paths: ['/my-account'],
    screen: 'account/AccountHomePage',
    movedTo: ordersPath,
    robots: 'disallow',
    isPrivate: true,
    isUrgent: true,
  },
  account: {
    paths: ['/my-account/*'],
    screen: 'account/UnknownPage',
    pages: {
      orders: 'account/OrdersPage',
      order: 'account/OrderPage',
      'trackOrder/beforeTrack/:orderCode': 'account/TrackingPage',
      cancel: 'account/CancelPage',
      summary: 'account/SummaryPage',
      delivery: 'account/DeliveryPage',
      redirectRefund: 'account/RedirectRefundPage',
      returns: 'account/ReturnsPage',
      initiate: 'account/ReturnStepPage',
      reason: 'account/ReturnStepPage',
      refundSource: 'account/ReturnStepPage',
      pickup: 'account/ReturnStepPage',
      bankDetails: 'account/ReturnStepPage',
      returnSummary: 'account/ReturnStepPage',
      replacements: 'account/ReturnStepPage',
      variants: 'account/ReturnStepPage',
      replacementSummary: 'account/ReturnStepPage',
      wishlist: 'account/WishlistPage',
      'saved-addresses': 'account/AddressesPage',
      'saved-cards': 'account/CardsPage',
      'saved-upi-ids': 'account/UpiIdsPage',
      'update-profile': 'account/ProfilePage',
      'update-password': 'account/PasswordPage',
      'cliq-care': 'HelpPage',
      'order-v2': 'account/MissingOrderPage',
      'useful-links': 'UsefulLinksPage',
      'cliq-cash': 'account/CliqCashPage',
      transactionHistory: 'account/CreditHistoryPage',
      transaction: 'account/TransactionPage',
      'tcp-points': 'account/PointsPage',
      'tcp-points-history': 'account/CreditHistoryPage',
      'brand-cash': 'account/BrandCashPage',
      'g-cliqcash': 'account/RedeemPage',
      'buy-gift-cards': 'GiftCardsPage',
      'g-giftcard': 'GiftCardsPage',
      'gift-card-checkout': 'account/GiftCardPaymentPage',
    },
    robots: 'disallow',
    isPrivate: true,
    isUrgent: true,
  },
  /** Where a guest buys a gift card; a customer buys it in the account. */
  giftCards: { paths: ['/gift-cards'], screen: 'GiftCardsPage' },
  /** The payment of a gift card, and its outcome. */
  giftCardCheckout: {
    paths: ['/gift-card-checkout'],
    screen: 'GiftCardCheckoutPage',
    robots: 'disallow',
    isPrivate: true,
    isUrgent: true,
    contactsProvider: true,
    frame: withoutLinks,
  },
  corporateGiftCards: { paths: ['/corporate-gift-card'], screen: 'CorporateGiftCardPage' },
  help: { paths: ['/contact-us'], screen: 'HelpPage' },
  /** Texts of the shop. The store has a default for each [RTE-04] [RTE-09]. */
  textPages: {
    paths: [
      ...['/shipping', '/cancellation', '/returns', '/terms-and-conditions', '/privacy-policy'],
      ...['/grievance-redressal', '/seller-details', '/circular-packaging', '/sitemap'],
      ...['/b-contactus', '/b-cktnc'],
    ],
    screen: 'TextPage',
    cachedBy: [],
  },
  /** The form about cookies, and the table of everything that the shop stores in a browser. */
  consent: { paths: ['/consent'], screen: 'ConsentPage', cachedBy: ['state'], isModal: true },
  /** Why an item cannot be returned. Opened from "Not Returnable" [CON-02]. */
  noReturn: {
    paths: ['/no-return-page-tcl'],
    screen: 'TextPage',
    cachedBy: [],
    robots: 'noindex',
    isModal: true,
  },
  /** Forms with which shoppers ask for a call [CON-07] [HLP-02]. */
  leads: {
    paths: [
      ...['/rtcb-template1', '/rtcb-template2', '/rtcb-template3', '/leadgen-template1'],
      ...['/assisted-shopping', '/cpp', '/jlr'],
    ],
    screen: 'LeadPage',
    cachedBy: [],
    isModal: true,
  },
  /** Signs up for the newsletter. The form posts to the same path. */
  newsletter: { paths: ['/newsletter'], screen: 'NewsletterPage', robots: 'noindex' },
  /** Linked from an e-mail, like the next two. */
  newsletterConfirm: {
    paths: ['/newsletter/confirm/:token'],
    screen: 'NewsletterConfirmPage',
    robots: 'disallow',
    isSecret: true,
  },
  unsubscribe: {
    paths: ['/emails-unsubscribe'],
    screen: 'UnsubscribePage',
    robots: 'noindex',
    isSecret: true,
  },
  dataRequestConfirm: {
    paths: ['/data-request/confirm/:token'],
    screen: 'DataRequestConfirmPage',
    robots: 'disallow',
    isSecret: true,
  },
  /** Requests about personal data, and the nominee of a customer. */
  dataRequest: { paths: ['/data-request'], screen: 'DataRequestPage' },
  /** Where a guest enters an order number and a code. */
  trackOrder: { paths: [guestTrackPath], screen: 'TrackOrderPage' },
  /** The short link of an order [ORD-02]. */
  orderLink: { paths: ['/o/:token'], screen: 'OrderLinkPage', robots: 'disallow', isSecret: true },
  /** Feedback by a signed link in a message, and the page before each form [ORD-12]. */
  feedback: {
    paths: [
      // Without a token: a link that a mail program has cut off.
      '/NPSFeedbackForm/intermediate/:token?',
      '/NPSFeedbackForm/:token?',
      '/ReturnNPSFeedbackForm/intermediate/:token?',
      '/ReturnNPSFeedbackForm/:token?',
    ],
    screen: 'FeedbackPage',
    robots: 'disallow',
    isSecret: true,
  },
  usefulLinks: { paths: ['/useful-links/*'], screen: 'UsefulLinksPage', robots: 'noindex' },
  /** Linked from an e-mail. */
  verifyEmail: { paths: ['/verify-email'], screen: 'VerifyEmailPage', robots: 'noindex', isSecret: true },
  /**
   * Asks for confirmation before a link from another site logs the shopper in. The form of the page posts to
   * the same path.
   */
  confirmLogin: {
    paths: ['/confirm-login'],
    screen: 'ConfirmLoginPage',
    robots: 'noindex',
    isUrgent: true,
  },
  luxelife: {
    paths: ['/browse/luxury/luxelife'],
    screen: 'LuxelifePage',
    movedTo: '/browse/luxury/luxelife/blog',
    frame: reading,
  },
  /** The articles of a section of Luxe life, and an article [CON-03]. */
  articles: {
    paths: ['/browse/luxury/luxelife/blog', '/browse/luxury/luxelife/trends'],
    screen: 'ArticlesPage',
    cachedBy: ['topic', 'page'],
    frame: reading,
  },
  article: {
    paths: ['/browse/luxury/luxelife/blog/:slug', '/browse/luxury/luxelife/trends/:slug'],
    screen: 'ArticlePage',
    cachedBy: [],
    frame: reading,
  },
  /**
   * The shopping assistant [TAR-01]. Its conversation fills the page to the end. The server renders it for
   * each request, because the query has the words of the shopper.
   */
  tara: {
    paths: ['/launch-tara', '/ask-tara', '/results', '/result-not-found'],
    screen: 'TaraPage',
    robots: 'noindex',
    frame: { header: 'full', footer: 'none' },
  },
  /** `/{slug}/c-{code}`. */
  listing: { lazyScreen: 'ListingPage', cachedBy: listingParameters },
  /** A collection, dynamic listing or brand store. */
  dynamic: { lazyScreen: 'ListingPage', fallback: 'layout', cachedBy: listingParameters },
  /** What a dynamic path shows when the store has no listing there: a layout page, else content. */
  layout: { lazyScreen: 'LayoutPage', fallback: 'content', cachedBy: [] },
  /** `/{slug}/p-{id}` and `/all-pdp/{id}`. */
  product: { lazyScreen: 'ProductPage', cachedBy: ['color', 'size'] },
  /** `/other-seller/{id}`. Its canonical page is the product page. */
  otherSellers: { lazyScreen: 'SellersPage', cachedBy: ['color'], robots: 'noindex' },
  /** `/brandList/*-brands-index` and `/brandList/*-luxury-brands`. */
  brandIndex: { lazyScreen: 'BrandsPage', missingPath: '/luxury', cachedBy: ['q'] },
  /** Any other path. */
  content: {
    lazyScreen: 'CmsPage',
    missingPath: '/luxury',
    cachedBy: [],
    section: { path: '/browse/luxury/luxelife/*', frame: reading },
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteKind = keyof typeof routeTable;

/** Regular expressions that the parameters of `paths` must match. */
export const pathParams: Readonly<Record<string, string>> = {
  // The slug is not the name of a file.
  slug: '(?<slug>(?!.*\\.[a-zA-Z0-9]{1,8}$)[^/]+)',
  page: 'page-[1-9]\\d{0,4}',
  token: '[\\w.-]{1,200}',
};

/** First segments, in lower case, of paths that only the server handles. */
export const serverSegments: readonly string[] = ['assets', 'img', 'api', 'media', '.well-known'];

/** First segments of paths that are never dynamic listings [RTE-11]. */
export const reservedSegments: readonly string[] = [
  ...['all-pdp', 'browse', 'brandList', 'cart', 'checkout', 'explore', 'my-account', 'o', 'other-seller'],
  ...['search', 'trackOrder', 'useful-links', 'NPSFeedbackForm', 'ReturnNPSFeedbackForm'],
];
