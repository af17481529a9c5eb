import type { DeskCallName, DeskResponse } from '../desk/desk.ts';
import * as content from './deskContent.ts';
import * as orders from './deskOrders.ts';
import { deskListedMail } from './deskOrders.ts';

const deskSession: DeskResponse<'session'> = {
  person: { name: 'Meera Nair', email: 'meera@shop.example' },
  roles: ['orders', 'content', 'settings'],
  mustChangePassword: false,
  csrf: 'Zm9ybQ-value-of-the-session',
};
const deskSessionFirst: DeskResponse<'session'> = { ...deskSession, mustChangePassword: true };
const deskSessionOrders: DeskResponse<'session'> = { ...deskSession, roles: ['orders'] };
const deskSessionPrivacy: DeskResponse<'session'> = { ...deskSession, roles: ['privacy'] };

const deskTicket: DeskResponse<'ticket'>['ticket'] = {
  number: 'T1000234',
  topic: 'delivery',
  status: 'open',
  orderId: 'LX-2611-2048-77',
  createdAt: '2026-11-27T05:00:00.000Z',
  acknowledgeBy: '2026-11-29T05:00:00.000Z',
  solveBy: '2026-12-27T05:00:00.000Z',
  isAcknowledged: true,
  isLate: false,
  text: 'The parcel has not moved for three days.\nPlease ask the courier.',
  files: [
    {
      name: 'tracking.pdf',
      type: 'application/pdf',
      bytes: 88_000,
      url: '/desk/api/tickets/T1000234/files/0d7f6a52-4a55-4e47-9a30-4b8b3f9c1d20',
    },
  ],
  messages: [
    {
      author: 'shop',
      operator: 'Meera Nair',
      text: 'It arrives tomorrow.',
      createdAt: '2026-11-27T06:00:00.000Z',
    },
    { author: 'customer', operator: '', text: 'It did not.', createdAt: '2026-11-28T06:00:00.000Z' },
  ],
  missingOrder: null,
  canAnswer: true,
};

/** A ticket about a payment without an order, closed. */
const deskTicketMissing: DeskResponse<'ticket'>['ticket'] = {
  ...deskTicket,
  number: 'T1000235',
  topic: 'missing-order',
  status: 'closed',
  orderId: null,
  isAcknowledged: false,
  files: [],
  messages: [],
  missingOrder: {
    reference: '612345678901',
    paidOn: '',
    amountPaise: 12_500_00,
    paymentMode: 'upi',
    email: 'ananya@example.com',
  },
  canAnswer: false,
};

const { files: _files, messages: _messages, missingOrder: _missing, canAnswer: _can, ...listed } = deskTicket;

const deskTickets: DeskResponse<'tickets'> = {
  tickets: [
    listed,
    {
      ...listed,
      number: 'T1000236',
      isAcknowledged: false,
      isLate: true,
      topic: 'returns',
      orderId: null,
      text: 'A '.repeat(140).trim(),
    },
  ],
  next: null,
};
const deskTicketsEmpty: DeskResponse<'tickets'> = { tickets: [], next: null };

const deskFeedback: DeskResponse<'feedback'> = {
  months: [
    {
      month: '2026-11',
      kind: 'order',
      answers: 20,
      promoters: 12,
      passives: 5,
      detractors: 3,
      score: 45,
    },
    { month: '2026-11', kind: 'return', answers: 4, promoters: 1, passives: 1, detractors: 2, score: -25 },
  ],
  answers: [
    {
      kind: 'order',
      subject: 'LX-2611-2048-77',
      orderId: 'LX-2611-2048-77',
      score: 9,
      reasons: ['products', 'packing'],
      comment: 'The saree is lovelier than on the pictures.',
      answeredAt: '2026-11-27T05:00:00.000Z',
    },
    {
      kind: 'return',
      subject: 'RT-2611-0093-12',
      orderId: 'LX-2611-2048-77',
      score: 3,
      reasons: [],
      comment: '',
      answeredAt: '2026-11-26T05:00:00.000Z',
    },
  ],
};
const deskHelpVotes: DeskResponse<'helpVotes'> = {
  answers: [
    { topicId: 'payment', topic: 'Payment', question: 'How can I pay?', helped: 12, notHelped: 9 },
    {
      topicId: 'delivery',
      topic: 'Delivery',
      question: 'When does my order arrive?',
      helped: 140,
      notHelped: 3,
    },
    { topicId: 'account', topic: 'Your account', question: 'I did not get a code', helped: 0, notHelped: 0 },
  ],
};
const deskHelpVotesEmpty: DeskResponse<'helpVotes'> = { answers: [] };

const offerReaders: DeskResponse<'offerReaders'> = {
  readers: [
    {
      email: 'ananya.rao@example.com',
      name: 'Ananya Rao',
      source: 'both',
      since: '2026-11-18T05:12:00Z',
    },
    { email: 'kabir@example.com', name: '', source: 'newsletter', since: '2026-10-02T09:30:00Z' },
    { email: 'leela.nair@example.com', name: 'Leela Nair', source: 'profile', since: '2026-11-20T04:00:00Z' },
  ],
  total: 3,
  next: null,
};
const offerReadersEmpty: DeskResponse<'offerReaders'> = { readers: [], total: 0, next: null };

const webVitals: DeskResponse<'webVitals'> = {
  days: 7,
  routes: [
    {
      route: 'product',
      device: 'phone',
      views: 1840,
      metrics: [
        { metric: 'LCP', p75: 2310, rating: 'good', views: 1812 },
        { metric: 'INP', p75: 264, rating: 'needsWork', views: 1204 },
        { metric: 'CLS', p75: 0.02, rating: 'good', views: 1840 },
        { metric: 'FCP', p75: 1420, rating: 'good', views: 1812 },
        { metric: 'TTFB', p75: 610, rating: 'good', views: 1840 },
      ],
    },
    {
      route: 'listing',
      device: 'desktop',
      views: 312,
      metrics: [
        { metric: 'LCP', p75: 4420, rating: 'poor', views: 310 },
        { metric: 'CLS', p75: 0.12, rating: 'needsWork', views: 312 },
      ],
    },
  ],
  errors: [
    {
      where: 'addToBag',
      kind: 'call',
      name: 'ApiError',
      message: 'addToBag 409 B9301',
      times: 14,
      firstAt: '2026-11-18T05:12:00.000Z',
      lastAt: '2026-11-20T04:55:00.000Z',
    },
  ],
};
/** The first hours of a shop: a single visit, and no error. */
const webVitalsFew: DeskResponse<'webVitals'> = {
  days: 7,
  routes: [
    {
      route: 'home',
      device: 'phone',
      views: 1,
      metrics: [{ metric: 'LCP', p75: 1760, rating: 'good', views: 1 }],
    },
  ],
  errors: [],
};

const deskFeedbackEmpty: DeskResponse<'feedback'> = { months: [], answers: [] };

const deskMails: DeskResponse<'mails'> = {
  mails: [
    deskListedMail,
    { ...deskListedMail, id: 42, status: 'stored', tries: 0, sentAt: null },
    {
      ...deskListedMail,
      id: 43,
      status: 'waiting',
      tries: 2,
      problem: '451 Try again later',
      sentAt: null,
    },
    { ...deskListedMail, id: 44, status: 'failed', tries: 9, problem: '550 No such mailbox', sentAt: null },
  ],
  next: null,
};
const deskMailsEmpty: DeskResponse<'mails'> = { mails: [], next: null };

const deskMail: DeskResponse<'mail'> = {
  mail: {
    ...deskListedMail,
    orderId: 'LX-2611-2048-77',
    text: 'Hello Ananya,\n\nwe have your order LX-2611-2048-77.',
    htmlUrl: '/desk/api/mails/41/html',
  },
};

const deskGiftCard: DeskResponse<'giftCard'>['giftCard'] = {
  giftCardOrderId: 'GC-2611-2048-77',
  state: 'held',
  cardState: 'none',
  amountPaise: 75_000_00,
  recipientName: 'Meera Iyer',
  recipientEmail: 'meera.i@example.com',
  senderName: 'Ananya',
  senderEmail: 'ananya@example.com',
  lastFour: '',
  heldFor: 'The amount is above ₹50,000.',
  createdAt: '2026-11-28T08:30:00.000Z',
  message: 'For the flat with the yellow door. Buy something useless.',
  deliverOn: null,
  lastDay: null,
  isCustomer: true,
  paidWith: 'Visa ending 4242',
  payments: [
    {
      reference: 'GC-2611-2048-77-1',
      provider: 'juspay',
      mode: 'Credit Card',
      status: 'charged',
      amountPaise: 75_000_00,
      createdAt: '2026-11-28T08:30:00.000Z',
      actions: [],
      redirect: null,
    },
  ],
  mailProblem: '',
  sentAt: null,
  redeemedAt: null,
  moves: ['release', 'reject'],
};
const deskGiftCardSent: DeskResponse<'giftCard'>['giftCard'] = {
  ...deskGiftCard,
  giftCardOrderId: 'GC-2611-2048-12',
  state: 'sent',
  cardState: 'active',
  heldFor: '',
  lastFour: 'CV0C',
  lastDay: '2027-11-30',
  sentAt: '2026-11-28T08:32:00.000Z',
  moves: ['block', 'sendAgain'],
};
const deskGiftCardUndelivered: DeskResponse<'giftCard'>['giftCard'] = {
  ...deskGiftCardSent,
  state: 'undelivered',
  mailProblem: '550 5.1.1 The mailbox does not exist.',
};
const deskGiftCardRejected: DeskResponse<'giftCard'>['giftCard'] = {
  ...deskGiftCard,
  ...{ state: 'refunding', heldFor: '', moves: [] },
  payments: deskGiftCard.payments.map((payment) => ({
    ...payment,
    status: 'refunding',
    actions: ['retry', 'redirect'],
  })),
};
const deskGiftCardTransfer: DeskResponse<'giftCard'>['giftCard'] = {
  ...deskGiftCardRejected,
  payments: deskGiftCard.payments.map((payment) => ({
    ...payment,
    status: 'refunded',
    actions: ['transfer'],
    redirect: {
      ...{ destination: 'bank', amountPaise: payment.amountPaise, bankLastFour: '4321' },
      ...{ bankReference: null, doneAt: null },
    },
  })),
};
const toListed = ({
  giftCardOrderId,
  state,
  cardState,
  amountPaise,
  recipientName,
  recipientEmail,
  senderName,
  senderEmail,
  lastFour,
  heldFor,
  createdAt,
}: DeskResponse<'giftCard'>['giftCard']) => ({
  ...{ giftCardOrderId, state, cardState, amountPaise, recipientName, recipientEmail },
  ...{ senderName, senderEmail, lastFour, heldFor, createdAt },
});
const deskGiftCards: DeskResponse<'giftCards'> = {
  giftCards: [toListed(deskGiftCard), toListed(deskGiftCardSent)],
  next: null,
};

const deskLead: DeskResponse<'giftCardLeads'>['leads'][number] = {
  leadId: 12,
  leadNumber: 'CG-2611-2048-77',
  status: 'new',
  company: 'Yellow Door Interiors LLP',
  gstin: '27AAPFU0939F1ZV',
  contactName: 'Kabir Rao',
  email: 'kabir@yellowdoor.example',
  phone: '9812345670',
  note: 'For Diwali, on paper if possible.',
  rows: [
    { denominationPaise: 5_000_00, quantity: 40 },
    { denominationPaise: 10_000_00, quantity: 10 },
  ],
  totalQuantity: 50,
  totalPaise: 3_00_000_00,
  createdAt: '2026-11-28T08:30:00.000Z',
};

const deskCall: DeskResponse<'callRequests'>['requests'][number] = {
  callId: 7,
  leadNumber: 'CB-2611-2048-77',
  kind: 'callbackStore',
  status: 'new',
  name: 'Ananya Rao',
  phone: '9812345670',
  email: '',
  timeOfDay: 'evening',
  topic: 'gift',
  message: 'A watch for my father, below two lakh.',
  city: 'Mumbai',
  preferredDay: '2026-12-02',
  sharesWithPartner: false,
  isCustomer: true,
  createdAt: '2026-11-28T08:30:00.000Z',
};

const deskDataRequest: DeskResponse<'dataRequests'>['requests'][number] = {
  requestId: 3,
  number: 'DR-2611-2048-77',
  kind: 'erasure',
  status: 'open',
  name: 'Ananya Rao',
  email: 'ananya@example.com',
  isCustomer: false,
  text: 'Please erase what you have about my guest orders.',
  createdAt: '2026-10-20T05:00:00.000Z',
  dueAt: '2026-11-20T05:00:00.000Z',
  isLate: true,
  answer: '',
};

const deskOffer: DeskResponse<'offer'> = {
  offer: {
    ussid: '125001000000123',
    productName: 'Kanjivaram silk saree',
    mrpPaise: 27_900_00,
    pricePaise: 24_900_00,
    stock: 7,
  },
};

const deskPolicy: DeskResponse<'policy'> = {
  values: [
    {
      name: 'expressFee',
      type: 'paise',
      value: 250_00,
      seed: 250_00,
      min: 0,
      max: 1_00_00_00_000_00,
      sentence: 'Charge for the express delivery of a line.',
    },
    {
      name: 'returnHandOverDays',
      type: 'days',
      value: 7,
      seed: 7,
      min: 1,
      max: 60,
      sentence: 'Days in which a shopper hands over the items of a return.',
    },
    {
      name: 'gstSlabs',
      type: 'gstSlabs',
      value: [
        { hsn: '61', rate: 500, upTo: 2_500_00, above: 1800 },
        { hsn: '91', rate: 1800 },
      ],
      sentence: 'GST rates by HSN code, in basis points.',
    },
  ],
  changes: [
    {
      name: 'expressFee',
      oldValue: 200_00,
      newValue: 250_00,
      operator: 'Meera Nair',
      at: '2026-11-20T05:00:00.000Z',
    },
  ],
};

const deskStaff: DeskResponse<'staff'> = {
  people: [
    {
      id: 1,
      name: 'Meera Nair',
      email: 'meera@shop.example',
      roles: ['orders', 'settings'],
      state: 'active',
      disabledAt: null,
    },
    {
      id: 2,
      name: 'Kabir Sen',
      email: 'kabir@shop.example',
      roles: ['orders'],
      state: 'firstPassword',
      disabledAt: null,
    },
    {
      id: 3,
      name: 'Tara Das',
      email: 'tara@shop.example',
      roles: ['settings'],
      state: 'disabled',
      disabledAt: '2026-11-01T05:00:00.000Z',
    },
  ],
};

const deskAudit: DeskResponse<'audit'> = {
  rows: [
    {
      id: 900,
      at: '2026-11-28T05:00:00.000Z',
      person: 'Meera Nair',
      action: 'move parcel',
      subject: 'order LX-2611-2048-77',
      before: 'parcel 31: confirmed',
      after: 'parcel 31: packed',
    },
    {
      id: 899,
      at: '2026-11-28T04:00:00.000Z',
      person: '',
      action: 'login failed',
      subject: 'account unknown',
      before: null,
      after: null,
    },
  ],
  next: '899',
};
const deskAuditEmpty: DeskResponse<'audit'> = { rows: [], next: null };

const order = { order: orders.deskOrder };

/** A response of every call of the desk, for stories and tests. A test parses each with its schema. */
export const deskCallSamples: { readonly [Name in DeskCallName]: DeskResponse<Name> } = {
  session: deskSession,
  logIn: deskSession,
  logOut: { status: 'SUCCESS' },
  changePassword: deskSession,
  overview: orders.deskOverview,
  orders: orders.deskOrders,
  order,
  moveParcel: order,
  settlePayment: order,
  retryRefund: order,
  redirectRefund: order,
  showTransfer: orders.deskTransfer,
  recordTransfer: order,
  retryCharge: { order: { ...orders.deskOrderChargeRejected, payments: orders.deskOrderFailed.payments } },
  redirectCharge: { order: orders.deskOrderChargeTransfer },
  showChargeTransfer: orders.deskTransfer,
  recordChargeTransfer: { order: orders.deskOrderFailed },
  returns: orders.deskReturns,
  moveReturn: order,
  tickets: deskTickets,
  ticket: { ticket: deskTicket },
  answerTicket: { ticket: deskTicket },
  feedback: deskFeedback,
  helpVotes: deskHelpVotes,
  mails: deskMails,
  mail: deskMail,
  giftCards: deskGiftCards,
  giftCard: { giftCard: deskGiftCard },
  moveGiftCard: { giftCard: deskGiftCardSent },
  settleGiftCard: { giftCard: deskGiftCard },
  retryGiftCardRefund: { giftCard: deskGiftCard },
  redirectGiftCardRefund: { giftCard: deskGiftCardTransfer },
  showGiftCardTransfer: {
    account: { holder: 'Ananya Rao', ifsc: 'HDFC0000123', accountNumber: '50100123454321' },
    amountPaise: 75_000_00,
  },
  recordGiftCardTransfer: { giftCard: deskGiftCard },
  giftCardLeads: { leads: [deskLead], next: null },
  moveGiftCardLead: { lead: { ...deskLead, status: 'contacted' } },
  contentKinds: content.deskContentKinds,
  contentEntries: content.deskContentEntries,
  contentEntry: content.deskContentEntry,
  saveContent: content.deskContentEntry,
  discardContent: content.deskContentLive,
  publishContent: content.deskContentPublished,
  endContent: content.deskContentLive,
  rollBackContent: content.deskContentPublished,
  compareContent: content.deskContentComparison,
  previewContent: { url: 'https://shop.example/explore/winter-room?preview=a.b' },
  contentPictures: content.deskContentPictures,
  webVitals,
  contentChoices: content.deskContentChoices,
  callRequests: { requests: [deskCall], next: null },
  moveCallRequest: { request: { ...deskCall, status: 'called' } },
  dataRequests: { requests: [deskDataRequest], next: null },
  offerReaders,
  moveDataRequest: {
    request: { ...deskDataRequest, status: 'done', isLate: false, answer: 'We have erased it.' },
  },
  offer: deskOffer,
  changePrice: deskOffer,
  changeStock: deskOffer,
  policy: deskPolicy,
  changePolicy: deskPolicy,
  staff: deskStaff,
  audit: deskAudit,
};

/** Other responses, by call: empty and long lists, other roles, an order without parcels. */
export const deskVariants = {
  offerReaders: { empty: offerReadersEmpty },
  session: { first: deskSessionFirst, orders: deskSessionOrders, privacy: deskSessionPrivacy },
  overview: { unbalanced: orders.deskOverviewUnbalanced },
  orders: { empty: orders.deskOrdersEmpty, many: orders.deskOrdersMany },
  order: {
    failed: { order: orders.deskOrderFailed },
    chargeRejected: { order: orders.deskOrderChargeRejected },
    chargeTransfer: { order: orders.deskOrderChargeTransfer },
  },
  returns: { empty: orders.deskReturnsEmpty },
  tickets: { empty: deskTicketsEmpty },
  ticket: { missing: { ticket: deskTicketMissing } },
  feedback: { empty: deskFeedbackEmpty },
  helpVotes: { empty: deskHelpVotesEmpty },
  mails: { empty: deskMailsEmpty },
  giftCards: { empty: { giftCards: [], next: null } },
  giftCard: {
    sent: { giftCard: deskGiftCardSent },
    undelivered: { giftCard: deskGiftCardUndelivered },
    rejected: { giftCard: deskGiftCardRejected },
    transfer: { giftCard: deskGiftCardTransfer },
  },
  giftCardLeads: { empty: { leads: [], next: null } },
  contentEntries: { empty: { ...content.deskContentEntries, entries: [] } },
  contentEntry: {
    live: content.deskContentLive,
    scheduled: content.deskContentScheduled,
    invalid: content.deskContentInvalid,
    problem: content.deskContentProblem,
    new: content.deskContentNew,
    theirs: content.deskContentTheirs,
  },
  compareContent: { same: { ...content.deskContentComparison, changes: [] } },
  contentPictures: { empty: { pictures: [], next: null } },
  webVitals: { empty: { days: 7, routes: [], errors: [] }, few: webVitalsFew },
  contentChoices: {
    empty: { choices: [] },
    named: { choices: content.deskContentChoices.choices.slice(0, 1) },
  },
  callRequests: { empty: { requests: [], next: null } },
  dataRequests: { empty: { requests: [], next: null } },
  audit: { empty: deskAuditEmpty },
} as const satisfies { readonly [Name in DeskCallName]?: Readonly<Record<string, DeskResponse<Name>>> };
