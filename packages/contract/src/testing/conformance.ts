import { wishlistName } from '@luxe/format';
import { createHash, randomBytes } from 'node:crypto';
import { checkPayment } from './checkPayment.ts';
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

interface OfferKey {
  productCode: string;
  USSID: string;
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

/** Checks a view of a product, and the log of answers about stored data. */
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
}

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

/** Checks the bag calls, from the first added line to the removal of the last line. */
async function checkBag(probe: Probe, token: string, user: string, cart: string, offer: OfferKey) {
  const params = { user, cart };
  const added = await probe.call('addToBag', { token, params, query: { ...offer, quantity: 1 } });
  const read = () =>
    user === 'anonymous'
      ? probe.call('cartDetailsAnonymous', { token, params: { guid: cart }, query: {} })
      : probe.call('cartDetails', { token, params: { user, cartCode: cart }, query: {} });
  await read();
  await probe.call('bagCount', { token, params: { user }, query: { cartGuid: cart } });
  if (!added) return;
  const entry = { ...params, entry: added.entryNumber };
  await probe.call('updateEntry', { token, params: entry, query: { quantity: 1 } });
  await probe.call('updateEntry', {
    token,
    params: entry,
    query: { quantity: 99 },
    expectedError: { status: 400 },
  });
  await checkChoices(probe, token, entry, offer);
  await probe.call('deleteEntry', { token, params: entry });
  await probe.call('deleteEntry', { token, params: entry, about: 'an already removed line' });
}

/**
 * Checks the calls that change options of the bag and its line: coupon, delivery mode, gift options, offer
 * and price.
 */
async function checkChoices(
  probe: Probe,
  token: string,
  entry: { user: string; cart: string; entry: string },
  { USSID }: OfferKey,
) {
  const { user, cart } = entry;
  const params = { user, cart };
  const unknown = { query: { couponCode: 'NO-SUCH-COUPON' }, expectedError: { status: 404, code: 'B9501' } };
  if (user === 'anonymous')
    await probe.call('applyCouponsAnonymous', { token, params: { guid: cart }, ...unknown });
  else await probe.call('applyCoupons', { token, params, ...unknown });
  await probe.call('bagCoupons', { token, params, query: {} });
  await probe.call('releaseCoupons', { token, params, query: { couponCode: 'NO-SUCH-COUPON' } });
  await probe.call('changeDeliveryMode', { token, params: entry, query: { deliveryMode: 'home-delivery' } });
  const gift = { wrap: true, message: 'Happy birthday', hidePrices: true };
  await probe.call('changeGiftOptions', { token, params, body: gift });
  await probe.call('changeGiftOptions', {
    token,
    params,
    body: { ...gift, message: 'a'.repeat(201) },
    expectedError: { status: 400 },
  });
  await probe.call('changeOffer', { token, params: entry, query: { USSID }, about: 'to the current offer' });
  await probe.call('changeOffer', {
    token,
    params: entry,
    query: { USSID: 'no-such-offer' },
    expectedError: { status: 404, code: 'B4041' },
  });
  await probe.call('acknowledgePrice', { token, params: entry, query: { price: 1 } });
  await probe.call('repApplicabilityOnCart', {
    token,
    params: { user },
    query: { cartGuid: cart, pinCode: '110001' },
  });
}

/** Checks the buy-now cart, which is separate from the bag. */
async function checkBuyNow(probe: Probe, token: string, user: string, offer: OfferKey) {
  await probe.call('mergeBuyNowCart', { token, params: { user }, query: offer });
  await probe.call('mergeBuyNowCart', {
    token,
    params: { user },
    query: { ...offer, USSID: 'no-such-offer' },
    expectedError: { status: 404, code: 'B4041' },
  });
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

/** Checks the help topics and error reports. */
async function checkSupport(probe: Probe) {
  const { topics } = (await probe.call('helpTopics')) ?? { topics: [] };
  await probe.call('helpTopics', { query: { search: 'no-such-word' }, about: 'a search without results' });
  const [topic] = topics;
  const [question] = topic?.questions ?? [];
  const vote = { topic: topic?.id ?? '', hasHelped: true, voter: 'conformance-run' } as const;
  if (question) await probe.call('voteForAnswer', { body: { ...vote, question: question.question } });
  await probe.call('voteForAnswer', {
    body: { ...vote, topic: 'no-such-topic', question: 'No such question?' },
    expectedError: { status: 404, code: 'T4042' },
  });
  const fault = {
    kind: 'page',
    name: 'TypeError',
    message: 'x is not a function',
    where: 'conformance',
  } as const;
  await probe.call('reportError', { body: fault });
  await probe.call('reportError', { body: { ...fault, name: 'Type Error' }, expectedError: { status: 400 } });
  const visit = { route: 'product', device: 'phone', connection: '4g', values: { LCP: 1800 } } as const;
  await probe.call('reportVitals', { body: visit });
  await probe.call('reportVitals', { body: { ...visit, values: {} }, expectedError: { status: 400 } });
}

async function checkTickets(probe: Probe, token: string, user: string) {
  const body = { topic: 'delivery', text: 'A question from a conformance run.' };
  const png = new File([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 0, 0)], 'ribbon.jpg');
  const page = new File(['<script></script>'], 'ribbon.png', { type: 'image/png' });
  await probe.call('createTicket', { token, params: { user }, body: { ...body, files: [png] } });
  await probe.call('createTicket', {
    token,
    params: { user },
    body: { ...body, files: [page] },
    expectedError: { status: 415, code: 'T4151' },
  });
  await probe.call('createTicket', {
    token,
    params: { user },
    body: { ...body, text: 'Short' },
    expectedError: { status: 400 },
  });
  await probe.call('createTicket', {
    token,
    params: { user },
    body: { ...body, orderCode: 'LX-no-such-order' },
    expectedError: { status: 404, code: 'O4041' },
  });
  await probe.call('tickets', { token, params: { user } });
  const unknown = { user, ticketNumber: 'T1' };
  await probe.call('replyToTicket', {
    ...{ token, params: unknown, body: { text: 'A reply.' } },
    expectedError: { status: 404, code: 'T4041' },
  });
  await probe.call('findMissingOrder', { token, params: { user }, query: { reference: 'no-such-payment' } });
  await probe.call('reportMissingOrder', {
    token,
    params: { user },
    body: { text: 'A payment of a conformance run.', email: 'conformance@example.com' },
  });
  const forged = { kind: 'order', token: 'LX-1.zzzzzz.forged' } as const;
  const notFound = { status: 404, code: 'O4021' };
  await probe.call('feedbackForm', { params: forged, expectedError: notFound });
  const answer = { score: 9, reasons: [], comment: '' };
  await probe.call('giveFeedback', { params: forged, body: answer, expectedError: notFound });
  await probe.call('changeFeedbackConsent', {
    ...{ params: forged, body: { isAskedAgain: true }, expectedError: notFound },
  });
}

/**
 * Checks the calls of the identity provider apart from login. Calls that would change the customer's identity
 * are made only with invalid values, so that only their errors are checked.
 */
async function checkIdentity(probe: Probe, token: string, customerHash: string, codeChallenge: string) {
  const [email, phone] = [`conformance-${customerHash.slice(0, 12)}@example.com`, '9000000002'];
  const code = { otp: '000000', refId: 'no-such-code' };
  const expired = { status: 400, code: 'SSO-1004' };
  await probe.call('captcha', {});
  await probe.call('checkEmail', { body: { email, captchaToken: null } });
  await probe.call('resendOtp', {
    body: { email, refId: 'no-such-code' },
    expectedError: { status: 400, code: 'SSO-1002' },
  });
  await probe.call('verifyEmailOtp', { body: { email, ...code, codeChallenge }, expectedError: expired });
  await probe.call('fetchCustomer', { token });
  await probe.call('nonloyalToLoyal', { token });
  await probe.call('updateIdentityProfile', {
    token,
    body: { nameDetails: { firstName: 'Ananya', lastName: 'Rao' } },
  });
  await probe.call('changePhone', { token, body: { phone, countryCode: '91' } });
  await probe.call('verifyChangePhoneOtp', {
    token,
    body: { phone, countryCode: '91', ...code },
    expectedError: expired,
  });
  await probe.call('changeEmail', { token, body: { email } });
  await probe.call('verifyChangeEmailOtp', { token, body: { email, ...code }, expectedError: expired });
  await probe.call('verifyEmail', {
    params: { token: 'no-such-link' },
    expectedError: { status: 404, code: 'SSO-1006' },
  });
  await probe.call('redirectClientAuthCode', {
    token,
    body: { redirectClientId: 'unknown', redirectUrl: 'https://unknown.example/', codeChallenge },
    expectedError: { status: 400, code: 'SSO-1010' },
  });
}

/** Checks that the store rejects an e-mail address that the identity provider has not confirmed. */
async function checkEmail(probe: Probe, token: string, user: string, tdToken: string) {
  const body = {
    customerInfo: { contactEmail: '', contactName: '', contactPhn: '', otpSend: 'N' },
    ...{ otp: '000000', refId: 'no-such-code', tdToken, newEmail: 'conformance@example.com' },
    ...{ webformChannel: 'web', clientId: '', appVersion: '1' },
  } as const;
  await probe.call('updateEmail', {
    token,
    params: { user },
    body,
    expectedError: { status: 409, code: 'P4091' },
  });
}

async function checkAccount(probe: Probe, token: string, user: string, offer: OfferKey) {
  await probe.call('customerProfile', { token, params: { user } });
  await checkOwn(probe, token, user, offer);
  const cart = await probe.call('createCart', { token, params: { username: user } });
  await probe.call('carts', { token, params: { username: user } });
  if (cart) await checkBag(probe, token, user, cart.code, offer);
  await checkBuyNow(probe, token, user, offer);
  const form = {
    addressType: 'Home',
    firstName: 'Ananya',
    lastName: 'Rao',
    line1: 'B-14, Jor Bagh',
    postalCode: '110003',
    city: 'New Delhi',
    state: 'Delhi',
    phone: '9812345670',
  } as const;
  const added = await probe.call('addAddress', { token, params: { user }, body: form });
  if (added) {
    const { addressId } = added;
    await probe.call('editAddress', {
      token,
      params: { user },
      body: { ...form, line1: 'B-15, Jor Bagh', addressId },
    });
    await probe.call('addresses', { token, params: { user } });
    if (cart) await checkOrder(probe, token, user, cart.code, offer, addressId);
    await probe.call('removeAddress', { token, params: { user }, body: { addressId } });
  }
  await checkTickets(probe, token, user);
  await probe.call('orders', { token, params: { user } });
  await probe.call('orderDetails', {
    token,
    params: { user, orderCode: 'no-such-order' },
    expectedError: { status: 404, code: 'O4041' },
  });
}

/** Checks profile, wishlist and saved payment methods. Leaves the account and its password unchanged. */
async function checkOwn(probe: Probe, token: string, user: string, { productCode, USSID }: OfferKey) {
  const params = { user };
  const person = {
    ...{ clientId: '', customerHash: '', tdToken: '' },
    nameDetails: { firstName: 'Ananya', lastName: 'Rao' },
    gender: null,
    dob: null,
  };
  await probe.call('updateProfile', { token, params, body: person });
  await probe.call('updateProfile', {
    token,
    params,
    body: { ...person, dob: '2999-01-01' },
    expectedError: { status: 400, code: 'P4002' },
  });
  await probe.call('resetCustomerPassword', {
    token,
    params: { userName: user },
    query: { newPassword: 'short' },
    expectedError: { status: 400, code: 'P4003' },
  });
  const wishlist = { wishlistName } as const;
  await probe.call('createWishlist', { token, params, body: wishlist });
  const addition = { ...wishlist, productCode, emailId: '' };
  await probe.call('addProductInWishlist', {
    token,
    params,
    body: addition,
    about: 'without an offer',
  });
  await probe.call('addProductInWishlist', { token, params, body: { ...addition, ussid: USSID } });
  await probe.call('addProductInWishlist', {
    token,
    params,
    body: { ...addition, ussid: 'no-such-offer' },
    expectedError: { status: 404, code: 'B9209' },
  });
  await probe.call('addProductInWishlist', {
    token,
    params,
    body: { ...addition, addedDate: '2026-01-31T06:30:00.000Z', addedPrice: 1249.5 },
    about: 'undoes a removal',
  });
  await probe.call('getAllWishlist', { token, params, query: {}, about: 'codes only' });
  await probe.call('getAllWishlist', { token, params, query: { isWishlistPageLoad: 'true' } });
  const removal = { ...wishlist, productCode };
  await probe.call('removeProductFromWishlist', { token, params, body: removal });
  await probe.call('removeProductFromWishlist', {
    token,
    params,
    body: removal,
    about: 'an already removed product',
  });
  await probe.call('savedCards', { token, params });
  await probe.call('removeSavedCard', { token, params, body: { cardId: 'no-such-card' } });
  await probe.call('savedUpiIds', { token, params });
  await probe.call('removeSavedUpiId', { token, params, body: { upiId: 'no-such-id@upi' } });
  await probe.call('personalData', { token, params });
  await probe.call('pushSettings', { token, params });
  const endpoint = 'https://push.example/conformance';
  await probe.call('savePushSubscription', {
    token,
    params,
    body: { endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    expectedError: { status: 400, code: 'D4001' },
  });
  await probe.call('deletePushSubscription', { token, params, body: { endpoint } });
}

async function checkOrder(
  probe: Probe,
  token: string,
  user: string,
  cart: string,
  offer: OfferKey,
  addressId: string,
) {
  const added = await probe.call('addToBag', {
    token,
    params: { user, cart },
    query: { ...offer, quantity: 1 },
  });
  if (!added) return;
  await probe.call('addAddressToOrder', {
    token,
    params: { email: user },
    query: { addressId, cartId: cart },
  });
  const summary = await probe.call('orderSummary', {
    token,
    params: { user, cartCode: cart },
    query: { pincode: '110003' },
  });
  const payable = summary?.cartAmount.paybleAmount.value ?? 0;
  const body = { paymentMode: 'COD', addressId } as const;
  await probe.call('placeOrder', {
    token,
    params: { user, cart },
    body: { ...body, paybleAmount: payable + 1 },
    expectedError: { status: 409, code: 'B9907' },
    about: 'with an outdated amount',
  });
  await checkPayment(probe, { token, user, cart, addressId });
  const isEligible = summary?.paymentModes.some(({ mode, isEligible: can }) => mode === 'COD' && can);
  if (!isEligible) {
    await probe.call('deleteEntry', { token, params: { user, cart, entry: added.entryNumber } });
    return;
  }
  const key = { 'idempotency-key': crypto.randomUUID() };
  const order = { token, params: { user, cart }, body: { ...body, paybleAmount: payable }, headers: key };
  const placed = await probe.call('placeOrder', order);
  await probe.call('placeOrder', { ...order, about: 'with the same key again' });
  if (placed)
    await probe.call('orderDetails', { token, params: { user, orderCode: placed.orderDetails.orderId } });
}
