/** How a search was started (specification, section 4) [SEA-10]. */
export const searchTypes = [
  'direct',
  'auto',
  'recent',
  'curated for you',
  'voice icon click',
  'close icon click',
  'shop with the assistant',
  'top product click',
] as const;

/** Names of screens (specification, section 2) [ANA-14] [SEA-12]. */
export const screenNames = [
  'Cart',
  'Cart - Empty',
  'Cart:Change Address',
  'Cart:Edit Address',
  'Cart:New Address',
  'Checkout',
  'Checkout - Proceed to Payment',
  'Order Confirmation',
  'Order Failure',
  'Error Popup',
  'luxe:search home',
  'indi:search home',
] as const;

/** Stands for a missing value [ANA-04]. */
export const notAvailable = 'NA';

/** How the shop is named to analytics [ANA-08]. `partnerChannel`: the shopper came from the partner's app. */
export const platformLabels = {
  platform: 'WEB',
  device: 'DESKTOP',
  channel: 'DWeb',
  partnerChannel: 'DWeb TCP',
} as const;

/** Milliseconds that tracking waits for a page [ANA-10]. */
export const trackingDelayMs = 2000;

/** Milliseconds for which the links of a menu must be open to count as seen [ANA-16]. */
export const hoverLinksDelayMs = 4000;

/** How many categories of a listing are reported [ANA-13]. */
export const maxCategories = 6;

/** How many pictures of a product are reported [ANA-13]. */
export const maxGalleryImages = 5;

/** Under this key the pictures of a product are reported [ANA-13]. */
export const galleryKey = 'luxuryZoom';

/** How many search results are reported as seen, and how many at a time [ANA-15]. */
export const maxImpressions = 30;
export const impressionGroup = 10;
