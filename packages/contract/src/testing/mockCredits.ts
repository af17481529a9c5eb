import { cleanCode } from '@luxe/format';
import type { CallResponse, Cart, Coupon, OrderSummary } from '../calls/calls.ts';
import { balances as sampleBalances } from '../samples/balances.ts';
import { bankOffers, binValidation, binValidationUnfit, emiPlans } from '../samples/payment.ts';
import { rupees } from '../samples/values.ts';
import { cliqCash, loyaltyPoints } from '../samples/wallet.ts';
import { errorReply, rejection, Reply, type MockRequest, type Overrides } from './reply.ts';

/** Credits of a shopper in rupees. Brand cash pays only for items of one brand. */
export interface MockBalances {
  readonly cliqCash: number;
  readonly points: number;
  readonly brandCash: { readonly brand: string; readonly balance: number } | null;
}

const usualBalances: MockBalances = { ...sampleBalances, brandCash: null };

/** The given credits; without them, those that mocked responses of the wallet state, or the usual ones. */
export function balancesOf(overrides: Overrides, given: Partial<MockBalances> = {}): MockBalances {
  const { cliqCash: wallet, loyaltyPoints: programme } = overrides;
  return {
    ...usualBalances,
    ...(isBody(wallet) && { cliqCash: wallet.balance.value }),
    ...(isBody(programme) && { points: programme.points }),
    ...given,
  };
}

/** Whether a mocked response is the body of a successful one. */
const isBody = <Body extends object>(
  override: Body | Reply | ((request: MockRequest) => Body | Reply) | undefined,
): override is Body => typeof override === 'object' && !(override instanceof Reply);

type MockCredit = 'cliqCash' | 'points' | 'brandCash';

type Amounts = Cart['cartAmount'];
type Changes = Partial<OrderSummary> & Pick<OrderSummary, 'cartAmount'>;

/** Everything except coupons that lowers the amount payable: credits, a bank offer, a no-cost EMI plan. */
export interface MockCredits {
  /**
   * Returns the fields of the order summary that credits and discounts change. The amounts stay consistent
   * with each other.
   */
  applyTo: (cart: Cart) => Changes;
  use: (credit: MockCredit, { query }: MockRequest, cart: Cart) => object;
  offers: (cart: Cart) => Coupon[];
  /**
   * Calls `withoutCoupon` when the bank offer excludes coupons and therefore replaces the shopper's coupon.
   */
  applyOffer: (request: MockRequest, cart: () => Cart, withoutCoupon: () => void) => object;
  releaseOffer: (cart: Cart) => object;
  applyEmi: (request: MockRequest, cart: Cart) => object;
  releaseEmi: (cart: Cart) => object;
  checkBin: (request: MockRequest) => CallResponse<'binValidation'>;
  validatePan: (request: MockRequest) => object;
  cliqCash: () => CallResponse<'cliqCash'>;
  loyaltyPoints: () => CallResponse<'loyaltyPoints'>;
}

/** Offers that exclude a coupon. */
const exclusiveOffers = new Set(['ICICI5000']);
const noCostPlans = emiPlans.banks.flatMap(({ plans }) => plans).filter(({ emiCode }) => emiCode !== '');
const conflictOf = (code: string) => `${code} cannot be used with a coupon. Remove the coupon to use it.`;

export function createMockCredits(balances: MockBalances = usualBalances): MockCredits {
  const uses = { cliqCash: false, points: false, brandCash: false };
  let offerCode: string | null = null;
  let emiCode: string | null = null;
  let panLast4: string | null = null;

  const offerOn = (code: string, cart: Cart): Coupon | undefined => {
    const known = bankOffers.offers.find((offer) => offer.offerCode === code);
    if (!known) return undefined;
    const isInConflict = exclusiveOffers.has(code) && cart.cartAmount.couponDiscountAmount.value > 0;
    const maxDiscount = known.offerMaxDiscount?.value ?? 0;
    return {
      ...known,
      savingAmount: rupees(isInConflict ? 0 : Math.min(maxDiscount, cart.cartAmount.paybleAmount.value)),
      isApplicable: !isInConflict,
      reason: isInConflict ? conflictOf(code) : '',
    };
  };

  const applyTo = (cart: Cart): Changes => {
    const offer = offerCode === null ? undefined : offerOn(offerCode, cart);
    const plan = noCostPlans.find((one) => one.emiCode === emiCode);
    const brandTotal = cart.products
      .filter(({ productBrand }) => productBrand === balances.brandCash?.brand)
      .reduce((sum, { price, quantity }) => sum + price.value * quantity, 0);
    let left = cart.cartAmount.paybleAmount.value;
    const take = (wanted: number) => {
      const taken = Math.min(wanted, left);
      left -= taken;
      return rupees(taken);
    };
    const bankOfferDiscount = take(offer?.savingAmount.value ?? 0);
    // The mock deducts a twentieth of the amount as the interest of a no-cost plan, which the shop pays.
    const noCostEmiDiscount = take(plan ? Math.floor(left / 20) : 0);
    const brandCashPaidAmount = take(
      uses.brandCash ? Math.min(balances.brandCash?.balance ?? 0, brandTotal) : 0,
    );
    const loyaltyPointsPaidAmount = take(uses.points ? balances.points : 0);
    const cliqCashPaidAmount = take(uses.cliqCash ? balances.cliqCash : 0);
    const cartAmount: Amounts = {
      ...cart.cartAmount,
      bankOfferDiscount,
      noCostEmiDiscount,
      totalDiscountAmount: rupees(
        cart.cartAmount.totalDiscountAmount.value + bankOfferDiscount.value + noCostEmiDiscount.value,
      ),
      brandCashPaidAmount,
      loyaltyPointsPaidAmount,
      cliqCashPaidAmount,
      paybleAmount: rupees(left),
    };
    return {
      cartAmount,
      totalPrice: cartAmount.paybleAmount,
      coupons: cart.coupon ? [cart.coupon] : [],
      brandCashPaidAmount: {
        ...brandCashPaidAmount,
        breakup:
          balances.brandCash && brandCashPaidAmount.value > 0
            ? [{ key: balances.brandCash.brand, value: brandCashPaidAmount }]
            : [],
      },
      cliqCashBalance: rupees(balances.cliqCash),
      loyaltyPointsBalance: balances.points,
      brandCashEligible: brandTotal > 0,
      brandCashApplied: uses.brandCash,
      cliqCashApplied: uses.cliqCash,
      loyaltyPointsApplied: uses.points,
      bankOfferCouponCode: offer?.offerCode ?? null,
      bankOffer: offer ?? null,
      bankOfferError: offer && !offer.isApplicable ? offer.reason : null,
      noCostEmiCode: emiCode,
      panLast4,
      // The credits cover the total, so they are the only payment method [CHK-36].
      ...(left === 0 && cart.count > 0 && { paymentModes: [paidInFull(uses)] }),
    };
  };

  const paid = (cart: Cart) => ({ status: 'SUCCESS', paybleAmount: applyTo(cart).cartAmount.paybleAmount });

  return {
    applyTo,
    use: (credit, { query }, cart) => {
      uses[credit] = query.action === 'apply';
      const { brandCashEligible, brandCashApplied, cartAmount } = applyTo(cart);
      const { brandCashPaidAmount } = cartAmount;
      return credit === 'brandCash'
        ? { ...paid(cart), brandCashEligible, brandCashApplied, brandCashPaidAmount }
        : paid(cart);
    },
    offers: (cart) => bankOffers.offers.flatMap((offer) => offerOn(offer.offerCode, cart) ?? []),
    applyOffer: ({ body }, cart, withoutCoupon) => {
      const code = cleanCode(String(body.offerCode));
      if (body.withoutCoupon === true) withoutCoupon();
      const offer = offerOn(code, cart());
      if (!offer) return errorReply(404, 'B9078', 'We do not know this offer.');
      if (!offer.isApplicable) return rejection('bankOfferWithCoupon', offer.reason);
      offerCode = code;
      return { ...paid(cart()), offer };
    },
    releaseOffer: (cart) => {
      offerCode = null;
      return paid(cart);
    },
    applyEmi: ({ body }, cart) => {
      if (!noCostPlans.some((plan) => plan.emiCode === body.emiCode))
        return errorReply(409, 'B9601', 'This plan is not for this bag.');
      emiCode = String(body.emiCode);
      return paid(cart);
    },
    releaseEmi: (cart) => {
      emiCode = null;
      return paid(cart);
    },
    checkBin: ({ body }) =>
      offerCode !== null && !String(body.bin).startsWith('4386') ? binValidationUnfit : binValidation,
    validatePan: ({ body }) => {
      panLast4 = String(body.panNumber).slice(-4);
      return { status: 'SUCCESS', panLast4 };
    },
    cliqCash: () => cliqCashOf(balances.cliqCash),
    loyaltyPoints: () =>
      balances.points === loyaltyPoints.points
        ? loyaltyPoints
        : { ...loyaltyPoints, points: balances.points, endingNext: null },
  };
}

/** The sample, or one amount without a last day if the balance is another. */
const cliqCashOf = (value: number): CallResponse<'cliqCash'> => {
  const balance = rupees(value);
  const [lot] = cliqCash.lots;
  return cliqCash.balance.value === value || !lot
    ? cliqCash
    : { ...cliqCash, balance, lots: value > 0 ? [{ ...lot, amount: balance, lastDay: null }] : [] };
};

const paidInFull = (uses: Record<MockCredit, boolean>): OrderSummary['paymentModes'][number] => ({
  mode: uses.points && !uses.cliqCash ? 'Loyalty' : 'Cliq Cash',
  isEligible: true,
  reason: '',
});
