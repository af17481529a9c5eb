import {
  pageOf,
  sampleProductAt,
  productIdOf,
  ussidOf,
  warden,
  type SampleProduct,
} from './sampleProducts.ts';
import type { BagLine, CallResponse, Cart, GiftOptions, Price } from '../calls/calls.ts';
import { rupees, toneOf } from './values.ts';

const arrival = '2026-11-24';

/** A bag line of a sample product. `size` is an index into the sizes of the product. */
export function lineOf(sample: SampleProduct, entryNumber: string, quantity = 1, size = 0): BagLine {
  const price = rupees(sample.price);
  const named = sample.sizes.length > 1;
  return {
    entryNumber,
    productcode: productIdOf(sample),
    USSID: ussidOf(sample, size),
    productName: sample.name,
    productBrand: sample.brand,
    webURL: pageOf(sample),
    imageURL: `/media/${sample.model}-hero.avif`,
    imageTone: toneOf(`${sample.model}-hero`),
    quantity,
    qtySelectedByUser: quantity,
    price,
    mop: price,
    mrp: rupees(sample.mrp),
    offerPrice: price,
    addedPrice: price,
    color: sample.color,
    size: named ? (sample.sizes[size] ?? '') : '',
    sizeSelected: named,
    isGiveAway: 'N',
    giftOf: '',
    isOfferExisting: sample.price < sample.mrp ? 'Y' : 'N',
    isProductNew: sample.flags?.isProductNew ?? 'N',
    isOnlineExclusive: sample.flags?.isOnlineExclusive ?? 'N',
    isOutOfStock: false,
    availableStock: 10,
    pinCodeResponse: { isServicable: 'Y', deliveryDate: arrival },
    elligibleDeliveryMode: [
      { code: 'express-delivery', deliveryDate: '2026-11-22', charge: rupees(0) },
      { code: 'home-delivery', deliveryDate: arrival, charge: rupees(0) },
    ],
    selectedDeliveryMode: 'express-delivery',
    categoryHierarchy: [
      { category_id: sample.category.slice(0, 5), category_name: 'Bags' },
      { category_id: sample.category, category_name: 'Top-handle' },
    ],
    productCategoryId: sample.category,
    rootCategory: sample.category.startsWith('ISH') ? 'indiluxe' : 'luxury',
    sellerName: `${sample.brand} India`,
  };
}

export const giftOptionsNone: GiftOptions = { wrap: false, message: '', hidePrices: false };
export const giftOptions: GiftOptions = {
  wrap: true,
  message: 'Happy birthday, Amma.\nWith love from all of us.',
  hidePrices: true,
};
/** Gift options with the longest allowed message, which has no space. */
export const giftOptionsLong: GiftOptions = { ...giftOptions, message: 'अ'.repeat(200) };

/** A cart with these lines; counts and amounts are computed from them. */
export function cartOf(products: BagLine[], changes: Partial<Cart> = {}): Cart {
  const sum = (of: (line: BagLine) => Price) =>
    products.reduce((total, line) => total + of(line).value * line.quantity, 0);
  const payable = rupees(sum((line) => line.price));
  const none = rupees(0);
  return {
    cartCode: 'current',
    guid: 'current',
    count: products.reduce((total, { quantity }) => total + quantity, 0),
    entries: products.length,
    products,
    appliedCoupon: null,
    coupon: null,
    promotionResult: { products: [] },
    subtotalPrice: payable,
    cartAmount: {
      bagTotal: payable,
      shippingCharge: none,
      totalDiscountAmount: none,
      couponDiscountAmount: none,
      bankOfferDiscount: none,
      noCostEmiDiscount: none,
      cartDiscount: none,
      cliqCashPaidAmount: none,
      loyaltyPointsPaidAmount: none,
      brandCashPaidAmount: none,
      paybleAmount: payable,
      // GST of 18 %, as included in the price.
      taxAmount: rupees(Math.round((payable.value * 18) / 118)),
    },
    slpCouponError: null,
    noCostEmiFrom: payable.value > 0 ? rupees(Math.ceil(payable.value / 6)) : null,
    giftOptions: giftOptionsNone,
    pincode: '110001',
    isCheckoutAllowed: products.every(
      (line) =>
        !line.isOutOfStock &&
        line.pinCodeResponse.isServicable === 'Y' &&
        line.quantity <= line.availableStock,
    ),
    ...changes,
  };
}

export const bagLine: BagLine = lineOf(warden, '0', 1, 1);
export const bagLineSoldOut: BagLine = {
  ...lineOf(sampleProductAt(3), '2'),
  isOutOfStock: true,
  availableStock: 0,
};
export const bagLineLong: BagLine = {
  ...lineOf(sampleProductAt(1), '3'),
  productBrand: 'Maison Verrane de Saint-Germain-en-Laye et Fils',
  productName:
    'Carnet tote in hand-boarded grained calf with a detachable braided shoulder strap, turned lock and suede lining',
  color: 'Burnt saddle tan with contrast edge',
};
export const bagLinePriceChanged: BagLine = {
  ...lineOf(sampleProductAt(6), '4', 1, 2),
  addedPrice: rupees(29900),
};

/** A cart with the bag "Warden" in Medium and two sweaters. */
export const cart: Cart = cartOf([bagLine, lineOf(sampleProductAt(8), '1', 2, 2)]);
export const cartEmpty: Cart = cartOf([], { isCheckoutAllowed: false });
/** A cart with an item of each catalogue. */
export const cartMixed: Cart = cartOf([bagLine, lineOf(sampleProductAt(12), '1', 1)]);
export const cartSoldOutLine: Cart = cartOf([bagLine, bagLineSoldOut]);
export const cartNotDeliverable: Cart = cartOf([
  bagLine,
  {
    ...lineOf(sampleProductAt(10), '5'),
    pinCodeResponse: { isServicable: 'N', deliveryDate: null },
    elligibleDeliveryMode: [],
    selectedDeliveryMode: null,
  },
]);
export const cartLong: Cart = cartOf([
  bagLineLong,
  bagLinePriceChanged,
  lineOf(sampleProductAt(12), '5', 10),
]);
/** A cart with a line whose quantity is higher than the stock. */
export const cartTooMany: Cart = cartOf([
  { ...bagLine, quantity: 3, qtySelectedByUser: 3, availableStock: 2 },
]);

export const bagCount: CallResponse<'bagCount'> = { count: cart.count };
/** A count for which the badge shows 99+. */
export const bagCountMany: CallResponse<'bagCount'> = { count: 112 };

export const createCart: CallResponse<'createCart'> = { guid: 'current', code: 'current' };
export const carts: CallResponse<'carts'> = { carts: [{ ...createCart, count: cart.count }] };
export const addToBag: CallResponse<'addToBag'> = {
  status: 'SUCCESS',
  entryNumber: '0',
  quantity: 1,
  count: 4,
  price: 245_000,
  sellerId: '123654',
};
export const updateEntry: CallResponse<'updateEntry'> = { status: 'SUCCESS', quantity: 2, count: 4 };
export const deleteEntry: CallResponse<'deleteEntry'> = { status: 'SUCCESS', count: 2 };
