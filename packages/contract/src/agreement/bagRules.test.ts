import { samples } from '../samples/samples.ts';
import { rupees } from '../samples/values.ts';
import { bagRules } from './bagRules.ts';
import { testRules } from './testRules.ts';

const { cart, cartCoupon, cartCouponLost, cartOffer, couponWinter, couponUnfit, bagLine, bagCoupons } =
  samples;
const amounts = cart.cartAmount;
const bag = 'a bag counts its lines, adds up their prices and has the coupon that it applies';
const sums = 'the payable is the total minus discounts and credits, plus delivery';
const coupon = 'a coupon that has no effect has a reason, and saves nothing';
const line = 'the stock, the delivery and the prices of a bag line agree';

testRules(bagRules, [
  [
    sums,
    amounts,
    { ...amounts, shippingCharge: rupees(250) },
    'paybleAmount is 329000, but the total with delivery, without discounts and credits is 329250',
  ],
  [
    sums,
    amounts,
    { ...amounts, cliqCashPaidAmount: rupees(1) },
    'paybleAmount is 329000, but the total with delivery, without discounts and credits is 328999',
  ],
  [
    sums,
    amounts,
    { ...amounts, couponDiscountAmount: rupees(5000), paybleAmount: rupees(324_000) },
    'totalDiscountAmount is 0, but the sum of the discounts is 5000',
  ],
  [
    sums,
    amounts,
    { ...amounts, taxAmount: rupees(400_000) },
    'taxAmount is 400000, which is more than bagTotal, 329000',
  ],
  [
    coupon,
    couponUnfit,
    { ...couponUnfit, savingAmount: rupees(10) },
    'savingAmount is 10, but the coupon has no effect',
  ],
  [
    coupon,
    couponWinter,
    { ...couponWinter, savingAmount: rupees(5001), reason: 'Too late.' },
    'isApplicable is true, but an empty reason is false',
    'savingAmount is 5001, which is more than offerMaxDiscount, 5000',
  ],
  [
    line,
    bagLine,
    { ...bagLine, isOutOfStock: true, giftOf: 'A gift' },
    'isOutOfStock is true, but a stock of 0 is false',
    'isGiveAway is false, but a purchase in giftOf is true',
  ],
  [
    line,
    bagLine,
    { ...bagLine, elligibleDeliveryMode: [] },
    'isServicable is true, but a delivery mode is false',
    'the selected mode express-delivery is not among the modes',
  ],
  [
    line,
    bagLine,
    { ...bagLine, offerPrice: rupees(245_001), mrp: rupees(1) },
    'price is 245000, which is more than mrp, 1',
    'offerPrice is 245001, which is more than price, 245000',
  ],
  [
    bag,
    cart,
    { ...cart, count: 4, entries: 1 },
    'count is 4, but the number of its units is 3',
    'entries is 1, but the number of its lines is 2',
  ],
  [
    bag,
    cart,
    { ...cart, products: cart.products.slice(0, 1) },
    'count is 3, but the number of its units is 1',
    'entries is 2, but the number of its lines is 1',
    'bagTotal is 329000, but the price of its lines is 245000',
    'subtotalPrice is 329000, but the price of its lines is 245000',
  ],
  [
    bag,
    cartCoupon,
    { ...cartCoupon, coupon: null },
    'appliedCoupon is "WINTER5000", but the code of its coupon is null',
    'couponDiscountAmount is 5000, but the saving of its coupon is 0',
  ],
  [
    bag,
    cartCoupon,
    { ...cartCoupon, appliedCoupon: null },
    'appliedCoupon is null, but the code of its coupon is "WINTER5000"',
  ],
  [
    bag,
    cartCouponLost,
    { ...cartCouponLost, slpCouponError: null },
    'slpCouponError is "", but the reason of its coupon is "Add items for ₹1,16,000 more to use WINTER5000."',
  ],
  [
    bag,
    cartCouponLost,
    {
      ...cartCouponLost,
      coupon: cartCouponLost.coupon && { ...cartCouponLost.coupon, reason: 'Add items for ₹1 more.' },
      slpCouponError: { slpCouponMessage: 'Add items for ₹1 more.' },
    },
    'the missing amount is 1, but the minimum without the total of the bag is 116000',
  ],
  [
    bag,
    cartOffer,
    { ...cartOffer, cartAmount: { ...cartOffer.cartAmount, cartDiscount: rupees(0) } },
    'the discount of its lines is 24500, which is more than cartDiscount, 0',
  ],
  [
    bag,
    cart,
    { ...cart, isCheckoutAllowed: false },
    'isCheckoutAllowed is false, but the readiness of its lines is true',
  ],
  [
    'the added units are among the units of the bag',
    samples.addToBag,
    { ...samples.addToBag, quantity: 5 },
    'quantity is 5, which is more than count, 4',
  ],
  [
    'the units of a line are among the units of the bag',
    samples.updateEntry,
    { ...samples.updateEntry, quantity: 5 },
    'quantity is 5, which is more than count, 4',
  ],
  [
    'the exchanged units are among the units of the bag',
    samples.changeOffer,
    { ...samples.changeOffer, quantity: 5 },
    'quantity is 5, which is more than count, 3',
  ],
  [
    'a list of coupons has each once',
    bagCoupons,
    { coupons: [...bagCoupons.coupons, couponWinter] },
    'offerCode WINTER5000 occurs more than once',
  ],
]);
