/** Account pages that are built, by path under `/my-account`. */
export const accountPages = [
  'orders',
  'order',
  'wishlist',
  'saved-addresses',
  'saved-cards',
  'saved-upi-ids',
  'update-profile',
  'update-password',
  'cliq-care',
  'useful-links',
] as const;

/**
 * Account pages of the specification (section 2) that are not built yet. Nothing links to them, and they
 * return 404. To build one, move its path to `accountPages` and add a route.
 */
export const plannedAccountPages = [
  'trackOrder/beforeTrack/:orderCode',
  'returns',
  'returnSummary',
  'replacements',
  'replacementSummary',
  'summary',
  'cancel',
  'initiate',
  'reason',
  'refundSource',
  'pickup',
  'variants',
  'bankDetails',
  'g-cliqcash',
  'g-giftcard',
  'tcp-points',
  'tcp-points-history',
  'order-v2',
  'brand-cash',
  'transactionHistory',
  'cliq-cash',
  'transaction',
  'buy-gift-cards',
  'gift-card-checkout',
] as const;
