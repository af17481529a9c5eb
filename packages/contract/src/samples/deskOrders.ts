import type {
  DeskFoundOrder,
  DeskListedMail,
  DeskOrder,
  DeskParcel,
  DeskPayment,
  DeskResponse,
  DeskReturn,
} from '../desk/desk.ts';

const orderId = 'LX-2611-2048-77';
const placedAt = '2026-11-20T05:00:00.000Z';

const address: DeskOrder['address'] = {
  firstName: 'Ananya',
  lastName: 'Rao',
  line1: 'Flat 12, Laburnum Court',
  line2: 'MG Road',
  line3: 'Ashok Nagar',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560001',
  phone: '9876543210',
  email: 'ananya@example.com',
};

const line: DeskOrder['lines'][number] = {
  id: 11,
  transactionId: '26112048771',
  ussid: '125001000000123',
  productCode: 'lx1001',
  productName: 'Kanjivaram silk saree',
  brandName: 'Neelam Vaid',
  color: 'Indigo',
  size: '',
  sellerName: 'Neelam Vaid Studio',
  quantity: 3,
  unitPaise: 8_300_00,
  payablePaise: 23_550_00,
  deliveryMode: 'home-delivery',
  deliveryDay: '2026-11-26',
  isGiveAway: false,
  replacesLineId: null,
};

const potli: DeskOrder['lines'][number] = {
  ...line,
  id: 12,
  transactionId: '26112048772',
  ussid: '125001000000456',
  productCode: 'lx1002',
  productName: 'Embroidered potli',
  quantity: 1,
  unitPaise: 3_000_00,
  payablePaise: 2_850_00,
};

const placedEvent = { state: 'placed', actor: 'shopper', note: '', at: placedAt } as const;
const confirmedEvent = {
  state: 'confirmed',
  actor: 'desk',
  note: 'Meera Nair',
  at: '2026-11-20T06:10:00.000Z',
} as const;

const unit: DeskParcel['units'][number] = {
  id: 21,
  lineId: line.id,
  productName: line.productName,
  ussid: line.ussid,
  number: 1,
  state: 'confirmed',
  stateAt: confirmedEvent.at,
  events: [placedEvent, confirmedEvent],
};

/** A parcel to pack: its next move needs the number of a tamper seal. */
const parcelToPack: DeskParcel = {
  id: 31,
  number: 1,
  sellerName: line.sellerName,
  deliveryMode: 'home-delivery',
  deliveryDay: '2026-11-26',
  hasDeliveryCode: true,
  sealNumber: null,
  booking: null,
  holdUntil: '2026-11-24T18:30:00.000Z',
  units: [unit],
  events: [],
  moves: [
    { to: 'packed', fields: ['sealNumber'] },
    { to: 'cancelled', fields: [] },
  ],
};

/** A parcel at the door: the rider needs the code of the shopper. */
const parcelAtDoor: DeskParcel = {
  ...parcelToPack,
  id: 32,
  number: 2,
  sealNumber: 'TS 4471-09',
  booking: { carrier: 'demo', courierName: 'Blue Dart', trackingNumber: 'BD26112048' },
  holdUntil: null,
  units: [
    {
      ...unit,
      id: 22,
      lineId: potli.id,
      productName: potli.productName,
      ussid: potli.ussid,
      state: 'outForDelivery',
      stateAt: '2026-11-25T03:30:00.000Z',
      events: [
        placedEvent,
        { ...confirmedEvent, actor: 'clock', note: '' },
        { state: 'packed', actor: 'desk', note: 'Meera Nair', at: '2026-11-21T05:00:00.000Z' },
        { state: 'shipped', actor: 'carrier', note: '', at: '2026-11-23T09:00:00.000Z' },
        { state: 'outForDelivery', actor: 'carrier', note: '', at: '2026-11-25T03:30:00.000Z' },
      ],
    },
  ],
  events: [
    {
      text: 'Picked up',
      place: 'Bengaluru',
      state: 'shipped',
      hasMoved: true,
      at: '2026-11-23T09:00:00.000Z',
    },
    { text: 'In transit', place: 'Mysuru', state: null, hasMoved: false, at: '2026-11-23T18:00:00.000Z' },
    {
      text: 'Out for delivery',
      place: 'Bengaluru',
      state: 'outForDelivery',
      hasMoved: true,
      at: '2026-11-25T03:30:00.000Z',
    },
    {
      text: 'Picked up',
      place: 'Bengaluru',
      state: 'shipped',
      hasMoved: false,
      at: '2026-11-23T08:00:00.000Z',
    },
  ],
  moves: [
    { to: 'delivered', fields: ['deliveryCode'] },
    { to: 'deliveryFailed', fields: [] },
    { to: 'returningToOrigin', fields: [] },
    { to: 'lost', fields: [] },
  ],
};

/** Two units of it come back: one was received, and the inspection has rejected the other. */
const deliveredParcel: DeskParcel = {
  ...parcelAtDoor,
  id: 33,
  number: 3,
  sealNumber: 'TS 4471-10',
  units: (['received', 'rejected'] as const).map((state, at) => ({
    ...unit,
    id: 23 + at,
    number: 2 + at,
    state,
    stateAt: '2026-11-28T05:00:00.000Z',
    events: [
      placedEvent,
      confirmedEvent,
      { state: 'delivered', actor: 'carrier', note: '', at: '2026-11-25T05:00:00.000Z' },
      { state, actor: 'desk', note: 'Meera Nair', at: '2026-11-28T05:00:00.000Z' },
    ],
  })),
  moves: [],
};

const payment: DeskPayment = {
  reference: 'LX26112048771',
  orderId,
  giftCardOrderId: null,
  mode: 'Credit Card',
  provider: 'sandbox',
  status: 'charged',
  gatewayStatus: 'CHARGED',
  errorMessage: null,
  amountPaise: 26_400_00,
  createdAt: placedAt,
  checks: 2,
  checkAt: null,
  canSettle: false,
  ...{ actions: [], redirect: null },
};

const pendingPayment: DeskPayment = {
  ...payment,
  reference: 'LX26112049121',
  orderId: 'LX-2611-2049-12',
  status: 'open',
  gatewayStatus: null,
  checkAt: '2026-11-28T06:00:00.000Z',
  canSettle: true,
};

export const deskListedMail: DeskListedMail = {
  id: 41,
  subject: 'Your order LX-2611-2048-77',
  recipient: address.email,
  status: 'sent',
  tries: 1,
  problem: null,
  createdAt: placedAt,
  sentAt: '2026-11-20T05:00:04.000Z',
};

const deskReturn: DeskReturn = {
  id: 51,
  code: 'RT-2611-0093-12',
  orderId,
  state: 'received',
  kind: 'refund',
  method: 'schedulePickup',
  createdAt: '2026-11-27T05:00:00.000Z',
  handOverBy: '2026-12-04',
  refundTo: 'bank',
  withdrawnAt: null,
  pickup: { day: '2026-11-28', slot: '9-12', city: 'Bengaluru', postalCode: '560001' },
  store: null,
  courier: null,
  bankLastFour: '4321',
  rejection: '',
  dispute: null,
  units: [
    {
      unitId: 23,
      lineId: line.id,
      productName: line.productName,
      state: 'received',
      reason: 'damaged',
      comment: 'The border is torn.',
      replacement: null,
    },
  ],
  photos: [
    {
      name: 'border.jpg',
      type: 'image/jpeg',
      bytes: 240_000,
      url: '/desk/api/returns/51/photos/6f0f1f3e-6f3c-4a31-9f7c-2b8f3f1f0a11',
    },
  ],
  moves: [
    { to: 'inspected', fields: ['isSellable'] },
    { to: 'rejected', fields: ['rejection'] },
  ],
};

/** A replacement whose rejection the shopper disputes. */
const deskReplacement: DeskReturn = {
  ...deskReturn,
  id: 52,
  code: 'RT-2611-0094-03',
  state: 'rejected',
  kind: 'replacement',
  method: 'quickDrop',
  refundTo: 'source',
  pickup: null,
  store: { name: 'LUXE MG Road', city: 'Bengaluru', dropCode: '482915' },
  bankLastFour: null,
  rejection: 'The label is missing.',
  dispute: 'The label was never there.\nPlease look at the photo.',
  units: deskReturn.units.map((one) => ({
    ...one,
    unitId: 24,
    state: 'rejected',
    reason: 'size',
    comment: '',
    replacement: { ussid: '125001000000124', status: 'released' },
  })),
  moves: [
    { to: 'inspected', fields: ['isSellable'] },
    { to: 'sentBack', fields: [] },
  ],
};

const part: DeskOrder['refunds'][number]['parts'][number] = {
  id: 61,
  destination: 'provider',
  brandCode: null,
  amountPaise: 1_500_00,
  status: 'failed',
  arrivesBy: '2026-12-02',
  bankLastFour: null,
  bankReference: null,
  requestNumber: 3,
  redirectedAt: null,
  doneAt: null,
  actions: ['retry', 'redirect'],
};

/** An order with everything that an order can have. */
export const deskOrder: DeskOrder = {
  id: orderId,
  status: 'placed',
  placedAt,
  settledAt: '2026-11-20T05:00:03.000Z',
  paymentMode: 'Credit Card',
  paymentStatus: 'SUCCESS',
  errorMessage: null,
  amounts: [
    { part: 'subtotal', paise: 27_900_00 },
    { part: 'couponDiscount', paise: -1_000_00 },
    { part: 'cliqCash', paise: -500_00 },
  ],
  payablePaise: 26_400_00,
  couponCode: 'WELCOME',
  bankOfferCode: null,
  packing: { giftWrap: true, hidesPrices: true, message: 'Happy birthday, Amma!\nWith love' },
  address,
  whatsapp: true,
  billing: { name: 'Rao Textiles LLP', gstin: '29ABCDE1234F1Z5' },
  lines: [line, potli],
  parcels: [parcelToPack, parcelAtDoor, deliveredParcel],
  changes: [
    { what: 'address', note: '400001 to 560001', at: '2026-11-20T09:00:00.000Z' },
    { what: 'day', note: 'parcel 1, 2026-11-24 to 2026-11-26', at: '2026-11-21T09:00:00.000Z' },
  ],
  returns: [deskReplacement, deskReturn],
  refunds: [
    {
      id: 71,
      reason: 'returned',
      createdAt: '2026-11-26T05:00:00.000Z',
      parts: [
        part,
        {
          ...part,
          id: 62,
          destination: 'bank',
          status: 'pending',
          bankLastFour: '4321',
          redirectedAt: '2026-11-27T05:00:00.000Z',
          actions: ['transfer'],
        },
        {
          ...part,
          id: 63,
          destination: 'cliq-cash',
          amountPaise: 500_00,
          status: 'done',
          requestNumber: 1,
          doneAt: '2026-11-26T05:00:00.000Z',
          actions: [],
        },
      ],
    },
  ],
  payments: [payment],
  paymentEvents: [
    { kind: 'webhook', eventId: 'evt-1', detail: 'ORDER_SUCCEEDED', at: '2026-11-20T05:00:03.000Z' },
  ],
  ledger: [
    { account: 'provider', paise: 26_400_00, at: '2026-11-20T05:00:03.000Z' },
    { account: 'sales', paise: -26_400_00, at: '2026-11-20T05:00:03.000Z' },
  ],
  mails: [deskListedMail],
};

/** An order whose payment has failed: nothing to move. */
export const deskOrderFailed: DeskOrder = {
  ...deskOrder,
  id: 'LX-2611-2050-31',
  status: 'failed',
  paymentStatus: 'FAILURE',
  errorMessage: 'Your bank has declined the payment.',
  packing: null,
  billing: null,
  parcels: [],
  changes: [],
  returns: [],
  refunds: [],
  payments: [
    {
      ...payment,
      orderId: 'LX-2611-2050-31',
      status: 'failed',
      gatewayStatus: 'AUTHENTICATION_FAILED',
      errorMessage: 'Your bank has declined the payment.',
    },
  ],
  ledger: [],
  mails: [],
};

/** The charge of an order came too late, and its provider rejects the refund. */
export const deskOrderChargeRejected: DeskOrder = {
  ...deskOrderFailed,
  errorMessage: 'The payment came too late for this order. Your money is on its way back.',
  payments: [
    {
      ...payment,
      ...{ orderId: deskOrderFailed.id, reference: 'LX-2611-2050-31-1', status: 'refunding' },
      checkAt: '2026-11-29T05:00:00.000Z',
      canSettle: true,
      actions: ['retry', 'redirect'],
    },
  ],
};

/** The same charge goes to a bank account, and the transfer is not made yet. */
export const deskOrderChargeTransfer: DeskOrder = {
  ...deskOrderChargeRejected,
  payments: deskOrderChargeRejected.payments.map((one) => ({
    ...one,
    ...{ status: 'refunded', checkAt: null, canSettle: false, actions: ['transfer'] },
    redirect: {
      ...{ destination: 'bank', amountPaise: one.amountPaise, bankLastFour: '4321' },
      ...{ bankReference: null, doneAt: null },
    },
  })),
};

const found: DeskFoundOrder = {
  id: orderId,
  placedAt,
  status: 'placed',
  states: ['confirmed', 'outForDelivery'],
  paymentMode: 'Credit Card',
  shopper: { name: 'Ananya Rao', email: address.email, phone: address.phone },
  products: ['Kanjivaram silk saree', 'Embroidered potli'],
  payablePaise: 26_400_00,
};

export const deskOrders: DeskResponse<'orders'> = {
  orders: [
    found,
    {
      ...found,
      id: 'LX-2611-2049-12',
      status: 'open',
      states: [],
      paymentMode: 'UPI',
      products: ['Hour watch'],
      payablePaise: 1_89_900_00,
    },
    {
      ...found,
      id: 'LX-2611-2050-31',
      status: 'failed',
      states: [],
      shopper: {
        name: `Venkatanarasimharajuvaripeta ${'Subrahmanyam '.repeat(3)}`.trim(),
        email: 'venkatanarasimharajuvaripeta.subrahmanyam@long-names.example.com',
        phone: '9123456780',
      },
    },
  ],
  next: null,
};

/** A full page with a next one. */
export const deskOrdersMany: DeskResponse<'orders'> = {
  orders: Array.from({ length: 50 }, (_, index) => ({
    ...found,
    id: `LX-2611-${String(2048 - index).padStart(4, '0')}-77`,
    placedAt: new Date(Date.parse(placedAt) - index * 60_000).toISOString(),
  })),
  next: '2026-11-20T04:11:00.000Z LX-2611-1999-77',
};

export const deskOrdersEmpty: DeskResponse<'orders'> = { orders: [], next: null };

export const deskOverview: DeskResponse<'overview'> = {
  payments: [pendingPayment],
  rejectedRefunds: [
    {
      orderId,
      partId: part.id,
      ...{ giftCardOrderId: null, reference: null },
      amountPaise: part.amountPaise,
      createdAt: '2026-11-26T05:00:00.000Z',
      requestNumber: 3,
    },
    {
      ...{ orderId: '', giftCardOrderId: 'GC-2611-2048-77', partId: null, reference: 'GC-2611-2048-77-1' },
      amountPaise: 75_000_00,
      createdAt: '2026-11-27T05:00:00.000Z',
      requestNumber: 5,
    },
  ],
  transfers: [
    {
      ...{ orderId, giftCardOrderId: null, partId: 62, reference: null },
      amountPaise: part.amountPaise,
      createdAt: '2026-11-27T05:00:00.000Z',
      requestNumber: 3,
    },
    {
      ...{ orderId: 'LX-2611-2050-31', giftCardOrderId: null, partId: null, reference: 'LX-2611-2050-31-1' },
      amountPaise: 26_400_00,
      createdAt: '2026-11-28T05:00:00.000Z',
      requestNumber: 5,
    },
  ],
  ledger: {
    balancePaise: 0,
    accounts: [
      { account: 'cliq-cash', paise: -500_00 },
      { account: 'provider', paise: 26_400_00 },
      { account: 'sales', paise: -25_900_00 },
    ],
  },
};

/** A ledger that does not balance, and nothing to do. */
export const deskOverviewUnbalanced: DeskResponse<'overview'> = {
  payments: [],
  rejectedRefunds: [],
  transfers: [],
  ledger: { balancePaise: 100, accounts: [{ account: 'provider', paise: 100 }] },
};

const { id, code, state, kind, method, createdAt, handOverBy } = deskReturn;
const listedReturn = { id, code, orderId, state, kind, method, createdAt, handOverBy };

export const deskReturns: DeskResponse<'returns'> = {
  returns: [
    { ...listedReturn, products: [line.productName], photos: 1, isDisputed: false },
    {
      ...listedReturn,
      id: deskReplacement.id,
      code: deskReplacement.code,
      state: 'rejected',
      kind: 'replacement',
      method: 'quickDrop',
      products: [line.productName, 'Embroidered potli'],
      photos: 0,
      isDisputed: true,
    },
  ],
  next: '1.52',
};
export const deskReturnsEmpty: DeskResponse<'returns'> = { returns: [], next: null };

export const deskTransfer: DeskResponse<'showTransfer'> = {
  account: { holder: 'Ananya Rao', ifsc: 'HDFC0000123', accountNumber: '50100123454321' },
  amountPaise: 1_500_00,
};
