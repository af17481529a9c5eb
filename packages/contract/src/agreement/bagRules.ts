import { bagLineSchema, bagSchemas, cartAmountSchema, cartSchema, couponSchema } from '../bag/schema.ts';
import { bagChoiceSchemas } from '../bag-choices/schema.ts';
import type { BagLine } from '../calls/calls.ts';
import {
  atMost,
  expected,
  known,
  ruleOf,
  same,
  sameText,
  sumOf,
  sumOfAmounts,
  together,
  unique,
} from './rule.ts';

/** Units that the shopper added: free items are not counted. */
export const countOf = (lines: readonly Pick<BagLine, 'isGiveAway' | 'quantity'>[]): number =>
  sumOf(
    lines.filter(({ isGiveAway }) => isGiveAway === 'N'),
    ({ quantity }) => quantity,
  );

/** Price of all units of all lines. */
export const linesTotal = (lines: readonly BagLine[]): number =>
  sumOf(lines, ({ price, quantity }) => price.value * quantity);

/** Whether the line is in stock and can be delivered. */
const isReady = (line: BagLine) => line.selectedDeliveryMode !== null && line.quantity <= line.availableStock;

export const areReady = (lines: readonly BagLine[]): boolean => lines.length > 0 && lines.every(isReady);

export const bagRules = [
  ruleOf(
    'the payable is the total minus discounts and credits, plus delivery',
    cartAmountSchema,
    (amounts) => {
      const discounts = sumOfAmounts([
        amounts.cartDiscount,
        amounts.couponDiscountAmount,
        amounts.bankOfferDiscount,
        amounts.noCostEmiDiscount,
      ]);
      const credits = sumOfAmounts([
        amounts.cliqCashPaidAmount,
        amounts.loyaltyPointsPaidAmount,
        amounts.brandCashPaidAmount,
      ]);
      return [
        ...same(
          'totalDiscountAmount',
          amounts.totalDiscountAmount.value,
          'the sum of the discounts',
          discounts,
        ),
        ...same(
          'paybleAmount',
          amounts.paybleAmount.value,
          'the total with delivery, without discounts and credits',
          sumOf([amounts.bagTotal.value, amounts.shippingCharge.value, -discounts, -credits], (part) => part),
        ),
        ...atMost('taxAmount', amounts.taxAmount.value, 'bagTotal', amounts.bagTotal.value),
      ];
    },
  ),
  ruleOf('a coupon that has no effect has a reason, and saves nothing', couponSchema, (coupon) => [
    ...together('isApplicable', coupon.isApplicable, 'an empty reason', coupon.reason === ''),
    ...expected(
      coupon.isApplicable || coupon.savingAmount.value === 0,
      `savingAmount is ${coupon.savingAmount.value}, but the coupon has no effect`,
    ),
    ...(coupon.offerMaxDiscount
      ? atMost('savingAmount', coupon.savingAmount.value, 'offerMaxDiscount', coupon.offerMaxDiscount.value)
      : []),
  ]),
  ruleOf('the stock, the delivery and the prices of a bag line agree', bagLineSchema, (line) => {
    const modes = line.elligibleDeliveryMode.map(({ code }) => code);
    const isServed = line.pinCodeResponse.isServicable === 'Y';
    const isGift = line.isGiveAway === 'Y';
    return [
      ...together('isOutOfStock', line.isOutOfStock, 'a stock of 0', line.availableStock === 0),
      ...together('isServicable', isServed, 'a delivery mode', modes.length > 0),
      ...together('a selected delivery mode', line.selectedDeliveryMode !== null, 'isServicable', isServed),
      ...together('a delivery date', line.pinCodeResponse.deliveryDate !== null, 'isServicable', isServed),
      ...known(
        'the selected mode',
        line.selectedDeliveryMode ? [line.selectedDeliveryMode] : [],
        'the modes',
        modes,
      ),
      ...unique('delivery mode', modes),
      ...same('qtySelectedByUser', line.qtySelectedByUser, 'quantity', line.quantity),
      ...same('mop', line.mop.value, 'price', line.price.value),
      ...atMost('price', line.price.value, 'mrp', line.mrp.value),
      ...atMost('offerPrice', line.offerPrice.value, 'price', line.price.value),
      ...together('isGiveAway', isGift, 'a purchase in giftOf', line.giftOf !== ''),
      ...expected(!isGift || line.price.value === 0, `price of a free item is ${line.price.value}`),
    ];
  }),
  ruleOf(
    'a bag counts its lines, adds up their prices and has the coupon that it applies',
    cartSchema,
    (cart) => {
      const { products, cartAmount, coupon } = cart;
      const total = linesTotal(products);
      return [
        ...same('count', cart.count, 'the number of its units', countOf(products)),
        ...same('entries', cart.entries, 'the number of its lines', products.length),
        ...unique(
          'entryNumber',
          products.map(({ entryNumber }) => entryNumber),
        ),
        ...same('bagTotal', cartAmount.bagTotal.value, 'the price of its lines', total),
        ...same('subtotalPrice', cart.subtotalPrice.value, 'the price of its lines', total),
        ...sameText('appliedCoupon', cart.appliedCoupon, 'the code of its coupon', coupon?.offerCode ?? null),
        ...same(
          'couponDiscountAmount',
          cartAmount.couponDiscountAmount.value,
          'the saving of its coupon',
          coupon?.savingAmount.value ?? 0,
        ),
        ...sameText(
          'slpCouponError',
          cart.slpCouponError?.slpCouponMessage ?? '',
          'the reason of its coupon',
          coupon?.reason ?? '',
        ),
        ...(coupon ? missingAmount(coupon, total) : []),
        ...atMost(
          'the discount of its lines',
          sumOf(products, ({ price, offerPrice, quantity }) => (price.value - offerPrice.value) * quantity),
          'cartDiscount',
          cartAmount.cartDiscount.value,
        ),
        ...together(
          'isCheckoutAllowed',
          cart.isCheckoutAllowed,
          'the readiness of its lines',
          areReady(products),
        ),
        ...known(
          'the reduced line',
          cart.promotionResult.products.map(({ entryNumber }) => entryNumber),
          'the lines',
          products.map(({ entryNumber }) => entryNumber),
        ),
        ...(cart.noCostEmiFrom
          ? atMost('noCostEmiFrom', cart.noCostEmiFrom.value, 'paybleAmount', cartAmount.paybleAmount.value)
          : []),
      ];
    },
  ),
  ruleOf(
    'the added units are among the units of the bag',
    bagSchemas.addToBag.response,
    ({ quantity, count }) => atMost('quantity', quantity, 'count', count),
  ),
  ruleOf(
    'the units of a line are among the units of the bag',
    bagSchemas.updateEntry.response,
    ({ quantity, count }) => atMost('quantity', quantity, 'count', count),
  ),
  ruleOf(
    'the exchanged units are among the units of the bag',
    bagChoiceSchemas.changeOffer.response,
    ({ quantity, count }) => atMost('quantity', quantity, 'count', count),
  ),
  ruleOf('a list of coupons has each once', bagChoiceSchemas.bagCoupons.response, ({ coupons }) =>
    unique(
      'offerCode',
      coupons.map(({ offerCode }) => offerCode),
    ),
  ),
];

const rupeesIn = (text: string, pattern: RegExp) => {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** The amount that a coupon misses, when its title states a minimum and its reason the missing amount. */
export function missingAmount(
  { offerTitle, reason }: { readonly offerTitle: string; readonly reason: string },
  total: number,
): string[] {
  const minimum = rupeesIn(offerTitle, /from ₹([\d,]+)/);
  const missing = rupeesIn(reason, /Add items for ₹([\d,]+) more/);
  if (minimum === undefined || missing === undefined) return [];
  return same('the missing amount', missing, 'the minimum without the total of the bag', minimum - total);
}
