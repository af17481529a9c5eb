import type { OrderSummary } from '../calls/calls.ts';
import { orderSummarySchema } from '../order/summarySchema.ts';
import { areReady, countOf, linesTotal, missingAmount } from './bagRules.ts';
import { atMost, expected, ruleOf, same, sameText, sumOf, together, unique } from './rule.ts';
import { priceAgrees } from './sharedRules.ts';

/** The lines of the bag at checkout, and their total. */
function linesAgree(summary: OrderSummary): string[] {
  const { products, cartAmount } = summary;
  const total = linesTotal(products);
  return [
    ...same('count', summary.count, 'the number of its units', countOf(products)),
    ...same('bagTotal', cartAmount.bagTotal.value, 'the price of its lines', total),
    ...same('subtotalPrice', summary.subtotalPrice.value, 'the price of its lines', total),
    ...same('totalPrice', summary.totalPrice.value, 'paybleAmount', cartAmount.paybleAmount.value),
  ];
}

/** Coupons and the bank offer: what they save, and why not. */
function offersAgree({ products, cartAmount, coupons, bankOffer, ...summary }: OrderSummary): string[] {
  return [
    ...same(
      'couponDiscountAmount',
      cartAmount.couponDiscountAmount.value,
      'the saving of the coupons',
      sumOf(coupons, ({ savingAmount }) => savingAmount.value),
    ),
    ...coupons.flatMap((coupon) => missingAmount(coupon, linesTotal(products))),
    ...same(
      'bankOfferDiscount',
      cartAmount.bankOfferDiscount.value,
      'the saving of the bank offer',
      bankOffer?.savingAmount.value ?? 0,
    ),
    ...sameText(
      'bankOfferCouponCode',
      summary.bankOfferCouponCode,
      'the code of the bank offer',
      bankOffer?.offerCode ?? null,
    ),
    ...sameText(
      'bankOfferError',
      summary.bankOfferError ?? '',
      'the reason of the bank offer',
      bankOffer?.reason ?? '',
    ),
  ];
}

/** Cliq cash, points and brand cash: what they pay, and whether they may. */
function creditsAgree({ cartAmount, brandCashPaidAmount, ...summary }: OrderSummary): string[] {
  const chosen = [
    ['cliqCash', summary.cliqCashApplied, cartAmount.cliqCashPaidAmount],
    ['loyaltyPoints', summary.loyaltyPointsApplied, cartAmount.loyaltyPointsPaidAmount],
    ['brandCash', summary.brandCashApplied, cartAmount.brandCashPaidAmount],
  ] as const;
  return [
    ...priceAgrees(brandCashPaidAmount),
    ...same(
      'brandCashPaidAmount',
      brandCashPaidAmount.value,
      'that of cartAmount',
      cartAmount.brandCashPaidAmount.value,
    ),
    ...same(
      'brandCashPaidAmount',
      brandCashPaidAmount.value,
      'the sum of the brands',
      sumOf(brandCashPaidAmount.breakup, ({ value }) => value.value),
    ),
    ...atMost(
      'cliqCashPaidAmount',
      cartAmount.cliqCashPaidAmount.value,
      'cliqCashBalance',
      summary.cliqCashBalance.value,
    ),
    ...atMost(
      'loyaltyPointsPaidAmount',
      cartAmount.loyaltyPointsPaidAmount.value,
      'loyaltyPointsBalance',
      summary.loyaltyPointsBalance,
    ),
    ...chosen.flatMap(([name, isApplied, paid]) =>
      expected(isApplied || paid.value === 0, `${name} pays ${paid.value}, but is not applied`),
    ),
  ];
}

/** The payment that is left, its methods, and whether checkout may go on. */
function paymentAgrees({ cartAmount, minimumPayment, paymentModes, ...summary }: OrderSummary): string[] {
  return [
    ...together(
      'a no-cost plan',
      summary.noCostEmiCode !== null,
      'noCostEmiDiscount',
      cartAmount.noCostEmiDiscount.value > 0,
    ),
    ...(minimumPayment
      ? same(
          'the minimum payment',
          minimumPayment.amount.value,
          'paybleAmount',
          cartAmount.paybleAmount.value,
        )
      : []),
    ...unique(
      'payment method',
      paymentModes.map(({ mode }) => mode),
    ),
    ...paymentModes.flatMap(({ mode, isEligible, reason }) =>
      together(`${mode} is eligible`, isEligible, 'an empty reason', reason === ''),
    ),
    ...together(
      'isCheckoutAllowed',
      summary.isCheckoutAllowed,
      'the readiness of its lines',
      areReady(summary.products),
    ),
  ];
}

export const summaryRules = [
  ruleOf(
    'an order summary adds up, with its coupon, its bank offer and its credits',
    orderSummarySchema,
    (summary) => [
      ...linesAgree(summary),
      ...offersAgree(summary),
      ...creditsAgree(summary),
      ...paymentAgrees(summary),
    ],
  ),
];
