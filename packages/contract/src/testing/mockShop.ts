import { giftMessageLimit, textLength } from '@luxe/format';
import { cart as sampleCart, giftOptionsNone } from '../samples/bag.ts';
import { current } from '../shared/endpoint.ts';
import { productById } from '../samples/catalogue.ts';
import {
  calls,
  type Address,
  type BagLine,
  type CallName,
  type DataRights,
  type GiftOptions,
  type MailPreferences,
  type Order,
  type OrderListItem,
  type Outcome,
  type Profile,
  type Ticket,
  type WishlistProduct,
} from '../calls/calls.ts';
import { order as sampleOrder } from '../samples/order.ts';
import { emiPlansFor, loyaltyPointsMessageFor } from '../samples/payment.ts';
import { callSamples, samples } from '../samples/samples.ts';
import { linkedOrderOf } from '../samples/tracking.ts';
import { rupees } from '../samples/values.ts';
import { createMockAddresses } from './mockAddresses.ts';
import { createMockBag } from './mockBag.ts';
import { createMockCoupons } from './mockCoupons.ts';
import { balancesOf, createMockCredits, type MockBalances } from './mockCredits.ts';
import { createMockGiftCards, type MockGiftCardStart } from './mockGiftCards.ts';
import { listOrders } from './mockOrders.ts';
import { createMockPayment } from './mockPayment.ts';
import { createMockTickets } from './mockTickets.ts';
import { createMockWishlist } from './mockWishlist.ts';
import { Reply, errorReply, rejection, type MockRequest, type Overrides } from './reply.ts';

/** The initial state of a mocked shop. */
export interface MockStart {
  /** Default `guest`. */
  readonly loginType?: 'guest' | 'customer';
  /** Lines of the shopper's bag; null without a cart. Default: the sample bag. */
  readonly bag?: readonly BagLine[] | null;
  /** Lines of the account's bag. At login, the mock merges the guest's bag into this bag. Default: none. */
  readonly accountBag?: readonly BagLine[];
  readonly addresses?: readonly Address[];
  readonly orders?: readonly OrderListItem[];
  /** Products of the wishlist; null without a wishlist. Default: the sample. */
  readonly wishlistProducts?: readonly WishlistProduct[] | null;
  readonly tickets?: readonly Ticket[];
  /** Gift options of the order. Default: none. */
  readonly giftOptions?: GiftOptions;
  /** Code of the coupon on the bag. Default: none. */
  readonly coupon?: string;
  /** Credits of the shopper. Default: cliq cash and points, no brand cash. */
  readonly balances?: Partial<MockBalances>;
  /** Whether the order value requires a PAN, the tax number of the shopper. Default: false. */
  readonly isPanNeeded?: boolean;
  /** Outcome of a payment when its status is checked. Default: `PLACED`. */
  readonly payment?: Outcome;
  /** Gift cards of the session and the customer. Default: no cart, and the sample of bought cards. */
  readonly giftCards?: MockGiftCardStart;
}

/** A shop in memory that responds to every call. Each instance has its own state. */
export interface MockShop {
  respond: (name: CallName, request: MockRequest) => Reply;
  /** All requests, in order. */
  readonly log: readonly { readonly name: CallName; readonly request: MockRequest }[];
}

const noCart = rejection('bagNotFound');
const noToken = errorReply(401, 'InvalidTokenError', 'invalid or missing access-token');

/** A one-time code that the mock always rejects. */
export const wrongOtp = '000000';

/** A password that the mock always rejects. */
export const wrongPassword = 'wrong password 1';

export function createMockShop(overrides: Overrides = {}, start: MockStart = {}): MockShop {
  let isCustomer = start.loginType === 'customer';
  let hasCart = start.bag !== null;
  let bag = createMockBag(start.bag === undefined ? sampleCart.products : (start.bag ?? []));
  let giftOptions = start.giftOptions ?? giftOptionsNone;
  let coupons = createMockCoupons(start.coupon);
  let credits = createMockCredits(balancesOf(overrides, start.balances));
  let orders: readonly OrderListItem[] = start.orders ?? samples.orders.orderData;
  let profile: Profile = samples.customerProfile;
  let { savedCards } = samples.savedCards;
  let { savedUpiIds } = samples.savedUpiIds;
  let preferences: MailPreferences = samples.mailPreferences;
  let hasPush = false;
  let rights: DataRights = samples.dataRights;
  /** Numbers of requests for a call, by kind and phone number. */
  const leads = new Map<string, string>();
  const placed = new Map<string, unknown>();
  const log: { name: CallName; request: MockRequest }[] = [];

  const session = () => ({ ...(isCustomer ? samples.session : samples.sessionGuest), hasCart });
  const couponed = (pincode = '110001') => coupons.applyTo({ ...bag.cart(pincode), giftOptions });
  const cartAt = (pincode?: string) => {
    const cart = couponed(pincode);
    return { ...cart, cartAmount: credits.applyTo(cart).cartAmount };
  };
  const emiPlans = () => {
    const { paybleAmount, noCostEmiDiscount } = cartAt().cartAmount;
    return emiPlansFor(paybleAmount.value + noCostEmiDiscount.value);
  };
  const noCostFrom = () => {
    const monthly = emiPlans()
      .banks.flatMap(({ plans }) => plans)
      .filter(({ emiCode }) => emiCode !== '')
      .map(({ monthlyInstallments }) => monthlyInstallments.value);
    return monthly.length > 0 ? rupees(Math.ceil(Math.min(...monthly))) : null;
  };
  const cartDetails = ({ query }: MockRequest) => (hasCart ? cartAt(query.pincode) : noCart);
  const counted = (result: object | Reply) =>
    result instanceof Reply ? result : { status: 'SUCCESS', ...result, count: bag.count() };

  const applyCoupon = ({ query }: MockRequest) => {
    if (!hasCart) return noCart;
    const applied = coupons.apply(query.couponCode ?? '', bag.cart('110001'));
    return applied instanceof Reply ? applied : { status: 'SUCCESS', ...applied };
  };

  /** The details of an order that a story gives; undefined for another order. */
  const givenDetails = (orderId: string): Order | undefined => {
    const override = overrides.orderDetails;
    const details =
      typeof override === 'function'
        ? override({ params: { user: 'current', orderCode: orderId }, query: {}, body: {} })
        : override;
    return details && !(details instanceof Reply) && details.orderId === orderId ? details : undefined;
  };

  const payment = createMockPayment(start.payment ?? 'PLACED', (order) => {
    placed.set(order.orderId, order);
    orders = [order, ...orders.filter(({ orderId }) => orderId !== order.orderId)];
    bag.clear();
    giftOptions = giftOptionsNone;
  });

  const checkChange = ({ body }: MockRequest) =>
    body.otp === wrongOtp
      ? errorReply(400, 'SSO-1003', 'That code is not right. Check it and try again.')
      : { status: 'SUCCESS' };

  const giftCards = createMockGiftCards(start.giftCards, () => isCustomer);

  const handlers: { [Name in CallName]?: (request: MockRequest) => unknown } = {
    ...giftCards,
    ...createMockAddresses(start.addresses),
    ...createMockTickets(start.tickets),
    ...createMockWishlist(start.wishlistProducts),
    session,
    login: ({ body }) => {
      if (body.otp === wrongOtp)
        return errorReply(400, 'SSO-1003', 'That code is not right. Check it and try again.');
      const guestLines = isCustomer ? [] : bag.lines();
      bag = createMockBag(start.accountBag ?? []);
      bag.merge(guestLines);
      isCustomer = hasCart = true;
      return { ...samples.login, ...session(), cartMerged: guestLines.length > 0 };
    },
    register: session,
    verifyChangePhoneOtp: checkChange,
    verifyChangeEmailOtp: checkChange,
    passwordLogin: ({ body }) => {
      if (body.password === wrongPassword) return rejection('passwordLoginFailed');
      isCustomer = true;
      return { ...samples.login, ...session() };
    },
    logout: () => {
      isCustomer = hasCart = false;
      bag = createMockBag();
      coupons = createMockCoupons();
      credits = createMockCredits(balancesOf(overrides, start.balances));
      return session();
    },
    productDetails: ({ params }) => productById(params.productId ?? '') ?? rejection('productNotAvailable'),
    // An empty text has no suggestions.
    suggestions: ({ query }) => (query.searchString?.trim() ? samples.suggestions : { suggestions: [] }),
    homePage: ({ params }) => (params.slug === 'indiluxe' ? samples.homePageIndiluxe : samples.homePage),
    createCart: () => {
      hasCart = true;
      return callSamples.createCart;
    },
    carts: () => ({ carts: hasCart ? [{ ...callSamples.createCart, count: bag.count() }] : [] }),
    cartDetails,
    cartDetailsAnonymous: cartDetails,
    // The store finds a guest's cart only by its guid. Without a guid, the count is 0.
    bagCount: ({ query }) => ({ count: hasCart && (isCustomer || query.cartGuid) ? bag.count() : 0 }),
    addToBag: ({ params, query }) => {
      // If the shopper has no cart, their first item creates the cart, as the storefront server does in the
      // real shop.
      hasCart ||= params.cart === current;
      return hasCart
        ? counted(
            bag.add(
              query.productCode ?? '',
              query.USSID ?? '',
              Number(query.quantity ?? 1),
              query.entryNumber,
            ),
          )
        : noCart;
    },
    updateEntry: ({ params, query }) =>
      hasCart ? counted(bag.update(params.entry ?? '', Number(query.quantity))) : noCart,
    deleteEntry: ({ params }) => {
      if (!hasCart) return noCart;
      bag.remove(params.entry ?? '');
      return counted({});
    },
    applyCouponsAnonymous: applyCoupon,
    applyCoupons: applyCoupon,
    releaseCoupons: ({ query }) => {
      coupons.release(query.couponCode ?? '');
      return { status: 'SUCCESS' };
    },
    bagCoupons: () => (hasCart ? { coupons: coupons.list(bag.cart('110001')) } : noCart),
    changeDeliveryMode: ({ params, query }) => {
      bag.deliver(params.entry ?? '', query.deliveryMode ?? '');
      return { status: 'SUCCESS' };
    },
    changeGiftOptions: ({ body }) => {
      if (!hasCart) return noCart;
      const wanted = body as unknown as GiftOptions;
      if (textLength(wanted.message) > giftMessageLimit)
        return errorReply(400, 'INVALID_REQUEST', `Keep the message to ${giftMessageLimit} letters.`);
      giftOptions = wanted;
      return { status: 'SUCCESS', giftOptions };
    },
    changeOffer: ({ params, query }) => counted(bag.exchange(params.entry ?? '', query.USSID ?? '')),
    acknowledgePrice: ({ params }) => {
      bag.acknowledge(params.entry ?? '');
      return { status: 'SUCCESS' };
    },
    repApplicabilityOnCart: () => ({
      products: bag.lines().map(({ entryNumber, USSID }, at) => ({
        entryNumber,
        USSID,
        isReplaceable: at % 2 === 0 ? 'Y' : 'N',
      })),
    }),
    orderSummary: ({ query }) => {
      const cart = couponed(query.pincode);
      return {
        ...samples.orderSummary,
        products: cart.products,
        count: cart.count,
        subtotalPrice: cart.subtotalPrice,
        isCheckoutAllowed: cart.isCheckoutAllowed,
        noCostEmiFrom: noCostFrom(),
        isPanNeeded: start.isPanNeeded ?? false,
        openOrderId: payment.openOrderId(),
        ...(query.requestCallbackForSlp === 'true' && {
          callRequestNumber: samples.raiseLeadTicket.leadNumber,
        }),
        giftOptions,
        ...credits.applyTo(cart),
      };
    },
    applyVouchers: (request) => credits.use('cliqCash', request, couponed()),
    applyLoyaltyPoints: (request) => credits.use('points', request, couponed()),
    brandcash: (request) => credits.use('brandCash', request, couponed()),
    bankOffers: () => ({ offers: credits.offers(couponed()) }),
    applyBankCoupons: (request) =>
      credits.applyOffer(request, couponed, () => coupons.release(couponed().appliedCoupon ?? '')),
    releaseBankCoupons: () => credits.releaseOffer(couponed()),
    emiPlans,
    loyaltyPointsMessage: () => loyaltyPointsMessageFor(cartAt().cartAmount.paybleAmount.value),
    applyNoCostEMI: (request) => credits.applyEmi(request, couponed()),
    releaseNoCostEMI: () => credits.releaseEmi(couponed()),
    binValidation: (request) => credits.checkBin(request),
    validatePan: (request) => credits.validatePan(request),
    cliqCash: () => credits.cliqCash(),
    loyaltyPoints: () => credits.loyaltyPoints(),
    collectPaymentOrder: (request) => payment.collect(request, cartAt()),
    updateTransactionDetails: payment.checkStatus,
    cancelPayment: payment.cancel,
    openPayment: payment.last,
    placeOrder: () => {
      const cart = cartAt();
      const orderDetails = {
        ...sampleOrder,
        count: Math.max(cart.count, 1),
        totalOrderAmount: cart.cartAmount.paybleAmount,
        finalAmount: cart.cartAmount.paybleAmount,
        giftOptions,
      };
      placed.set(orderDetails.orderId, orderDetails);
      orders = [orderDetails, ...orders.filter(({ orderId }) => orderId !== orderDetails.orderId)];
      bag.clear();
      giftOptions = giftOptionsNone;
      return { status: 'SUCCESS', orderDetails };
    },
    orders: ({ query }) =>
      listOrders(
        orders.map((listed) => givenDetails(listed.orderId) ?? listed),
        query,
      ),
    linkedOrder: () => {
      const details = givenDetails(samples.linkedOrder.order.orderId);
      return details ? linkedOrderOf(details) : samples.linkedOrder;
    },
    raiseLeadTicket: ({ body }) => {
      const known = leads.get(`${String(body.kind)} ${String(body.phone)}`);
      if (known !== undefined) return { ...samples.raiseLeadTicketDuplicate, leadNumber: known };
      const { leadNumber } = samples.raiseLeadTicket;
      leads.set(`${String(body.kind)} ${String(body.phone)}`, leadNumber);
      return samples.raiseLeadTicket;
    },
    requestData: () => (isCustomer ? samples.requestData : samples.requestDataMailed),
    mailPreferences: () => preferences,
    pushSettings: () => ({ ...samples.pushSettings, isOn: hasPush }),
    savePushSubscription: () => {
      hasPush = true;
      return { status: 'SUCCESS' };
    },
    deletePushSubscription: () => {
      hasPush = false;
      return { status: 'SUCCESS' };
    },
    changeMailPreferences: ({ body: { newsletter, ...choices } }) => {
      if (newsletter === true && preferences.email === '') return rejection('mailAddressMissing');
      preferences = {
        ...preferences,
        ...choices,
        ...(newsletter === undefined ? {} : { newsletter: newsletter ? 'on' : 'off' }),
      };
      return preferences;
    },
    dataRights: () => rights,
    changeNominee: ({ body }) => {
      rights = { ...rights, nominee: body.nominee as DataRights['nominee'] };
      return rights;
    },
    helpTopics: ({ query }) => ({
      ...samples.helpTopics,
      topics: samples.helpTopics.topics.filter(({ title, questions }) =>
        `${title} ${JSON.stringify(questions)}`.toLowerCase().includes((query.search ?? '').toLowerCase()),
      ),
    }),
    reportVitals: ({ body }) =>
      Object.keys(body.values ?? {}).length > 0
        ? { status: 'SUCCESS' }
        : errorReply(400, 'INVALID_REQUEST', 'values: at least one value'),
    reportError: ({ body }) =>
      /^\w+$/.test(String(body.name))
        ? { status: 'SUCCESS' }
        : errorReply(400, 'INVALID_REQUEST', 'name: this is not in the expected form.'),
    orderDetails: ({ params }) =>
      placed.get(params.orderCode ?? '') ??
      payment.find(params.orderCode ?? '') ??
      [samples.order, samples.orderDelivered].find(({ orderId }) => orderId === params.orderCode) ??
      rejection('orderNotFound'),
    customerProfile: () => profile,
    updateProfile: ({ body }) => {
      const { nameDetails, gender, dob, maritalStatus = null } = body as unknown as Profile;
      const { firstName, lastName } = nameDetails;
      profile = {
        ...profile,
        ...{ firstName, lastName, nameDetails: { ...profile.nameDetails, firstName, lastName } },
        ...{ gender, dob, dateOfBirth: dob, maritalStatus, maritalInfo: { maritalStatus } },
      };
      return { status: 'SUCCESS' };
    },
    savedCards: () => ({ savedCards }),
    removeSavedCard: ({ body }) => {
      savedCards = savedCards.filter(({ cardId }) => cardId !== body.cardId);
      return { status: 'SUCCESS' };
    },
    savedUpiIds: () => ({ savedUpiIds }),
    removeSavedUpiId: ({ body }) => {
      savedUpiIds = savedUpiIds.filter(({ upiId }) => upiId !== body.upiId);
      return { status: 'SUCCESS' };
    },
    properties: ({ query }) => ({
      applicationProperties: samples.properties.applicationProperties.filter(({ name }) =>
        (query.propertyNames ?? '').split(',').includes(name),
      ),
    }),
  };

  return {
    log,
    respond: (name, request) => {
      log.push({ name, request });
      const override = overrides[name] as unknown;
      const isForCustomers = calls[name].token === 'customer' && calls[name].audience === 'shopper';
      const result =
        typeof override === 'function'
          ? override(request)
          : (override ??
            (isForCustomers && !isCustomer ? noToken : undefined) ??
            handlers[name]?.(request) ??
            callSamples[name]);
      return result instanceof Reply ? result : new Reply(200, result);
    },
  };
}
