import { createHash, randomBytes } from 'node:crypto';
import { checkAccount } from './checkAccount.ts';
import { checkBag, type OfferKey } from './checkBag.ts';
import { checkEmail, checkIdentity } from './checkIdentity.ts';
import { checkSupport } from './checkSupport.ts';
import { createProbe, type Finding, type Probe, type ProbeOptions } from './probe.ts';

export interface ConformanceOptions extends ProbeOptions {
  /**
   * Credentials for the store's token call. Without credentials, the run checks only the calls that need no
   * token.
   */
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  /**
   * Returns the one-time code that was sent to a phone. Without this function, the run checks no customer
   * calls.
   */
  readonly readCode?: ((phone: string) => Promise<string | undefined>) | undefined;
  /** Default 9000000001. */
  readonly phone?: string;
}

/**
 * Checks a server against the contract: first the calls that need no token, then a guest's bag. If `readCode`
 * is given, also checks a customer's login, addresses and an order. Checks every response against its schema.
 * Removes the data it adds, except the order.
 */
export async function checkConformance(options: ConformanceOptions): Promise<readonly Finding[]> {
  const probe = createProbe(options);
  const offer = await checkCatalogue(probe);
  await checkSupport(probe);
  if (options.storefrontSecret) {
    await checkChanges(probe);
    await checkPreview(probe);
  }
  const { clientId = '', clientSecret = '' } = options;
  const guest = clientSecret
    ? await probe.call('token', {
        body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
      })
    : undefined;
  if (guest) await checkGiftCards(probe, guest.access_token);
  if (guest) await checkTara(probe, guest.access_token);
  if (guest && offer) await checkVisitor(probe, guest.access_token, offer.productCode);
  if (guest && offer) await checkGuest(probe, guest.access_token, offer);
  if (guest && offer && options.readCode) await checkCustomer(probe, options, options.readCode, offer);
  return probe.findings;
}

async function checkCatalogue(probe: Probe): Promise<OfferKey | undefined> {
  await probe.call('homePage', { params: { slug: 'home-page' } });
  await probe.call('homePage', { params: { slug: 'indiluxe' }, about: 'indiluxe' });
  await probe.call('homePage', {
    params: { slug: 'no-such-page' },
    expectedError: { status: 404, code: 'C4041' },
  });
  for (const name of ['hybridPlpPage', 'layoutPage', 'storeBanner'] as const)
    await probe.call(name, { params: { id: 'no-such-page' }, expectedError: { status: 404, code: 'C4041' } });
  await probe.call('announcement');
  await probe.call('customSkuCollection', { params: { category: 'lsh1' }, query: { page: 0 } });
  await probe.call('customSkuCollection', {
    params: { category: 'no-such-collection' },
    query: {},
    expectedError: { status: 404, code: 'L4041' },
  });
  await probe.call('navigation', { query: { catalogue: 'luxury' } });
  await probe.call('properties', { query: { propertyNames: 'isLoyaltyEnabled_Lux,whatsappconsent' } });
  await probe.call('cmsPage', {
    params: { path: 'no/such/page' },
    expectedError: { status: 404, code: 'C4041' },
  });
  for (const path of ['brandList/a-to-z-luxury-brands', 'brandList/indiluxe-brands-index'])
    await probe.call('cmsPage', { params: { path }, about: path });
  await probe.call('articles', { params: { section: 'blog' }, query: {} });
  await probe.call('article', {
    params: { section: 'blog', slug: 'no-such-article' },
    expectedError: { status: 404, code: 'C4041' },
  });
  await probe.call('taraHints', { query: { catalogue: 'luxury' } });
  await probe.call('sitemap', { query: { page: 0 } });
  await probe.call('searchProducts', { query: { searchText: 'zzzzqqqq' }, about: 'without results' });
  await probe.call('searchProducts', {
    query: { searchText: ':relevance:nonsense' },
    about: 'a malformed q',
  });
  await probe.call('suggestions', { query: { searchString: 'b' } });
  await probe.call('suggestions', { query: { searchString: '' }, about: 'of an empty text' });
  await probe.call('popularProducts', { query: { page: 0, size: 3 } });
  await probe.call('productDetails', {
    params: { productId: 'mp000000000000000' },
    expectedError: { status: 404, code: 'P4041' },
  });
  const listing = await probe.call('searchProducts', {
    // The cheapest product comes first, because the order must be within the limit of cash on delivery.
    query: { searchText: ':price-asc:category:LSH1:inStockFlag:true', page: 0, pageSize: 24 },
  });
  const productId = listing?.searchresult.find(({ isOutOfStock }) => !isOutOfStock)?.productId;
  if (!productId) return undefined;
  await probe.call('productSeo', { params: { productId } });
  const product = await probe.call('productDetails', { params: { productId } });
  const shop = { channel: 'web', base_site: 'lux' } as const;
  await probe.call('personalizedProducts', { body: { ...shop, page: 'home' }, about: 'of the home page' });
  await probe.call('personalizedProducts', {
    body: { ...shop, page: 'product', product_id: productId, viewed: [productId] },
    about: 'of a product',
  });
  await probe.call('otherSellers', { params: { productId } });
  await probe.call('otherSellers', {
    params: { productId: 'mp000000000000000' },
    expectedError: { status: 404, code: 'P4041' },
  });
  await probe.call('productOffers', { params: { productId } });
  await probe.call('productOffers', {
    params: { productId: 'mp000000000000000' },
    expectedError: { status: 404, code: 'P4041' },
  });
  if (product?.hasSizeGuide) await probe.call('sizeGuide', { params: { productId } });
  await probe.call('curatedSearches', { query: { mcv_id: 'conformance-run' } });
  const view = { event_name: 'viewproduct', event_time: 1, os_name: 'Desktop', cli_ubid: 'NA' } as const;
  await probe.call('salesEvent', { query: { ...view, event_id: 'conformance-run' } });
  await probe.call('postSalesEvent', { query: view });
  const size = product?.variantOptions.sizelink.find(({ isAvailable }) => isAvailable);
  return size && { productCode: productId, USSID: size.ussid };
}

/**
 * Checks the `changes` call: a first read, a second read from the returned cursor, and a request with a wrong
 * secret, which the store must reject.
 */
async function checkChanges(probe: Probe) {
  const headers = { 'x-luxe-storefront-secret': 'wrong-secret' };
  await probe.call('changes', { query: {}, headers, expectedError: { status: 403 } });
  const start = await probe.call('changes', { query: {} });
  if (start)
    await probe.call('changes', { query: { since: start.cursor }, about: 'since the last response' });
}

/** Checks that a preview needs the storefront's secret and a token of the desk. */
async function checkPreview(probe: Probe) {
  const params = { token: 'a.b' };
  const headers = { 'x-luxe-storefront-secret': 'wrong-secret' };
  await probe.call('contentPreview', { params, headers, expectedError: { status: 403 } });
  await probe.call('contentPreview', { params, expectedError: { status: 404, code: 'C4041' } });
}

/** Asks Tara questions of each kind. A back end may lack the assistant. */
async function checkTara(probe: Probe, token: string) {
  const first = await probe.call('askTara', { token, body: { text: 'black bags', context: null } });
  const context = first?.context ?? null;
  await probe.call('askTara', {
    token,
    body: { text: 'cheaper', context },
    about: 'a question that follows',
  });
  for (const text of ['How do I return an item?', 'Where is my order?', 'zzzzqqqq'])
    await probe.call('askTara', { token, body: { text, context: null }, about: text });
  await probe.call('askTara', {
    token,
    body: { text: 'Which size fits?', context: null, about: 'mp999999999999999' },
    about: 'a question about an unknown product',
  });
}

/** Checks a view of a product, and the log of answers about stored data. */
async function checkVisitor(probe: Probe, token: string, productId: string) {
  await probe.call('productViewed', {
    body: { channel: 'web', base_site: 'lux', product_id: productId },
    token,
  });
  await probe.call('recordConsent', {
    body: {
      consentId: '0b7e9c1e-6a51-4d5e-9a0c-5f2f3f8b1c11',
      noticeVersion: 1,
      categories: [],
      source: 'page',
      answeredAt: 1_780_000_000,
    },
    token,
  });
}

async function checkGuest(probe: Probe, token: string, offer: OfferKey) {
  await probe.call('pincodeData', { token, query: { pincode: '110001' } });
  await probe.call('pincodeData', {
    token,
    query: { pincode: '999999' },
    expectedError: { status: 404, code: 'N4041' },
  });
  await probe.call('addresses', { token, params: { user: 'anonymous' }, expectedError: { status: 401 } });
  const user = 'anonymous';
  const missing = { user, cart: 'no-such-cart' };
  await probe.call('addToBag', {
    token,
    params: missing,
    query: offer,
    expectedError: { status: 404, code: 'CartError' },
  });
  const made = await probe.call('createCart', { token, params: { username: user } });
  if (!made) return;
  await checkBag(probe, token, user, made.guid, offer);
}

async function checkCustomer(
  probe: Probe,
  options: ConformanceOptions,
  readCode: NonNullable<ConformanceOptions['readCode']>,
  offer: OfferKey,
) {
  const { phone = '9000000001', clientId = '', clientSecret = '' } = options;
  const sent = await probe.call('checkPhone', { body: { phone, countryCode: '91', captchaToken: null } });
  const otp = sent && (await readCode(phone));
  if (!sent) return;
  if (!otp) throw new Error(`No one-time code arrived for ${phone}: customer calls could not be checked.`);
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const verified = await probe.call('verifyPhoneOtp', {
    body: { phone, countryCode: '91', otp, refId: sent.refId, codeChallenge },
  });
  if (!verified) return;
  const identity = await probe.call('accessToken', { body: { authCode: verified.authCode, codeVerifier } });
  if (!identity) return;
  await checkIdentity(probe, identity.accessToken, identity.idToken.customerHash, codeChallenge);
  const customer = await probe.call('token', {
    about: 'by partner login',
    body: {
      grant_type: 'password',
      client_id: clientId,
      client_secret: clientSecret,
      isTdLogin: 'true',
      tdAccessToken: identity.accessToken,
      tdClientId: options.identityClientId ?? '',
      tdCustomerHash: identity.idToken.customerHash,
      username: phone,
      platformNumber: '11',
    },
  });
  if (!customer) return;
  const token = customer.access_token;
  const login = await probe.call('customerLogin', {
    token,
    params: { username: phone },
    body: { isPwa: true },
  });
  if (!login) return;
  await probe.call('codeChallenge', { token });
  await probe.call('registerTdUser', {
    token,
    body: { tdAccessToken: identity.accessToken, tdCustomerHash: identity.idToken.customerHash },
  });
  await checkEmail(probe, token, login.userName, identity.accessToken);
  await checkAccount(probe, token, login.userName, offer);
  await probe.call('revokeStoreToken', { token });
  await probe.call('endSession', { token: identity.accessToken });
}

/** Checks the calls of gift cards that need no payment: options, a guest's cart, codes, enquiries. */
async function checkGiftCards(probe: Probe, token: string) {
  const options = await probe.call('giftCardOptions');
  const user = 'anonymous';
  const designId = options?.designs[0]?.designId;
  if (!options || designId === undefined) return;
  const card = {
    ...{ designId, amount: options.minimum.value, recipientName: 'Meera', senderName: 'Ananya' },
    ...{ recipientEmail: 'meera@example.com', senderEmail: 'ananya@example.com' },
  };
  const cart = await probe.call('createGiftCardCart', { token, params: { user }, body: card });
  if (cart) {
    const params = { user, giftCardGuid: cart.giftCardGuid };
    await probe.call('giftCardCart', { token, params });
    await probe.call('updateGiftCardCart', { token, params, body: { ...card, message: 'For you.' } });
    await probe.call('giftCardPaymentOptions', { token, params });
  }
  const unknown = { status: 404, code: 'W4042' };
  const giftCard = { user, giftCard: 'no-such-card' };
  for (const name of ['giftCardOrder', 'checkGiftCardPayment', 'cancelGiftCardPayment'] as const)
    await probe.call(name, { token, params: giftCard, expectedError: unknown });
  await probe.call('claimGiftCardEvent', {
    ...{ token, params: giftCard, expectedError: unknown },
    query: { eventId: 'conformance-run' },
  });
  await probe.call('giftCardBalance', {
    ...{ token, params: { user }, body: { code: '7KQM-3XWD-9PHT-CV0C', pin: '000000' } },
    expectedError: { status: 404, code: 'W4006' },
  });
  await probe.call('checkGiftCardRows', { body: { csv: 'amount,quantity\n5000,ten' } });
}
