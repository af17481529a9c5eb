/** A page of the account whose feature is built, by its path under `/my-account`. */
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

/** Whether a page of the account is there to be linked to. */
export const hasAccountPage = (name: string): boolean => (accountPages as readonly string[]).includes(name);

/**
 * The other routes that the specification names there (section 2). Their features are not built yet: nothing links to them and they answer
 * 404. Whoever builds one moves it up and gives it a route.
 */
export const laterAccountPages = [
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
