import type { DeskRole } from './values.ts';

/**
 * One call of the operations desk as plain data. Its zod schemas are in `schemas.ts` under the same name. The
 * desk is served by the second listener of the store API, and is no part of the public contract.
 */
export interface DeskEndpoint {
  /** A GET reads. A POST changes something: it needs a JSON body and the header `x-desk-csrf`. */
  readonly method: 'GET' | 'POST';
  /** Path with `{name}` parameters. */
  readonly path: string;
  /** Who may make the call: a role, everyone who is logged in, or the public. */
  readonly access: DeskRole | 'everyone' | 'public';
  /**
   * True for a change that must happen once. The call needs an Idempotency-Key header of 8 to 200 letters,
   * digits or dashes. The same key again changes nothing, and gets the current state.
   */
  readonly idempotent?: true;
  /** Short description. */
  readonly summary: string;
}

const read = { method: 'GET' } as const;
const change = { method: 'POST' } as const;
const changeOnce = { method: 'POST', idempotent: true } as const;

/**
 * Every call of the desk. An error has the body of every error of the store: `errorCode` for programs, and
 * `errors[0].message`, a sentence for the person. 401 `UNAUTHORIZED` means that there is no session.
 */
export const deskCalls = {
  session: {
    ...read,
    path: '/desk/api/session',
    access: 'everyone',
    summary: 'Returns the person who is logged in; 401 without a login.',
  },
  logIn: {
    ...change,
    path: '/desk/api/login',
    access: 'public',
    summary:
      'Logs in with password and authenticator code, and sets the session cookie. Needs no csrf value.',
  },
  logOut: {
    ...change,
    path: '/desk/api/logout',
    access: 'everyone',
    summary: 'Ends the session.',
  },
  changePassword: {
    ...change,
    path: '/desk/api/password',
    access: 'everyone',
    summary: 'Changes the password, ends all sessions of the account and starts a new one.',
  },

  overview: {
    ...read,
    path: '/desk/api/overview',
    access: 'orders',
    summary: 'Returns unsettled payments, rejected refunds, transfers to make, and the ledger.',
  },
  orders: {
    ...read,
    path: '/desk/api/orders',
    access: 'orders',
    summary: 'Finds orders, newest first: 50 on a page.',
  },
  order: {
    ...read,
    path: '/desk/api/orders/{orderId}',
    access: 'orders',
    summary: 'Returns everything about one order, with the moves that are possible now.',
  },
  moveParcel: {
    ...changeOnce,
    path: '/desk/api/orders/{orderId}/parcels/{parcelId}/moves',
    access: 'orders',
    summary: 'Moves the units of a parcel to a state. Returns the order.',
  },
  settlePayment: {
    ...changeOnce,
    path: '/desk/api/payments/{reference}/settle',
    access: 'orders',
    summary: 'Asks the payment provider about a payment. Returns the order.',
  },
  retryRefund: {
    ...changeOnce,
    path: '/desk/api/orders/{orderId}/refunds/{partId}/retry',
    access: 'orders',
    summary: 'Requests a refund that the provider rejects again. Returns the order.',
  },
  redirectRefund: {
    ...changeOnce,
    path: '/desk/api/orders/{orderId}/refunds/{partId}/redirect',
    access: 'orders',
    summary: 'Pays a refund that the provider rejects as cliq cash or to a bank account. Returns the order.',
  },
  showTransfer: {
    ...change,
    path: '/desk/api/orders/{orderId}/transfers/{partId}/account',
    access: 'orders',
    summary: 'Returns the bank account of a transfer that is due. The audit log records who looked.',
  },
  recordTransfer: {
    ...changeOnce,
    path: '/desk/api/orders/{orderId}/transfers/{partId}',
    access: 'orders',
    summary: 'Records the reference of a transfer that was made. Returns the order.',
  },
  retryCharge: {
    ...changeOnce,
    path: '/desk/api/orders/{orderId}/charges/{reference}/retry',
    access: 'orders',
    summary:
      'Requests the refund of a payment that came too late, which the provider rejects, again. Returns the order.',
  },
  redirectCharge: {
    ...changeOnce,
    path: '/desk/api/orders/{orderId}/charges/{reference}/redirect',
    access: 'orders',
    summary: 'Pays such a refund as cliq cash or to a bank account. Returns the order.',
  },
  showChargeTransfer: {
    ...change,
    path: '/desk/api/orders/{orderId}/charges/{reference}/account',
    access: 'orders',
    summary: 'Returns the bank account of such a transfer. The audit log records who looked.',
  },
  recordChargeTransfer: {
    ...changeOnce,
    path: '/desk/api/orders/{orderId}/charges/{reference}/transfer',
    access: 'orders',
    summary: 'Records the reference of such a transfer that was made. Returns the order.',
  },

  returns: {
    ...read,
    path: '/desk/api/returns',
    access: 'orders',
    summary: 'Returns a page of returns, oldest first. Without a state: open ones, those to inspect first.',
  },
  moveReturn: {
    ...changeOnce,
    path: '/desk/api/returns/{returnId}/moves',
    access: 'orders',
    summary: 'Moves the items of a return to a state. Returns the order.',
  },

  tickets: {
    ...read,
    path: '/desk/api/tickets',
    access: 'orders',
    summary: 'Returns a page of tickets: open ones, longest waiting first; or all, newest first.',
  },
  ticket: {
    ...read,
    path: '/desk/api/tickets/{ticketNumber}',
    access: 'orders',
    summary: 'Returns one ticket with its messages and files.',
  },
  answerTicket: {
    ...changeOnce,
    path: '/desk/api/tickets/{ticketNumber}/answers',
    access: 'orders',
    summary: 'Answers a ticket, closes it, or both. Returns the ticket.',
  },

  feedback: {
    ...read,
    path: '/desk/api/feedback',
    access: 'orders',
    summary: 'Returns the scores of shoppers by month, and the newest answers.',
  },
  helpVotes: {
    ...read,
    path: '/desk/api/help-votes',
    access: 'orders',
    summary: 'Returns how many shoppers an answer of help has helped, and how many not, by question.',
  },

  mails: {
    ...read,
    path: '/desk/api/mails',
    access: 'orders',
    summary: 'Returns a page of messages to customers, newest first.',
  },
  mail: {
    ...read,
    path: '/desk/api/mails/{mailId}',
    access: 'orders',
    summary: 'Returns one message to a customer.',
  },

  giftCards: {
    ...read,
    path: '/desk/api/gift-cards',
    access: 'orders',
    summary: 'Finds bought gift cards by e-mail, last four characters and state, newest first.',
  },
  giftCard: {
    ...read,
    path: '/desk/api/gift-cards/{giftCardOrderId}',
    access: 'orders',
    summary: 'Returns one bought gift card, with the moves that are possible now. Never its code.',
  },
  moveGiftCard: {
    ...changeOnce,
    path: '/desk/api/gift-cards/{giftCardOrderId}/moves',
    access: 'orders',
    summary: 'Blocks, unblocks, sends again, releases or rejects a gift card. Returns it.',
  },
  settleGiftCard: {
    ...changeOnce,
    path: '/desk/api/gift-cards/{giftCardOrderId}/settle',
    access: 'orders',
    summary: 'Asks the payment provider about the unsettled payments of a gift card. Returns the card.',
  },
  retryGiftCardRefund: {
    ...changeOnce,
    path: '/desk/api/gift-cards/{giftCardOrderId}/refunds/{reference}/retry',
    access: 'orders',
    summary: 'Requests the refund of a gift card that the provider rejects again. Returns the card.',
  },
  redirectGiftCardRefund: {
    ...changeOnce,
    path: '/desk/api/gift-cards/{giftCardOrderId}/refunds/{reference}/redirect',
    access: 'orders',
    summary:
      'Pays the refund of a gift card that the provider rejects as cliq cash or to a bank account. Returns the card.',
  },
  showGiftCardTransfer: {
    ...change,
    path: '/desk/api/gift-cards/{giftCardOrderId}/transfers/{reference}/account',
    access: 'orders',
    summary: 'Returns the bank account of a transfer that is due. The audit log records who looked.',
  },
  recordGiftCardTransfer: {
    ...changeOnce,
    path: '/desk/api/gift-cards/{giftCardOrderId}/transfers/{reference}',
    access: 'orders',
    summary: 'Records the reference of a transfer that was made. Returns the card.',
  },
  giftCardLeads: {
    ...read,
    path: '/desk/api/gift-card-leads',
    access: 'orders',
    summary: 'Returns a page of enquiries of companies, newest first.',
  },
  moveGiftCardLead: {
    ...changeOnce,
    path: '/desk/api/gift-card-leads/{leadId}/status',
    access: 'orders',
    summary: 'Changes the status of an enquiry. Returns it.',
  },

  contentKinds: {
    ...read,
    path: '/desk/api/content',
    access: 'content',
    summary: 'Returns the kinds of content that the desk edits, with the number of entries.',
  },
  contentEntries: {
    ...read,
    path: '/desk/api/content/{kind}',
    access: 'content',
    summary: 'Returns a page of the entries of a kind, by title.',
  },
  contentEntry: {
    ...read,
    path: '/desk/api/content/{kind}/{key}',
    access: 'content',
    summary: 'Returns an entry with its draft, its versions and the JSON Schema of its form.',
  },
  saveContent: {
    ...change,
    path: '/desk/api/content/{kind}/{key}/draft',
    access: 'content',
    summary: 'Saves the draft of an entry, also with mistakes. Returns the entry with its mistakes.',
  },
  discardContent: {
    ...change,
    path: '/desk/api/content/{kind}/{key}/discard',
    access: 'content',
    summary: 'Deletes the draft of an entry. Returns the entry.',
  },
  publishContent: {
    ...changeOnce,
    path: '/desk/api/content/{kind}/{key}/publish',
    access: 'content',
    summary:
      'Publishes the draft of an entry now or later. C4006 lists its mistakes by field. Returns the entry.',
  },
  endContent: {
    ...changeOnce,
    path: '/desk/api/content/{kind}/{key}/versions/{number}/end',
    access: 'content',
    summary:
      'Ends a live version, and the version before it comes back; or takes a scheduled one back. Returns the entry.',
  },
  rollBackContent: {
    ...changeOnce,
    path: '/desk/api/content/{kind}/{key}/versions/{number}/publish',
    access: 'content',
    summary: 'Publishes an earlier version again. Returns the entry.',
  },
  compareContent: {
    ...read,
    path: '/desk/api/content/{kind}/{key}/compare',
    access: 'content',
    summary: 'Returns the fields in which two versions of an entry differ.',
  },
  previewContent: {
    ...change,
    path: '/desk/api/content/{kind}/{key}/preview',
    access: 'content',
    summary: 'Returns a link with which the storefront shows the draft for a quarter of an hour.',
  },
  contentPictures: {
    ...read,
    path: '/desk/api/content-pictures',
    access: 'content',
    summary: 'Returns a page of the pictures that content can show.',
  },
  contentChoices: {
    ...read,
    path: '/desk/api/content-choices/{choices}',
    access: 'content',
    summary: 'Returns products, brands, SKUs or lists of products that a field of content can name.',
  },
  callRequests: {
    ...read,
    path: '/desk/api/call-requests',
    access: 'orders',
    summary: 'Returns a page of requests for a call, newest first.',
  },
  moveCallRequest: {
    ...changeOnce,
    path: '/desk/api/call-requests/{callId}/status',
    access: 'orders',
    summary: 'Changes the status of a request for a call. Returns it.',
  },
  dataRequests: {
    ...read,
    path: '/desk/api/data-requests',
    access: 'privacy',
    summary: 'Returns a page of requests about personal data: open ones by their last day, then the others.',
  },
  moveDataRequest: {
    ...changeOnce,
    path: '/desk/api/data-requests/{requestId}/status',
    access: 'privacy',
    summary: 'Answers a request about personal data and changes its status. Returns it.',
  },
  offerReaders: {
    ...read,
    path: '/desk/api/offer-readers',
    access: 'privacy',
    summary: 'Returns a page of the addresses that may receive offers, in the order of the alphabet.',
  },

  offer: {
    ...read,
    path: '/desk/api/offers/{ussid}',
    access: 'settings',
    summary: 'Returns the price and the stock of an offer.',
  },
  changePrice: {
    ...change,
    path: '/desk/api/offers/{ussid}/price',
    access: 'settings',
    summary: 'Changes the price of an offer. Returns the offer.',
  },
  changeStock: {
    ...change,
    path: '/desk/api/offers/{ussid}/stock',
    access: 'settings',
    summary: 'Changes the units of an offer that can be ordered. Returns the offer.',
  },
  policy: {
    ...read,
    path: '/desk/api/policy',
    access: 'settings',
    summary: "Returns the values of the shop's policy and their latest changes.",
  },
  changePolicy: {
    ...change,
    path: '/desk/api/policy/{name}',
    access: 'settings',
    summary: "Changes a value of the shop's policy. Returns the policy.",
  },
  staff: {
    ...read,
    path: '/desk/api/staff',
    access: 'settings',
    summary: 'Returns the accounts of the desk. A command on the server creates and changes them.',
  },
  webVitals: {
    ...read,
    path: '/desk/api/web-vitals',
    access: 'settings',
    summary: 'Returns the web vitals of real visits by kind of page and device, and the errors of pages.',
  },
  audit: {
    ...read,
    path: '/desk/api/audit',
    access: 'settings',
    summary: 'Returns a page of the audit log, newest first.',
  },
} as const satisfies Record<string, DeskEndpoint>;

export type DeskCallName = keyof typeof deskCalls;

/**
 * Files that the desk serves beside its calls, with the roles that they need. Responses of calls contain
 * their URLs.
 */
export const deskFiles = {
  ticketFile: { path: '/desk/api/tickets/{ticketNumber}/files/{file}', access: 'orders' },
  returnPhoto: { path: '/desk/api/returns/{returnId}/photos/{photoId}', access: 'orders' },
  /** The HTML of a message, a page of its own for a sandboxed frame. */
  mailHtml: { path: '/desk/api/mails/{mailId}/html', access: 'orders' },
  contentPicture: { path: '/desk/api/content-pictures/{file}', access: 'content' },
  /** The addresses that may receive offers. The audit log records who downloads it. */
  offerReadersCsv: { path: '/desk/api/offer-readers.csv', access: 'privacy' },
  feedbackCsv: { path: '/desk/api/feedback.csv', access: 'orders' },
} as const;

/**
 * Where a person adds a picture: a POST with the bytes of the file, its type as `content-type`, the header
 * `x-desk-csrf`, and `name` and `alt` as query. Responds with `deskPictureSchema`.
 */
export const deskPictureUpload = { path: '/desk/api/content-pictures', access: 'content' } as const;

/** Fills the parameters of a path: `/desk/api/mails/{mailId}` and `{ mailId: 7 }`. */
export const deskPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
