import { wishlistName } from '@luxe/format';
import { createHash, randomBytes } from 'node:crypto';
import { checkPayment } from './checkPayment.ts';
import { createProbe, type Finding, type Probe, type ProbeOptions } from './probe.ts';

export interface ConformanceOptions extends ProbeOptions {
  /** Credentials of the store's token call; without them only what needs no token is checked. */
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  /** Gives the one-time code that was sent to a phone; without it nothing of a customer is checked. */
  readonly readCode?: ((phone: string) => Promise<string | undefined>) | undefined;
  /** Default 9000000001. */
  readonly phone?: string;
}

/**
 * Calls every read of the contract, then a guest's bag and, where a code can be read, a customer's login, addresses and an order, and
 * checks each answer with its schema. What it puts into the shop it takes out again, but for the order.
 */
export async function checkConformance(options: ConformanceOptions): Promise<readonly Finding[]> {
  const probe = createProbe(options);
  const piece = await checkCatalogue(probe);
  await checkSupport(probe);
  if (options.storefrontSecret) await checkChanges(probe);
  const { clientId = '', clientSecret = '' } = options;
  const guest = clientSecret
    ? await probe.call('token', {
        body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
      })
    : undefined;
  if (guest && piece) await checkGuest(probe, guest.access_token, piece);
  if (guest && piece && options.readCode) await checkCustomer(probe, options, options.readCode, piece);
  return probe.findings;
}

interface Piece {
  productCode: string;
  USSID: string;
}

async function checkCatalogue(probe: Probe): Promise<Piece | undefined> {
  await probe.call('homePage', { params: { slug: 'home-page' } });
  await probe.call('homePage', { params: { slug: 'indiluxe' }, about: 'indiluxe' });
  await probe.call('homePage', { params: { slug: 'no-such-page' }, refused: { status: 404, code: 'C4041' } });
  for (const name of ['hybridPlpPage', 'layoutPage', 'storeBanner'] as const)
    await probe.call(name, { params: { id: 'no-such-page' }, refused: { status: 404, code: 'C4041' } });
  await probe.call('customSkuCollection', { params: { category: 'lsh1' }, query: { page: 0 } });
  await probe.call('customSkuCollection', {
    params: { category: 'no-such-collection' },
    query: {},
    refused: { status: 404, code: 'L4041' },
  });
  await probe.call('navigation', { query: { catalogue: 'luxury' } });
  await probe.call('properties', { query: { propertyNames: 'isLoyaltyEnabled_Lux,whatsappconsent' } });
  await probe.call('cmsPage', { params: { path: 'no/such/page' }, refused: { status: 404, code: 'C4041' } });
  for (const path of ['brandList/a-to-z-luxury-brands', 'brandList/indiluxe-brands-index'])
    await probe.call('cmsPage', { params: { path }, about: path });
  await probe.call('sitemap', { query: { page: 0 } });
  await probe.call('searchProducts', { query: { searchText: 'zzzzqqqq' }, about: 'finds nothing' });
  await probe.call('searchProducts', {
    query: { searchText: ':relevance:nonsense' },
    about: 'a malformed q',
  });
  await probe.call('suggestions', { query: { searchString: 'b' } });
  await probe.call('suggestions', { query: { searchString: '' }, about: 'of nothing' });
  await probe.call('popularProducts', { query: { page: 0, size: 3 } });
  await probe.call('productDetails', {
    params: { productId: 'mp000000000000000' },
    refused: { status: 404, code: 'P4041' },
  });
  const listing = await probe.call('searchProducts', {
    // The cheapest first: what is bought must be within the limit of cash on delivery.
    query: { searchText: ':price-asc:category:LSH1:inStockFlag:true', page: 0, pageSize: 24 },
  });
  const productId = listing?.searchresult.find(({ isOutOfStock }) => !isOutOfStock)?.productId;
  if (!productId) return undefined;
  await probe.call('productSeo', { params: { productId } });
  const product = await probe.call('productDetails', { params: { productId } });
  const shop = { channel: 'web', base_site: 'lux' } as const;
  await probe.call('personalizedProducts', { body: { ...shop, page: 'home' }, about: 'of the home' });
  await probe.call('personalizedProducts', {
    body: { ...shop, page: 'product', product_id: productId, viewed: [productId] },
    about: 'of a product',
  });
  await probe.call('otherSellers', { params: { productId } });
  await probe.call('otherSellers', {
    params: { productId: 'mp000000000000000' },
    refused: { status: 404, code: 'P4041' },
  });
  await probe.call('productOffers', { params: { productId } });
  await probe.call('productOffers', {
    params: { productId: 'mp000000000000000' },
    refused: { status: 404, code: 'P4041' },
  });
  if (product?.hasSizeGuide) await probe.call('sizeGuide', { params: { productId } });
  await probe.call('productViewed', { body: { ...shop, product_id: productId } });
  const size = product?.variantOptions.sizelink.find(({ isAvailable }) => isAvailable);
  return size && { productCode: productId, USSID: size.ussid };
}

/** Where to begin, and that nothing is missed from there; and that nobody else may ask. */
async function checkChanges(probe: Probe) {
  const headers = { 'x-luxe-storefront-secret': 'somebody' };
  await probe.call('changes', { query: {}, headers, refused: { status: 403 } });
  const start = await probe.call('changes', { query: {} });
  if (start) await probe.call('changes', { query: { since: start.cursor }, about: 'since the last answer' });
}

async function checkGuest(probe: Probe, token: string, piece: Piece) {
  await probe.call('pincodeData', { token, query: { pincode: '110001' } });
  await probe.call('pincodeData', {
    token,
    query: { pincode: '999999' },
    refused: { status: 404, code: 'N4041' },
  });
  await probe.call('addresses', { token, params: { user: 'anonymous' }, refused: { status: 401 } });
  const user = 'anonymous';
  const missing = { user, cart: 'no-such-cart' };
  await probe.call('addToBag', {
    token,
    params: missing,
    query: piece,
    refused: { status: 404, code: 'CartError' },
  });
  const made = await probe.call('createCart', { token, params: { username: user } });
  if (!made) return;
  await checkBag(probe, token, user, made.guid, piece);
}

/** A bag from its first piece to its last. */
async function checkBag(probe: Probe, token: string, user: string, cart: string, piece: Piece) {
  const params = { user, cart };
  const added = await probe.call('addToBag', { token, params, query: { ...piece, quantity: 1 } });
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
    refused: { status: 400 },
  });
  await checkChoices(probe, token, entry, piece);
  await probe.call('deleteEntry', { token, params: entry });
  await probe.call('deleteEntry', { token, params: entry, about: 'a line that is gone already' });
}

/** What is chosen of a bag, and of the line in it. */
async function checkChoices(
  probe: Probe,
  token: string,
  entry: { user: string; cart: string; entry: string },
  { USSID }: Piece,
) {
  const { user, cart } = entry;
  const params = { user, cart };
  const unknown = { query: { couponCode: 'NO-SUCH-COUPON' }, refused: { status: 404, code: 'B9501' } };
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
    refused: { status: 400 },
  });
  await probe.call('changeOffer', { token, params: entry, query: { USSID }, about: 'to what it is' });
  await probe.call('changeOffer', {
    token,
    params: entry,
    query: { USSID: 'no-such-offer' },
    refused: { status: 404, code: 'B4041' },
  });
  await probe.call('acknowledgePrice', { token, params: entry, query: { price: 1 } });
  await probe.call('repApplicabilityOnCart', {
    token,
    params: { user },
    query: { cartGuid: cart, pinCode: '110001' },
  });
}

/** A piece that is bought at once does not touch the bag. */
async function checkBuyNow(probe: Probe, token: string, user: string, piece: Piece) {
  await probe.call('mergeBuyNowCart', { token, params: { user }, query: piece });
  await probe.call('mergeBuyNowCart', {
    token,
    params: { user },
    query: { ...piece, USSID: 'no-such-offer' },
    refused: { status: 404, code: 'B4041' },
  });
}

async function checkCustomer(
  probe: Probe,
  options: ConformanceOptions,
  readCode: NonNullable<ConformanceOptions['readCode']>,
  piece: Piece,
) {
  const { phone = '9000000001', clientId = '', clientSecret = '' } = options;
  const sent = await probe.call('checkPhone', { body: { phone, countryCode: '91', captchaToken: null } });
  const otp = sent && (await readCode(phone));
  if (!sent) return;
  if (!otp) throw new Error(`No one-time code came for ${phone}: nothing of a customer could be checked.`);
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
  await checkAccount(probe, token, login.userName, piece);
  await probe.call('revokeStoreToken', { token });
  await probe.call('endSession', { token: identity.accessToken });
}

/** Help, a fault that a page reports, and a file that is not what its name says. */
async function checkSupport(probe: Probe) {
  await probe.call('helpTopics');
  const fault = {
    kind: 'page',
    name: 'TypeError',
    message: 'x is not a function',
    where: 'conformance',
  } as const;
  await probe.call('reportError', { body: fault });
  await probe.call('reportError', { body: { ...fault, name: 'Type Error' }, refused: { status: 400 } });
}

async function checkTickets(probe: Probe, token: string, user: string) {
  const body = { topic: 'delivery', text: 'A question that a conformance run asks.' };
  const png = new File([Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 0, 0)], 'ribbon.jpg');
  const page = new File(['<script></script>'], 'ribbon.png', { type: 'image/png' });
  await probe.call('createTicket', { token, params: { user }, body: { ...body, files: [png] } });
  await probe.call('createTicket', {
    token,
    params: { user },
    body: { ...body, files: [page] },
    refused: { status: 415, code: 'T4151' },
  });
  await probe.call('createTicket', {
    token,
    params: { user },
    body: { ...body, text: 'Short' },
    refused: { status: 400 },
  });
  await probe.call('tickets', { token, params: { user } });
}

/** The provider's other calls. What would change who the customer is goes as far as its refusal. */
async function checkIdentity(probe: Probe, token: string, customerHash: string, codeChallenge: string) {
  const [email, phone] = [`conformance-${customerHash.slice(0, 12)}@example.com`, '9000000002'];
  const code = { otp: '000000', refId: 'no-such-code' };
  const expired = { status: 400, code: 'SSO-1004' };
  await probe.call('captcha', {});
  await probe.call('checkEmail', { body: { email, captchaToken: null } });
  await probe.call('resendOtp', {
    body: { email, refId: 'no-such-code' },
    refused: { status: 400, code: 'SSO-1002' },
  });
  await probe.call('verifyEmailOtp', { body: { email, ...code, codeChallenge }, refused: expired });
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
    refused: expired,
  });
  await probe.call('changeEmail', { token, body: { email } });
  await probe.call('verifyChangeEmailOtp', { token, body: { email, ...code }, refused: expired });
  await probe.call('verifyEmail', {
    params: { token: 'no-such-link' },
    refused: { status: 404, code: 'SSO-1006' },
  });
  await probe.call('redirectClientAuthCode', {
    token,
    body: { redirectClientId: 'unknown', redirectUrl: 'https://unknown.example/', codeChallenge },
    refused: { status: 400, code: 'SSO-1010' },
  });
}

/** An address that the provider has not confirmed is not taken over. */
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
    refused: { status: 409, code: 'P4091' },
  });
}

async function checkAccount(probe: Probe, token: string, user: string, piece: Piece) {
  await probe.call('customerProfile', { token, params: { user } });
  await checkOwn(probe, token, user, piece);
  const cart = await probe.call('createCart', { token, params: { username: user } });
  await probe.call('carts', { token, params: { username: user } });
  if (cart) await checkBag(probe, token, user, cart.code, piece);
  await checkBuyNow(probe, token, user, piece);
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
  const kept = await probe.call('addAddress', { token, params: { user }, body: form });
  if (kept) {
    const { addressId } = kept;
    await probe.call('editAddress', {
      token,
      params: { user },
      body: { ...form, line1: 'B-15, Jor Bagh', addressId },
    });
    await probe.call('addresses', { token, params: { user } });
    if (cart) await checkOrder(probe, token, user, cart.code, piece, addressId);
    await probe.call('removeAddress', { token, params: { user }, body: { addressId } });
  }
  await checkTickets(probe, token, user);
  await probe.call('orders', { token, params: { user } });
  await probe.call('orderDetails', {
    token,
    params: { user, orderCode: 'no-such-order' },
    refused: { status: 404, code: 'O4041' },
  });
}

/** Profile, wishlist and what is kept to pay with. The account itself, and its password, are left as they are. */
async function checkOwn(probe: Probe, token: string, user: string, { productCode, USSID }: Piece) {
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
    refused: { status: 400, code: 'P4002' },
  });
  await probe.call('resetCustomerPassword', {
    token,
    params: { userName: user },
    query: { newPassword: 'short' },
    refused: { status: 400, code: 'P4003' },
  });
  const wishlist = { wishlistName } as const;
  await probe.call('createWishlist', { token, params, body: wishlist });
  const wish = { ...wishlist, productCode, emailId: '' };
  await probe.call('addProductInWishlist', { token, params, body: wish, about: 'by the colour of a tile' });
  await probe.call('addProductInWishlist', { token, params, body: { ...wish, ussid: USSID } });
  await probe.call('addProductInWishlist', {
    token,
    params,
    body: { ...wish, ussid: 'no-such-offer' },
    refused: { status: 404, code: 'B9209' },
  });
  await probe.call('addProductInWishlist', {
    token,
    params,
    body: { ...wish, addedDate: '2026-01-31T06:30:00.000Z', addedPrice: 1249.5 },
    about: 'as it was before it was taken out',
  });
  await probe.call('getAllWishlist', { token, params, query: {}, about: 'for hearts' });
  await probe.call('getAllWishlist', { token, params, query: { isWishlistPageLoad: 'true' } });
  const gone = { ...wishlist, productCode };
  await probe.call('removeProductFromWishlist', { token, params, body: gone });
  await probe.call('removeProductFromWishlist', { token, params, body: gone, about: 'what is gone already' });
  await probe.call('savedCards', { token, params });
  await probe.call('removeSavedCard', { token, params, body: { cardId: 'no-such-card' } });
  await probe.call('savedUpiIds', { token, params });
  await probe.call('removeSavedUpiId', { token, params, body: { upiId: 'nobody@upi' } });
  await probe.call('personalData', { token, params });
}

async function checkOrder(
  probe: Probe,
  token: string,
  user: string,
  cart: string,
  piece: Piece,
  addressId: string,
) {
  const added = await probe.call('addToBag', {
    token,
    params: { user, cart },
    query: { ...piece, quantity: 1 },
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
    refused: { status: 409, code: 'B9907' },
    about: 'an amount that is no longer true',
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
  await probe.call('placeOrder', { ...order, about: 'the same key again' });
  if (placed)
    await probe.call('orderDetails', { token, params: { user, orderCode: placed.orderDetails.orderId } });
}
