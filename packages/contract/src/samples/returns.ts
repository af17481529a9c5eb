import { address } from './address.ts';
import { orderDelivered } from './order.ts';
import type { CallResponse, DropStore, OrderLine, Return, ReturnOptions } from '../calls/calls.ts';
import { rupees } from './values.ts';

const productOf = (line: OrderLine) => ({
  transactionId: line.transactionId,
  productName: line.productName,
  productBrand: line.productBrand,
  imageURL: line.imageURL,
  imageTone: line.imageTone,
  color: line.color,
  size: line.size,
});

const optionOf = (line: OrderLine): ReturnOptions['lines'][number] => ({
  ...productOf(line),
  price: rupees(line.price.value / line.quantity),
  returnPolicy: line.returnPolicy,
  returnableQuantity: line.quantity,
  faultQuantity: 0,
  replaceableQuantity: 0,
  choices: [],
  lastDay: '2026-11-26',
  obstacle: '',
});

type Choice = ReturnOptions['lines'][number]['choices'][number];

/** A line with sizes: the same, another, one that costs less, one that is sold out, one that costs more. */
const withChoices = (line: ReturnOptions['lines'][number]): ReturnOptions['lines'][number] => {
  const choice: Choice = {
    USSID: '100001UK7',
    color: line.color,
    size: 'UK 7',
    imageURL: line.imageURL,
    imageTone: line.imageTone,
    sellerName: 'Halden & Roe India',
    stock: 12,
    isSame: true,
    obstacle: '',
    difference: rupees(0),
  };
  return {
    ...line,
    size: 'UK 7',
    returnPolicy: '7 Day Return or Replacement',
    replaceableQuantity: line.returnableQuantity,
    choices: [
      choice,
      { ...choice, USSID: '100001UK8', size: 'UK 8', stock: 2, isSame: false },
      { ...choice, USSID: '100001UK9', size: 'UK 9', isSame: false, difference: rupees(1_400) },
      { ...choice, USSID: '100001UK10', size: 'UK 10', stock: 0, isSame: false, obstacle: 'Sold out.' },
      {
        ...choice,
        USSID: '100001UK11',
        size: 'UK 11',
        isSame: false,
        obstacle: 'It costs more: return the item and buy this one instead.',
      },
    ],
  };
};

const sendTo = ['LUXE Returns', 'Unit 6, Sector 37', 'Gurugram, Haryana 122001'];

const lines = orderDelivered.products.map(optionOf);
const [firstLine] = lines;

export const returnOptions: ReturnOptions = {
  orderId: orderDelivered.orderId,
  orderRefNo: orderDelivered.orderRefNo,
  lines,
  refundTargets: ['source', 'cliq-cash'],
  pickupDays: [
    { day: '2026-11-21', isAvailable: true },
    { day: '2026-11-22', isAvailable: false },
    { day: '2026-11-23', isAvailable: true },
    { day: '2026-11-24', isAvailable: true },
    { day: '2026-11-25', isAvailable: true },
    { day: '2026-11-26', isAvailable: true },
    { day: '2026-11-27', isAvailable: true },
  ],
  pickupAddress: address,
  courier: { sendTo, repayLimit: rupees(250), lastDay: '2026-11-27' },
};

/** An order that was paid in cash: its money goes to a bank account or becomes cliq cash. */
export const returnOptionsCash: ReturnOptions = { ...returnOptions, refundTargets: ['bank', 'cliq-cash'] };

/** Several items: one of three units, one whose period is over, one with a fault only, one not returnable. */
export const returnOptionsMixed: ReturnOptions = {
  ...returnOptions,
  lines: firstLine
    ? [
        { ...firstLine, transactionId: '261002119001', returnableQuantity: 3 },
        {
          ...firstLine,
          transactionId: '261002119002',
          returnableQuantity: 0,
          lastDay: '2026-11-12',
          obstacle: 'The last day to return it was Thursday, 12 November.',
        },
        {
          ...firstLine,
          transactionId: '261002119003',
          returnPolicy: 'Not Returnable',
          returnableQuantity: 0,
          faultQuantity: 1,
          lastDay: null,
          obstacle: '',
        },
        {
          ...firstLine,
          transactionId: '261002119004',
          returnPolicy: 'Not Returnable',
          returnableQuantity: 0,
          lastDay: null,
          obstacle: 'This item cannot be returned.',
        },
      ]
    : [],
};

/** Items that can be returned or replaced. */
export const returnOptionsReplace: ReturnOptions = { ...returnOptions, lines: lines.map(withChoices) };

/** Items that can only be replaced. */
export const returnOptionsReplaceOnly: ReturnOptions = {
  ...returnOptionsReplace,
  lines: returnOptionsReplace.lines.map((line) => ({
    ...line,
    returnPolicy: 'Replacement Only',
    returnableQuantity: 0,
  })),
};

/** No carrier collects at the address. */
export const returnOptionsNoPickup: ReturnOptions = { ...returnOptions, pickupDays: [] };

/** Nothing of the order can be returned. */
export const returnOptionsNone: ReturnOptions = {
  ...returnOptions,
  lines: lines.map((line) => ({
    ...line,
    returnableQuantity: 0,
    obstacle: 'The last day to return it was Thursday, 12 November.',
  })),
};

export const returnSummary: CallResponse<'returnSummary'> = {
  refundAmount: rupees(245_000),
  refundParts: [
    {
      destination: 'provider',
      name: 'Visa ending 4471',
      amount: rupees(230_600),
      arrivesBy: '2026-12-02',
    },
    { destination: 'cliq-cash', name: 'Cliq cash', amount: rupees(12_000), arrivesBy: '2026-11-21' },
    {
      destination: 'loyalty-points',
      name: 'Loyalty points',
      amount: rupees(2_400),
      arrivesBy: '2026-11-21',
    },
  ],
  pointsTakenBack: 2_306,
  includesDelivery: false,
};

/** Paid in cash; the money goes to a bank account. */
export const returnSummaryBank: CallResponse<'returnSummary'> = {
  ...returnSummary,
  refundParts: [
    { destination: 'bank', name: 'Your bank account', amount: rupees(245_000), arrivesBy: '2026-11-27' },
  ],
};

const store: DropStore = {
  id: 'lodhi-market',
  name: 'Lodhi Market, 12 Main Lane',
  address: 'Lodhi Colony',
  city: 'New Delhi',
  postalCode: '110003',
  hours: 'Open until 9 pm',
  isOpen: true,
};

export const dropStores: CallResponse<'dropStores'> = {
  stores: [
    store,
    {
      ...store,
      id: 'chanakyapuri',
      name: 'Chanakyapuri, Arcade 2',
      address: 'Satya Marg',
      postalCode: '110021',
      hours: 'Open until 9:30 pm',
    },
    {
      ...store,
      id: 'vasant-kunj',
      name: 'Vasant Kunj, Lower Ground',
      address: 'Nelson Mandela Marg',
      postalCode: '110070',
      hours: 'Closed today. Opens Saturday, 11 am',
      isOpen: false,
    },
  ],
};
export const dropStoresNone: CallResponse<'dropStores'> = { stores: [] };

export const bankBranch: CallResponse<'bankBranch'> = {
  ifsc: 'HDFC0000485',
  bank: 'HDFC Bank',
  branch: 'Jor Bagh, New Delhi',
};

const planned = returnSummary.refundParts.map((part) => ({
  ...part,
  status: 'planned' as const,
  bankReference: null,
}));

/** A return that was requested just now, with a pickup. */
export const returnRequested: Return = {
  returnCode: 'RT-2611-0093-12',
  returnRefNo: 'RT 2611 0093 12',
  orderId: orderDelivered.orderId,
  orderRefNo: orderDelivered.orderRefNo,
  createdAt: '2026-11-20T05:12:00.000Z',
  kind: 'refund',
  state: 'REQUESTED',
  statusDisplay: 'We collect it Saturday, 21 November, 9 am to 12 noon',
  trail: [
    {
      code: 'RETURN_REQUESTED',
      name: 'Requested',
      status: 'DONE',
      line: 'dashed',
      at: '2026-11-20T05:12:00.000Z',
    },
    { code: 'PICKED_UP', name: 'Collected', status: 'UPCOMING', line: 'dashed', at: '2026-11-21' },
    { code: 'RECEIVED', name: 'Received', status: 'UPCOMING', line: 'dashed', at: null },
    { code: 'INSPECTED', name: 'Checked', status: 'UPCOMING', line: 'dashed', at: null },
    { code: 'REFUNDED', name: 'Refund started', status: 'UPCOMING', line: 'none', at: null },
  ],
  products: orderDelivered.products.slice(0, 1).map((line) => ({
    ...productOf(line),
    quantity: 1,
    price: rupees(245_000),
    reason: 'damaged',
    replacement: null,
  })),
  newItems: [],
  photos: 2,
  method: 'schedulePickup',
  pickup: { day: '2026-11-21', slot: '9-12', address },
  drop: null,
  courier: null,
  refundTo: 'source',
  bankLastFour: null,
  refundAmount: rupees(245_000),
  refundParts: planned,
  canWithdraw: true,
  canEnterCourier: false,
  canDispute: false,
  rejection: '',
};

/** A replacement with another size that was requested just now. */
export const replacementRequested: Return = {
  ...returnRequested,
  kind: 'replacement',
  trail: returnRequested.trail.map((step) =>
    step.code === 'REFUNDED' ? { ...step, code: 'REPLACED', name: 'Replaced' } : step,
  ),
  products: returnRequested.products.map((product) => ({
    ...product,
    size: 'UK 7',
    reason: 'size',
    replacement: {
      color: product.color,
      size: 'UK 8',
      imageURL: product.imageURL,
      imageTone: product.imageTone,
      isReserved: true,
    },
  })),
  photos: 0,
  refundAmount: rupees(0),
  refundParts: [],
};

/** The old item is accepted, and the new one is on its way. */
export const replacementSent: Return = {
  ...replacementRequested,
  state: 'REPLACED',
  statusDisplay: 'Arriving Tuesday, 1 December',
  trail: replacementRequested.trail.map((step, at, all) => ({
    ...step,
    status: 'DONE',
    line: at === all.length - 1 ? 'none' : 'thick',
    at: `2026-11-2${at + 1}T06:30:00.000Z`,
  })),
  newItems: orderDelivered.products.slice(0, 1).map((line) => ({
    ...productOf(line),
    transactionId: '261002119009',
    size: 'UK 8',
    quantity: 1,
    statusDisplay: 'Arriving Tuesday, 1 December',
    trail: [
      { code: 'PLACED', name: 'Placed', status: 'DONE', line: 'thick', at: '2026-11-25T06:30:00.000Z' },
      { code: 'SHIPPED', name: 'Shipped', status: 'DONE', line: 'dashed', at: '2026-11-27T06:30:00.000Z' },
      { code: 'DELIVERED', name: 'Delivered', status: 'UPCOMING', line: 'none', at: '2026-12-01' },
    ],
  })),
  canWithdraw: false,
};

/** To be left at a store. */
export const returnDrop: Return = {
  ...returnRequested,
  statusDisplay: 'Leave it at the store by Thursday, 26 November',
  method: 'quickDrop',
  pickup: null,
  drop: { store, code: '4821' },
};

/** To be sent with a courier; its number is still missing. */
export const returnCourier: Return = {
  ...returnRequested,
  statusDisplay: 'Hand it to a courier by Friday, 27 November',
  method: 'selfCourier',
  pickup: null,
  courier: {
    sendTo,
    lastDay: '2026-11-27',
    courierName: null,
    trackingNumber: null,
    repay: rupees(0),
  },
  canEnterCourier: true,
};

/** On its way with a courier of the shopper. */
export const returnCourierSent: Return = {
  ...returnCourier,
  state: 'PICKED_UP',
  statusDisplay: 'On its way to us',
  courier: returnCourier.courier && {
    ...returnCourier.courier,
    courierName: 'India Post',
    trackingNumber: 'ED123456789IN',
    repay: rupees(180),
  },
  canWithdraw: false,
};

/** Everything has happened, and the bank has confirmed the refund. */
export const returnRefunded: Return = {
  ...returnRequested,
  state: 'REFUNDED',
  statusDisplay: 'Refunded Wednesday, 25 November',
  trail: returnRequested.trail.map((step, at, all) => ({
    ...step,
    status: 'DONE',
    line: at === all.length - 1 ? 'none' : 'thick',
    at: `2026-11-2${at + 1}T06:30:00.000Z`,
  })),
  refundParts: planned.map((part) => ({
    ...part,
    status: 'done',
    bankReference: part.destination === 'provider' ? '74332746330001234567890' : null,
  })),
  canWithdraw: false,
};

/** The inspection has rejected the items; the shopper may dispute it. */
export const returnRejected: Return = {
  ...returnRequested,
  state: 'REJECTED',
  statusDisplay: 'The inspection has rejected it',
  trail: [
    ...returnRequested.trail.slice(0, 3).map((step, at) => ({
      ...step,
      status: 'DONE' as const,
      line: 'thick' as const,
      at: `2026-11-2${at + 1}T06:30:00.000Z`,
    })),
    { code: 'REJECTED', name: 'Rejected', status: 'DONE', line: 'none', at: '2026-11-24T06:30:00.000Z' },
  ],
  canWithdraw: false,
  canDispute: true,
  rejection: 'The sole has been worn outdoors.',
};

/** Withdrawn by the shopper. */
export const returnWithdrawn: Return = {
  ...returnRequested,
  state: 'WITHDRAWN',
  statusDisplay: 'Withdrawn Friday, 20 November',
  trail: [
    ...returnRequested.trail.slice(0, 1).map((step) => ({ ...step, line: 'thin' as const })),
    {
      code: 'RETURN_WITHDRAWN',
      name: 'Withdrawn',
      status: 'DONE',
      line: 'none',
      at: '2026-11-20T06:30:00.000Z',
    },
  ],
  canWithdraw: false,
};

export const returns: CallResponse<'returns'> = {
  returns: [
    returnRequested,
    { ...returnRefunded, returnCode: 'RT-2610-0088-40', returnRefNo: 'RT 2610 0088 40' },
  ],
  currentPage: 0,
  pageSize: 10,
  totalNoOfReturns: 2,
};
export const returnsEmpty: CallResponse<'returns'> = { ...returns, returns: [], totalNoOfReturns: 0 };
