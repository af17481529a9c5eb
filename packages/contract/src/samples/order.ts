import { address } from './address.ts';
import { bagLine, cart, giftOptions, giftOptionsNone } from './bag.ts';
import { balances } from './balances.ts';
import type {
  BagLine,
  CallResponse,
  Order,
  OrderListItem,
  OrderLine,
  OrderSummary,
  TrailStep,
} from '../calls/calls.ts';
import { rupees } from './values.ts';

const modes: OrderSummary['paymentModes'] = [
  { mode: 'UPI', isEligible: true, reason: '' },
  { mode: 'Credit Card', isEligible: true, reason: '' },
  { mode: 'EMI', isEligible: true, reason: '' },
  { mode: 'Netbanking', isEligible: true, reason: '' },
  { mode: 'PayPal', isEligible: true, reason: '' },
  { mode: 'TPM', isEligible: true, reason: '' },
  { mode: 'COD', isEligible: true, reason: '' },
];

export const orderSummary: OrderSummary = {
  products: cart.products,
  count: cart.count,
  subtotalPrice: cart.subtotalPrice,
  totalPrice: cart.cartAmount.paybleAmount,
  cartAmount: cart.cartAmount,
  brandCashPaidAmount: { ...rupees(0), breakup: [] },
  cliqCashBalance: rupees(balances.cliqCash),
  loyaltyPointsBalance: balances.points,
  coupons: [],
  bankOfferCouponCode: null,
  bankOfferError: null,
  bankOffer: null,
  brandCashEligible: false,
  brandCashApplied: false,
  cliqCashApplied: false,
  loyaltyPointsApplied: false,
  noCostEmiCode: null,
  noCostEmiFrom: cart.noCostEmiFrom,
  isPanNeeded: false,
  panLast4: null,
  minimumPayment: null,
  openOrderId: null,
  deliveryAddress: address,
  giftOptions: giftOptionsNone,
  isInvoiced: true,
  paymentModes: modes,
  isCheckoutAllowed: true,
};

export const orderSummaryNoAddress: OrderSummary = { ...orderSummary, deliveryAddress: null };
export const orderSummaryNoCod: OrderSummary = {
  ...orderSummary,
  paymentModes: [
    ...modes.filter(({ mode }) => mode !== 'COD'),
    { mode: 'COD', isEligible: false, reason: 'Cash on delivery is not offered at this pincode.' },
  ],
};

const trail: TrailStep[] = [
  { code: 'PLACED', name: 'Placed', status: 'DONE', line: 'thick', at: '2026-11-20T05:12:00.000Z' },
  {
    code: 'CONFIRMED',
    name: 'Confirmed by the seller',
    status: 'DONE',
    line: 'dashed',
    at: '2026-11-20T07:45:00.000Z',
  },
  { code: 'PACKED', name: 'Packed', status: 'UPCOMING', line: 'dashed', at: null },
  { code: 'SHIPPED', name: 'Shipped', status: 'UPCOMING', line: 'dashed', at: null },
  { code: 'DELIVERED', name: 'Delivered', status: 'UPCOMING', line: 'none', at: '2026-11-24' },
];

function toOrderLine(line: BagLine, number: number): OrderLine {
  return {
    transactionId: `26112048770${number}`,
    productcode: line.productcode,
    USSID: line.USSID,
    productName: line.productName,
    productBrand: line.productBrand,
    webURL: line.webURL,
    imageURL: line.imageURL,
    imageTone: line.imageTone,
    color: line.color,
    size: line.size,
    quantity: line.quantity,
    isGiveAway: line.isGiveAway,
    price: rupees(line.price.value * line.quantity),
    sellerName: line.sellerName,
    returnPolicy: '7 Day Return or Replacement',
    statusDisplay: 'Arriving Tuesday, 24 November',
    estimatedDeliveryDate: '2026-11-24',
    trail,
    groups: [
      {
        quantity: line.quantity,
        price: rupees(line.price.value * line.quantity),
        parcel: 1,
        state: 'CONFIRMED',
        statusDisplay: 'Arriving Tuesday, 24 November',
        trail,
      },
    ],
    cancellableQuantity: line.quantity,
    returnableQuantity: 0,
    faultQuantity: 0,
    replaceableQuantity: 0,
    isReplacement: false,
    returnBy: null,
    replaceBy: null,
  };
}

const newestOrder: OrderListItem = {
  orderId: '261120-4877',
  orderRefNo: 'LX 2611 2048 77',
  placedDate: '2026-11-20T05:12:00.000Z',
  paymentMode: 'COD',
  paymentStatus: 'PENDING',
  totalOrderAmount: cart.cartAmount.paybleAmount,
  count: cart.count,
  statusDisplay: 'Arriving Tuesday, 24 November',
  products: cart.products.map(toOrderLine),
};

/** A parcel that the seller has not handed over yet. */
const parcel: Order['parcels'][number] = {
  number: 1,
  sellerName: cart.products[0]?.sellerName ?? '',
  statusDisplay: 'Arriving Tuesday, 24 November',
  estimatedDeliveryDate: '2026-11-24',
  courierName: null,
  trackingNumber: null,
  trackingUrl: null,
  sealNumber: null,
  events: [],
  deliveryCode: null,
};

/** An order that was placed this morning, with cash on delivery. */
export const order: Order = {
  ...newestOrder,
  parcels: [parcel],
  refunds: [],
  invoices: [],
  finalAmount: newestOrder.totalOrderAmount,
  transactionId: null,
  errorCode: null,
  errorMessage: null,
  outcome: 'PLACED',
  cashDue: newestOrder.totalOrderAmount,
  paidWith: '',
  refund: null,
  earnedPoints: Math.floor(newestOrder.totalOrderAmount.doubleValue / 100),
  isBuyNow: false,
  canBePaidAgain: false,
  subtotalPrice: cart.subtotalPrice,
  cartAmount: cart.cartAmount,
  deliveryAddress: address,
  canChangeDelivery: true,
  giftOptions: giftOptionsNone,
  contactEmail: address.emailID,
};

const doneAt: Readonly<Record<string, string>> = {
  PLACED: '2026-11-20T05:12:00.000Z',
  CONFIRMED: '2026-11-20T07:45:00.000Z',
  PACKED: '2026-11-21T06:00:00.000Z',
  SHIPPED: '2026-11-22T00:35:00.000Z',
};
const trailOnItsWay = trail.map((step): TrailStep => {
  const at = doneAt[step.code];
  if (at === undefined) return step;
  return { ...step, status: 'DONE', at, line: step.code === 'SHIPPED' ? 'dashed' : 'thick' };
});

/** An order whose parcel is on its way, and needs a code at the door. */
export const orderOnItsWay: Order = {
  ...order,
  canChangeDelivery: false,
  products: order.products.map((line) => ({
    ...line,
    trail: trailOnItsWay,
    groups: line.groups.map((group) => ({ ...group, state: 'SHIPPED', trail: trailOnItsWay })),
    cancellableQuantity: 0,
  })),
  parcels: [
    {
      ...parcel,
      courierName: 'Blue Dart',
      trackingNumber: '775100042118',
      trackingUrl: 'https://carrier.example/track/775100042118',
      sealNumber: 'T00482140',
      deliveryCode: '482140',
      events: [
        { text: 'Left the sorting centre', place: 'Bhiwandi', at: '2026-11-22T23:40:00.000Z' },
        { text: 'Picked up from the seller', place: 'Mumbai', at: '2026-11-22T00:35:00.000Z' },
      ],
    },
  ],
};

/** An order with gift wrap and a message. The packing slip has no prices. */
export const orderGift: Order = { ...order, giftOptions };

const placedInOctober = '2026-10-02T11:30:00.000Z';
const deliveredTrail: TrailStep[] = trail.map(({ code, name }, at) => ({
  code,
  name,
  status: 'DONE',
  line: at === trail.length - 1 ? 'none' : 'thick',
  at: at === 0 ? placedInOctober : `2026-10-0${Math.min(at + 2, 5)}T06:00:00.000Z`,
}));

function toDelivered(line: OrderLine): OrderLine {
  const statusDisplay = 'Delivered Monday, 5 October';
  return {
    ...line,
    transactionId: line.transactionId.replace('2611204877', '2610021190'),
    statusDisplay,
    estimatedDeliveryDate: '2026-10-05',
    trail: deliveredTrail,
    groups: line.groups.map((group) => ({
      ...group,
      state: 'DELIVERED',
      statusDisplay,
      trail: deliveredTrail,
    })),
    cancellableQuantity: 0,
  };
}

export const orderDelivered: Order = {
  ...order,
  canChangeDelivery: false,
  orderId: '261002-1190',
  orderRefNo: 'LX 2610 0211 90',
  placedDate: placedInOctober,
  paymentStatus: 'SUCCESS',
  cashDue: null,
  statusDisplay: 'Delivered Monday, 5 October',
  products: order.products.map(toDelivered),
  parcels: [
    {
      ...parcel,
      statusDisplay: 'Delivered Monday, 5 October',
      estimatedDeliveryDate: '2026-10-05',
    },
  ],
};

/** An order that was placed this morning and paid online. */
export const orderPaid: Order = {
  ...order,
  paymentMode: 'UPI',
  paymentStatus: 'SUCCESS',
  cashDue: null,
  transactionId: '261120-4877-1',
  paidWith: 'ananya.rao@okhdfcbank',
};
/** Orders that are not placed have no parcels and no units. */
const notPlaced: Order = {
  ...orderPaid,
  canChangeDelivery: false,
  parcels: [],
  products: orderPaid.products.map((line) => ({ ...line, groups: [], cancellableQuantity: 0 })),
};
export const orderPending: Order = {
  ...notPlaced,
  paymentStatus: 'PENDING',
  outcome: 'PENDING',
  paidWith: '',
  earnedPoints: 0,
};
export const orderFailed: Order = {
  ...notPlaced,
  paymentMode: 'Credit Card',
  paymentStatus: 'FAILURE',
  outcome: 'FAILED',
  earnedPoints: 0,
  canBePaidAgain: true,
  paidWith: 'Visa ending 4242',
  errorCode: 'AUTHORIZATION_FAILED',
  errorMessage: 'Your bank did not allow the payment.',
};
/** A failed order whose payment arrived after the last unit was sold. The payment is being refunded. */
export const orderRefunded: Order = {
  ...orderFailed,
  errorCode: 'REFUNDED',
  errorMessage: 'The payment came too late for this order. Your money is on its way back.',
  refund: { amount: orderFailed.finalAmount, isDone: false },
};

/** The delivered order, as the list of orders shows it. */
const earlier: OrderListItem = {
  orderId: orderDelivered.orderId,
  orderRefNo: orderDelivered.orderRefNo,
  placedDate: orderDelivered.placedDate,
  paymentMode: orderDelivered.paymentMode,
  paymentStatus: orderDelivered.paymentStatus,
  totalOrderAmount: orderDelivered.totalOrderAmount,
  count: orderDelivered.count,
  statusDisplay: orderDelivered.statusDisplay,
  products: orderDelivered.products,
};

const [firstLine] = order.products;
const cancelledAt = '2026-11-20T07:00:00.000Z';

/** What the cancellation of the first line of an order paid by UPI gives back. */
export const cancelSummary: CallResponse<'cancelSummary'> = {
  isComplete: false,
  products: firstLine
    ? [
        {
          transactionId: firstLine.transactionId,
          productName: firstLine.productName,
          productBrand: firstLine.productBrand,
          imageURL: firstLine.imageURL,
          imageTone: firstLine.imageTone,
          isGiveAway: 'N',
          quantity: 1,
          price: rupees(firstLine.price.value / firstLine.quantity),
        },
      ]
    : [],
  refundAmount: rupees(245_000),
  refundParts: [
    {
      destination: 'provider',
      name: 'ananya.rao@okhdfcbank',
      amount: rupees(230_600),
      arrivesBy: '2026-11-25',
    },
    { destination: 'cliq-cash', name: 'Cliq cash', amount: rupees(12_000), arrivesBy: '2026-11-20' },
    {
      destination: 'loyalty-points',
      name: 'Loyalty points',
      amount: rupees(2_400),
      arrivesBy: '2026-11-20',
    },
  ],
  lessDue: rupees(0),
  pointsTakenBack: 2_306,
  includesDelivery: false,
  freedCoupon: null,
  usedCoupon: null,
};

/** The cancellation of an order that is to be paid in cash: nothing was paid, so nothing goes back. */
export const cancelSummaryCash: CallResponse<'cancelSummary'> = {
  ...cancelSummary,
  isComplete: true,
  refundAmount: rupees(0),
  refundParts: [],
  lessDue: rupees(245_250),
  pointsTakenBack: 0,
  includesDelivery: true,
  freedCoupon: 'LUXE10',
};

/** A part of an order whose coupon stays used. */
export const cancelSummaryCoupon: CallResponse<'cancelSummary'> = {
  ...cancelSummary,
  usedCoupon: 'LUXE10',
};

/** The line after its cancellation. */
function cancelled(line: OrderLine): OrderLine {
  const statusDisplay = 'Cancelled Friday, 20 November';
  const steps: TrailStep[] = [
    ...trail.slice(0, 1).map((step) => ({ ...step, line: 'thin' as const })),
    { code: 'CANCELLED', name: 'Cancelled', status: 'DONE', line: 'none', at: cancelledAt },
  ];
  return {
    ...line,
    statusDisplay,
    trail: steps,
    groups: line.groups.map((group) => ({ ...group, state: 'CANCELLED', statusDisplay, trail: steps })),
    cancellableQuantity: 0,
  };
}

const cliqCash = rupees(12_000);
const points = rupees(2_400);
const paidOnline = rupees(orderPaid.finalAmount.value - cliqCash.value - points.value);

/**
 * An order that credits paid in part, and whose first line was cancelled. The provider has not paid its part
 * of the refund yet.
 */
export const orderPartCancelled: Order = {
  ...orderPaid,
  totalOrderAmount: paidOnline,
  finalAmount: paidOnline,
  cartAmount: {
    ...orderPaid.cartAmount,
    cliqCashPaidAmount: cliqCash,
    loyaltyPointsPaidAmount: points,
    paybleAmount: paidOnline,
  },
  earnedPoints: Math.floor(paidOnline.value / 100) - cancelSummary.pointsTakenBack,
  refunds: [
    {
      reason: 'cancelled',
      amount: cancelSummary.refundAmount,
      parts: cancelSummary.refundParts.map((part) => ({
        ...part,
        status: part.destination === 'provider' ? 'pending' : 'done',
        bankReference: null,
        isLate: false,
        redirectId: null,
      })),
    },
  ],
  products: orderPaid.products.map((line, at) => (at === 0 ? cancelled(line) : line)),
};
/** The bank rejects the refund, so it needs another destination. */
export const orderRefundRejected: Order = {
  ...orderPartCancelled,
  refunds: orderPartCancelled.refunds.map((one) => ({
    ...one,
    parts: one.parts.map((part) =>
      part.destination === 'provider' ? { ...part, status: 'failed', redirectId: 4821 } : part,
    ),
  })),
};
export const redirectRefund: CallResponse<'redirectRefund'> = {
  status: 'SUCCESS',
  orderDetails: {
    ...orderPartCancelled,
    refunds: orderPartCancelled.refunds.map((one) => ({
      ...one,
      parts: one.parts.map((part) =>
        part.destination === 'provider'
          ? { ...part, destination: 'bank', name: 'Your bank account', status: 'pending' }
          : part,
      ),
    })),
  },
};
export const cancelOrder: CallResponse<'cancelOrder'> = {
  status: 'SUCCESS',
  orderDetails: orderPartCancelled,
};

/** Both the address and the day can be changed. */
export const deliveryOptions: CallResponse<'deliveryOptions'> = {
  canChangeAddress: true,
  deliveryAddress: address,
  parcels: [
    {
      number: 1,
      sellerName: parcel.sellerName,
      products: cart.products.map(({ productName }) => productName),
      deliveryDay: '2026-11-24',
      days: [24, 25, 26, 27, 28, 29, 30].map((day) => `2026-11-${day}`),
    },
  ],
};

/** Another parcel of the order has left its seller. */
export const deliveryOptionsDaysOnly: CallResponse<'deliveryOptions'> = {
  ...deliveryOptions,
  canChangeAddress: false,
  parcels: deliveryOptions.parcels.map((one) => ({ ...one, number: 2 })),
};

/** The same order at an address that takes longer. */
export const deliveryOptionsElsewhere: CallResponse<'deliveryOptions'> = {
  ...deliveryOptions,
  parcels: deliveryOptions.parcels.map((one) => ({
    ...one,
    deliveryDay: '2026-11-26',
    days: [26, 27, 28, 29, 30].map((day) => `2026-11-${day}`),
  })),
};

export const changeDelivery: CallResponse<'changeDelivery'> = { status: 'SUCCESS', orderDetails: order };

export const orders: CallResponse<'orders'> = {
  orderData: [newestOrder, earlier],
  currentPage: 0,
  pageSize: 10,
  totalNoOfOrders: 2,
  counts: { all: 2, onTheWay: 1, delivered: 1, cancelled: 0 },
};
export const ordersEmpty: CallResponse<'orders'> = {
  ...orders,
  orderData: [],
  totalNoOfOrders: 0,
  counts: { all: 0, onTheWay: 0, delivered: 0, cancelled: 0 },
};
/** Orders whose search has no result in this state. */
export const ordersWithoutMatch: CallResponse<'orders'> = {
  ...orders,
  orderData: [],
  totalNoOfOrders: 0,
};
export const ordersMany: CallResponse<'orders'> = {
  orderData: Array.from({ length: 10 }, (_, at) => ({
    ...(at % 2 ? earlier : newestOrder),
    orderId: `2611${String(20 - at).padStart(2, '0')}-4877`,
    orderRefNo: `LX 2611 ${2048 - at} 77`,
  })),
  currentPage: 1,
  pageSize: 10,
  totalNoOfOrders: 34,
  counts: { all: 34, onTheWay: 5, delivered: 26, cancelled: 3 },
};

export const placeOrder: CallResponse<'placeOrder'> = { status: 'SUCCESS', orderDetails: order };

export const customerLogin: CallResponse<'customerLogin'> = {
  status: 'SUCCESS',
  userName: 'current',
  cartCode: null,
  cartGuid: null,
};

/** One order line, as the list of orders shows it. */
export const orderLine: OrderLine = toOrderLine(bagLine, 1);

/** An order that has arrived, with its invoice and a credit note for an item that came back. */
export const orderInvoiced: Order = {
  ...orderDelivered,
  invoices: [
    {
      number: 'KGT-2627-000123',
      kind: 'INVOICE',
      issuedDate: '2026-11-17T06:30:00.000Z',
      sellerName: 'Kala Ghoda Trading Private Limited',
      total: orderDelivered.finalAmount,
      invoiceNumber: null,
    },
    {
      number: 'KGT-C2627-000009',
      kind: 'CREDIT_NOTE',
      issuedDate: '2026-11-20T06:30:00.000Z',
      sellerName: 'Kala Ghoda Trading Private Limited',
      total: orderDelivered.products[0]?.price ?? orderDelivered.finalAmount,
      invoiceNumber: 'KGT-2627-000123',
    },
  ],
};
