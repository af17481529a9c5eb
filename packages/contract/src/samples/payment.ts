import { couponWinter } from './bagChoices.ts';
import type { CallResponse, EmiPlan } from '../calls/calls.ts';
import { orderPaid, orderSummary } from './order.ts';
import { rupees } from './values.ts';

export const paymentOptions: CallResponse<'paymentOptions'> = {
  isProviderAvailable: true,
  banks: [
    { code: 'NB_HDFC', name: 'HDFC Bank' },
    { code: 'NB_ICICI', name: 'ICICI Bank' },
    { code: 'NB_SBI', name: 'State Bank of India' },
    { code: 'NB_AXIS', name: 'Axis Bank' },
    { code: 'NB_KOTAK', name: 'Kotak Mahindra Bank' },
  ],
  wallets: [
    { code: 'PAYPAL', name: 'PayPal' },
    { code: 'TPM', name: 'TPM' },
  ],
  savedCards: [
    {
      cardToken: 'tkn_4386',
      cardBrand: 'VISA',
      cardEndingDigits: '9042',
      bank: 'HDFC Bank',
      bin: '438628',
      expiryMonth: 8,
      expiryYear: 2029,
      isExpired: false,
    },
    {
      cardToken: 'tkn_3782',
      cardBrand: 'AMEX',
      cardEndingDigits: '0005',
      bank: '',
      bin: '378282',
      expiryMonth: 2,
      expiryYear: 2026,
      isExpired: true,
    },
  ],
  savedUpiIds: [{ upiId: 'ananya.rao@okhdfcbank' }],
};
/** Payment options for a first purchase: nothing is saved. */
export const paymentOptionsNew: CallResponse<'paymentOptions'> = {
  ...paymentOptions,
  savedCards: [],
  savedUpiIds: [],
};
/** Payment options while the provider does not respond. */
export const paymentOptionsNone: CallResponse<'paymentOptions'> = {
  isProviderAvailable: false,
  banks: [],
  wallets: [],
  savedCards: [],
  savedUpiIds: [],
};

/** An online payment whose payment fields are in the page. */
export const collectPaymentOrder: CallResponse<'collectPaymentOrder'> = {
  status: 'SUCCESS',
  orderId: orderPaid.orderId,
  amount: orderPaid.finalAmount,
  payment: {
    kind: 'fields',
    merchantId: 'luxe',
    orderId: `${orderPaid.orderId}-1`,
    tokenizeUrl: 'http://127.0.0.1:4002/card/tokenize',
    transactionUrl: 'http://127.0.0.1:4002/txns',
  },
};
/** An online payment on a payment page of the provider. */
export const collectPaymentOrderRedirect: CallResponse<'collectPaymentOrder'> = {
  ...collectPaymentOrder,
  payment: { kind: 'redirect', url: 'https://checkout.example/pay/cs_1' },
};

export const paymentPlaced: CallResponse<'updateTransactionDetails'> = {
  outcome: 'PLACED',
  orderDetails: orderPaid,
};

export const binValidation: CallResponse<'binValidation'> = {
  status: 'SUCCESS',
  card: { cardBrand: 'VISA', bank: 'HDFC Bank', cardType: 'CREDIT' },
  bankOfferError: '',
};
export const binValidationUnfit: CallResponse<'binValidation'> = {
  ...binValidation,
  card: { cardBrand: 'MASTERCARD', bank: 'ICICI Bank', cardType: 'CREDIT' },
  bankOfferError: '10% off with HDFC Bank credit cards is not for this card.',
};

const toRupees = (value: number) => rupees(Math.round(value * 100) / 100);

/** A plan of a bank for an amount. The instalments of a plan with interest are those of an annuity. */
const planFor = (
  payable: number,
  bankName: string,
  months: number,
  interestRate: number,
  emiCode = '',
): EmiPlan => {
  const rate = interestRate / 1200;
  const monthly = toRupees(emiCode ? payable / months : (payable * rate) / (1 - (1 + rate) ** -months));
  return {
    emiType: emiCode ? 'NO_COST' : 'STANDARD',
    emiCode,
    bankName,
    months,
    interestRate,
    monthlyInstallments: monthly,
    total: emiCode ? rupees(payable) : toRupees(monthly.value * months),
  };
};

/** The plans of two banks for an amount in rupees. No bank has a plan for nothing. */
export const emiPlansFor = (payable: number): CallResponse<'emiPlans'> => ({
  banks:
    payable === 0
      ? []
      : [
          {
            code: 'HDFC',
            bankName: 'HDFC Bank',
            cardType: 'CREDIT',
            plans: [
              planFor(payable, 'HDFC Bank', 3, 14, 'NCEMI-HDFC-3'),
              planFor(payable, 'HDFC Bank', 6, 14, 'NCEMI-HDFC-6'),
              planFor(payable, 'HDFC Bank', 9, 14),
              planFor(payable, 'HDFC Bank', 12, 14),
            ],
          },
          {
            code: 'ICICI',
            bankName: 'ICICI Bank',
            cardType: 'CREDIT',
            plans: [
              planFor(payable, 'ICICI Bank', 6, 15, 'NCEMI-ICICI-6'),
              planFor(payable, 'ICICI Bank', 12, 15),
            ],
          },
        ],
});
export const emiPlans: CallResponse<'emiPlans'> = emiPlansFor(orderSummary.cartAmount.paybleAmount.value);
export const emiPlansNone: CallResponse<'emiPlans'> = { banks: [] };
export const emiEligibleBin: CallResponse<'emiEligibleBin'> = {
  status: 'SUCCESS',
  isEligible: true,
  message: '',
};

const { paybleAmount } = orderSummary.cartAmount;
export const creditApplied: CallResponse<'applyVouchers'> = { status: 'SUCCESS', paybleAmount };
export const brandcash: CallResponse<'brandcash'> = {
  ...creditApplied,
  brandCashEligible: true,
  brandCashApplied: true,
  brandCashPaidAmount: rupees(2500),
};

const bankOffer = {
  ...couponWinter,
  offerCode: 'HDFC10',
  offerTitle: '10% off with HDFC Bank credit cards',
  savingAmount: rupees(7500),
  offerMaxDiscount: rupees(7500),
};
const bankOfferAlone = {
  ...bankOffer,
  offerCode: 'ICICI5000',
  offerTitle: '₹5,000 off with ICICI Bank cards',
  savingAmount: rupees(5000),
  offerMaxDiscount: rupees(5000),
};
/** The offers for `orderSummary`, which has no coupon. */
export const bankOffers: CallResponse<'bankOffers'> = { offers: [bankOffer, bankOfferAlone] };
/** The offers for `orderSummaryCredits`, whose coupon excludes one of them. */
export const bankOffersWithCoupon: CallResponse<'bankOffers'> = {
  offers: [
    bankOffer,
    {
      ...bankOfferAlone,
      savingAmount: rupees(0),
      isApplicable: false,
      reason: 'ICICI5000 cannot be used with a coupon. Remove the coupon to use it.',
    },
  ],
};
export const applyBankCoupons: CallResponse<'applyBankCoupons'> = { ...creditApplied, offer: bankOffer };

/** The message for a payable in rupees, of which 100 earn a point. */
export const loyaltyPointsMessageFor = (payable: number): CallResponse<'loyaltyPointsMessage'> => {
  const points = Math.floor(payable / 100);
  return {
    points,
    message: `You earn ${points.toLocaleString('en-IN')} points. They arrive when the return window closes.`,
  };
};
export const loyaltyPointsMessage = loyaltyPointsMessageFor(orderSummary.cartAmount.paybleAmount.value);
export const verifyVpa: CallResponse<'verifyVpa'> = { status: 'VALID', customerName: 'Ananya Rao' };
export const verifyVpaInvalid: CallResponse<'verifyVpa'> = { status: 'INVALID', customerName: '' };

const payableWithCoupon = rupees(paybleAmount.value - couponWinter.savingAmount.value);
/** An order summary in which every credit is available, with a coupon. */
export const orderSummaryCredits: CallResponse<'orderSummary'> = {
  ...orderSummary,
  brandCashEligible: true,
  coupons: [couponWinter],
  bankOfferCouponCode: null,
  totalPrice: payableWithCoupon,
  cartAmount: {
    ...orderSummary.cartAmount,
    couponDiscountAmount: couponWinter.savingAmount,
    totalDiscountAmount: couponWinter.savingAmount,
    paybleAmount: payableWithCoupon,
  },
  noCostEmiFrom: rupees(Math.ceil(payableWithCoupon.value / 6)),
};
/** An order summary with an order value that requires a PAN. */
export const orderSummaryPan: CallResponse<'orderSummary'> = { ...orderSummary, isPanNeeded: true };
