/** What a shopper decides: needed data is stored without a question, all other data only after consent. */
export type ClientDataCategory = 'needed' | 'choices' | 'analytics';

export interface ClientData {
  /** Name of the cookie, or of the entry of local storage. */
  readonly name: string;
  readonly storage: 'cookie' | 'local storage';
  readonly category: ClientDataCategory;
  /** Sentence for shoppers. */
  readonly purpose: string;
  /** How long it lasts, for shoppers. */
  readonly lasts: string;
}

const cookie = (name: string, category: ClientDataCategory, purpose: string, lasts: string): ClientData => ({
  name,
  storage: 'cookie',
  category,
  purpose,
  lasts,
});

const entry = (name: string, category: ClientDataCategory, purpose: string, lasts: string): ClientData => ({
  ...cookie(name, category, purpose, lasts),
  storage: 'local storage',
});

const year = '1 year';
const week = '7 days';
const untilCleared = 'Until you clear it';
const tenDays = '10 days';

/**
 * Everything that the shop stores in a browser (specification, section 3) [DAT-01] [DAT-02] [TOK-03]. The
 * table of the page /consent is made from this list. Tests compare it with the cookies of the storefront's
 * server and the keys of local storage.
 */
export const clientData: readonly ClientData[] = [
  cookie('accessToken', 'needed', 'Lets guests use the shop.', tenDays),
  cookie('customerAccessToken', 'needed', 'Your login.', year),
  cookie('identitySession', 'needed', 'Your login at the identity provider.', year),
  cookie('userdetails', 'needed', 'The account that is logged in.', tenDays),
  cookie('cartGuid', 'needed', 'Finds your bag.', year),
  cookie('cartCode', 'needed', 'Finds your bag.', year),
  cookie('giftCardGuid', 'needed', 'Finds the gift card that you are buying.', year),
  cookie('buyNowCart', 'needed', 'Finds the item that you are buying at once.', year),
  cookie('luxe_hint', 'needed', 'Shows at once whether you are logged in and have a bag.', year),
  cookie('luxe_arrived', 'needed', 'The outcome of a login by link.', '1 minute'),
  cookie('luxe_link', 'needed', 'A login by link that waits for your confirmation.', '10 minutes'),
  cookie('theme', 'choices', 'The colours that you chose.', year),
  cookie('consent', 'choices', 'Your answer about counting visits.', year),
  cookie('appSource', 'needed', 'Whether you came from a partner’s app.', 'Until you close the browser'),
  cookie('cid', 'analytics', 'The campaign that led you here.', week),
  cookie('utm_source', 'analytics', 'The site that led you here.', week),
  cookie('visitorId', 'analytics', 'A random number that counts this browser.', year),
  entry('pincode', 'needed', 'The pincode for delivery dates.', untilCleared),
  entry('paymentMode', 'needed', 'The payment method that you chose last.', untilCleared),
  entry('globalAccessToken', 'needed', 'When the access of guests ends.', tenDays),
  entry('customerAccessToken', 'needed', 'When your login ends.', untilCleared),
  entry('cartAccessToken', 'needed', 'When the access to your bag ends.', untilCleared),
  entry('customerId', 'needed', 'A number that shows whether another customer has logged in.', untilCleared),
  entry('neupassInfo', 'needed', 'Whether you collect points.', untilCleared),
  entry(
    'pancardVerified',
    'needed',
    'Whether an order already has your PAN. Not the PAN itself.',
    untilCleared,
  ),
  entry('loginType', 'needed', 'Whether you are a guest or a customer.', untilCleared),
  entry('buyNowTempProduct', 'needed', 'The item that you are buying at once.', untilCleared),
  entry('checkoutValues', 'needed', 'What you have filled in at checkout.', untilCleared),
  entry('loyaltyEarnings', 'needed', 'The points of your order.', untilCleared),
  entry('applicationProperties', 'needed', 'Settings of the shop.', untilCleared),
  entry('remoteConfig', 'needed', 'Settings of the shop.', '12 hours'),
  entry('testSuggestVersion', 'needed', 'The version of the search that you see.', untilCleared),
  entry(
    'browserId',
    'needed',
    'A random number that selects the version of the search, and counts your votes for help once.',
    untilCleared,
  ),
  entry('consentVoice', 'choices', 'Whether the search may use the microphone.', untilCleared),
  entry('firstLandingListing', 'needed', 'The first list of products of your visit.', untilCleared),
  entry('recentSearches luxury', 'choices', 'Your last searches.', untilCleared),
  entry('recentSearches indiluxe', 'choices', 'Your last searches in indiluxe.', untilCleared),
  entry('recentlyViewed luxury', 'choices', 'Products that you have viewed.', untilCleared),
  entry('recentlyViewed indiluxe', 'choices', 'Products of indiluxe that you have viewed.', untilCleared),
];
