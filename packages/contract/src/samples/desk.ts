import type { DeskCallName, DeskResponse } from '../desk/desk.ts';
import * as content from './deskContent.ts';
import * as giftCards from './deskGiftCards.ts';
import * as orders from './deskOrders.ts';
import { deskListedMail } from './deskOrders.ts';
import * as service from './deskService.ts';

const deskSession: DeskResponse<'session'> = {
  person: { name: 'Meera Nair', email: 'meera@shop.example' },
  roles: ['orders', 'content', 'settings'],
  mustChangePassword: false,
  csrf: 'Zm9ybQ-value-of-the-session',
};

const deskSessionFirst: DeskResponse<'session'> = { ...deskSession, mustChangePassword: true };

const deskSessionOrders: DeskResponse<'session'> = { ...deskSession, roles: ['orders'] };

const deskSessionPrivacy: DeskResponse<'session'> = { ...deskSession, roles: ['privacy'] };

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
      route: 'product',
      device: 'phone',
      where: 'addToBag',
      kind: 'call',
      name: 'ApiError',
      message: 'addToBag 409 B9301',
      times: 14,
      firstAt: '2026-11-18T05:12:00.000Z',
      lastAt: '2026-11-20T04:55:00.000Z',
    },
    {
      route: null,
      device: null,
      where: 'script',
      kind: 'page',
      name: 'TypeError',
      message: 'x is not a function',
      times: 2,
      firstAt: '2026-11-17T09:30:00.000Z',
      lastAt: '2026-11-17T09:31:00.000Z',
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
  tickets: service.deskTickets,
  ticket: { ticket: service.deskTicket },
  answerTicket: { ticket: service.deskTicket },
  feedback: service.deskFeedback,
  helpVotes: service.deskHelpVotes,
  mails: deskMails,
  mail: deskMail,
  giftCards: giftCards.deskGiftCards,
  giftCard: { giftCard: giftCards.deskGiftCard },
  moveGiftCard: { giftCard: giftCards.deskGiftCardSent },
  settleGiftCard: { giftCard: giftCards.deskGiftCard },
  retryGiftCardRefund: { giftCard: giftCards.deskGiftCard },
  redirectGiftCardRefund: { giftCard: giftCards.deskGiftCardTransfer },
  showGiftCardTransfer: {
    account: { holder: 'Ananya Rao', ifsc: 'HDFC0000123', accountNumber: '50100123454321' },
    amountPaise: 75_000_00,
  },
  recordGiftCardTransfer: { giftCard: giftCards.deskGiftCard },
  giftCardLeads: { leads: [giftCards.deskLead], next: null },
  moveGiftCardLead: { lead: { ...giftCards.deskLead, status: 'contacted' } },
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
  tickets: { empty: service.deskTicketsEmpty },
  ticket: { missing: { ticket: service.deskTicketMissing } },
  feedback: { empty: service.deskFeedbackEmpty },
  helpVotes: { empty: service.deskHelpVotesEmpty },
  mails: { empty: deskMailsEmpty },
  giftCards: { empty: { giftCards: [], next: null } },
  giftCard: {
    sent: { giftCard: giftCards.deskGiftCardSent },
    undelivered: { giftCard: giftCards.deskGiftCardUndelivered },
    rejected: { giftCard: giftCards.deskGiftCardRejected },
    transfer: { giftCard: giftCards.deskGiftCardTransfer },
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
