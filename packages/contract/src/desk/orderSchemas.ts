import { cleanOrderId } from '@luxe/format';
import { z } from 'zod';
import { listedMail } from './mailSchemas.ts';
import { returnDetail } from './returnSchemas.ts';
import { chargeShape, redirectionBody, transferResponse } from './redirectionSchemas.ts';
import { afterParam, day, id, idParam, moment, next, paise, typedLine } from './shared.ts';
import { deskSearchStates, deskTextLimits, deskUnitStates } from './values.ts';

const state = z.enum(deskUnitStates);
const orderParams = z.object({ orderId: z.string().max(60).overwrite(cleanOrderId) });
const partParams = orderParams.extend({ partId: idParam });

const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  line1: z.string(),
  line2: z.string(),
  line3: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  phone: z.string(),
  email: z.string(),
});

const line = z.object({
  id,
  /** Number on the parcel. */
  transactionId: z.string(),
  ussid: z.string(),
  productCode: z.string(),
  productName: z.string(),
  brandName: z.string(),
  /** Empty for a product without colours or sizes. */
  color: z.string(),
  size: z.string(),
  sellerName: z.string(),
  quantity: z.int(),
  unitPaise: paise,
  payablePaise: paise,
  deliveryMode: z.string(),
  deliveryDay: day,
  isGiveAway: z.boolean(),
  /** The line whose items this line replaces; null for a line that was ordered. */
  replacesLineId: id.nullable(),
});

const unit = z.object({
  id,
  lineId: id,
  productName: z.string(),
  ussid: z.string(),
  /** From 1 within the line. */
  number: z.int(),
  state,
  stateAt: moment,
  /** Oldest first. */
  events: z.array(
    z.object({
      state,
      actor: z.enum(['shopper', 'seller', 'carrier', 'desk', 'clock']),
      /** Name of the person at the desk, or the shopper's reason; empty for none. */
      note: z.string(),
      at: moment,
    }),
  ),
});

/** A move that is possible now, and the fields that it needs. */
const parcelMove = z.object({ to: state, fields: z.array(z.enum(['sealNumber', 'deliveryCode'])) });

const parcel = z.object({
  id,
  number: z.int(),
  sellerName: z.string(),
  deliveryMode: z.string(),
  deliveryDay: day,
  /** Whether the rider asks the shopper for a code. The desk never shows it. */
  hasDeliveryCode: z.boolean(),
  sealNumber: z.string().nullable(),
  /** The booking; null without one. */
  booking: z.object({ carrier: z.string(), courierName: z.string(), trackingNumber: z.string() }).nullable(),
  /** The shopper wants the parcel later, so it is not handed over before this time; null for no wish. */
  holdUntil: moment.nullable(),
  units: z.array(unit),
  /** What the carrier has reported, oldest first. */
  events: z.array(
    z.object({
      text: z.string(),
      place: z.string(),
      /** State that the event means; null for a scan on the way. */
      state: state.nullable(),
      /** False for an event that could not move the units. */
      hasMoved: z.boolean(),
      at: moment,
    }),
  ),
  moves: z.array(parcelMove),
});

const refundPart = z.object({
  id,
  destination: z.enum(['provider', 'bank', 'cliq-cash', 'loyalty-points', 'brand-cash']),
  brandCode: z.string().nullable(),
  amountPaise: paise,
  status: z.enum(['due', 'pending', 'done', 'failed']),
  arrivesBy: day,
  /** Last four digits of the account of a part that went elsewhere. */
  bankLastFour: z.string().nullable(),
  /** The bank's number of the transfer (UTR or ARN). */
  bankReference: z.string().nullable(),
  /** Number of the current request to the provider, from 1. */
  requestNumber: z.int(),
  redirectedAt: moment.nullable(),
  doneAt: moment.nullable(),
  /** `transfer`: show the account and record the transfer. */
  actions: z.array(z.enum(['retry', 'redirect', 'transfer'])),
});

const payment = z.object({
  reference: z.string(),
  /** Empty for a payment of a gift card. */
  orderId: z.string(),
  /** The gift card that it pays for; null for an order. */
  giftCardOrderId: z.string().nullable(),
  mode: z.string(),
  provider: z.string(),
  status: z.enum(['due', 'made', 'open', 'charged', 'failed', 'refunding', 'refunded']),
  /** Last status in the provider's own terms; null before the first. */
  gatewayStatus: z.string().nullable(),
  errorMessage: z.string().nullable(),
  amountPaise: paise,
  createdAt: moment,
  /** Checks so far, and the next one; null when nothing is pending. */
  checks: z.int(),
  checkAt: moment.nullable(),
  /** Whether the provider can be asked now. */
  canSettle: z.boolean(),
  ...chargeShape,
});

const order = z.object({
  id: z.string(),
  /** `open` during payment. */
  status: z.enum(['open', 'placed', 'failed']),
  placedAt: moment,
  settledAt: moment.nullable(),
  paymentMode: z.string(),
  paymentStatus: z.enum(['SUCCESS', 'FAILURE', 'PENDING']),
  /** Why the payment failed, as the shopper reads it; null without a failure. */
  errorMessage: z.string().nullable(),
  /** Parts of the amount that are not zero, in the sequence of a receipt; discounts are negative. */
  amounts: z.array(
    z.object({
      part: z.enum([
        'subtotal',
        'cartDiscount',
        'couponDiscount',
        'bankDiscount',
        'shipping',
        'cliqCash',
        'loyalty',
        'brandCash',
        'emiDiscount',
      ]),
      paise,
    }),
  ),
  payablePaise: paise,
  couponCode: z.string().nullable(),
  bankOfferCode: z.string().nullable(),
  /** How to pack the order as a gift; null without gift options. */
  packing: z.object({ giftWrap: z.boolean(), hidesPrices: z.boolean(), message: z.string() }).nullable(),
  address,
  /** Whether the customer wants updates about orders on WhatsApp [CFG-01]. */
  whatsapp: z.boolean(),
  /** Name and GSTIN of a business; null for a consumer. */
  billing: z.object({ name: z.string(), gstin: z.string().nullable() }).nullable(),
  lines: z.array(line),
  parcels: z.array(parcel),
  /** Changes of the address or of a delivery day by the shopper, oldest first. */
  changes: z.array(z.object({ what: z.enum(['address', 'day']), note: z.string(), at: moment })),
  /** Newest first. */
  returns: z.array(returnDetail),
  refunds: z.array(
    z.object({
      id,
      reason: z.enum(['cancelled', 'notDelivered', 'lost', 'returned', 'replaced']),
      createdAt: moment,
      parts: z.array(refundPart),
    }),
  ),
  payments: z.array(payment),
  paymentEvents: z.array(
    z.object({
      kind: z.enum(['webhook', 'return', 'operator']),
      eventId: z.string(),
      detail: z.string(),
      at: moment,
    }),
  ),
  ledger: z.array(z.object({ account: z.string(), paise, at: moment })),
  mails: z.array(listedMail),
});

const orderResponse = z.object({ order });

/** A payment of an order that is not placed. */
const chargeParams = orderParams.extend({ reference: z.string().max(100) });

/** A refund in a list of the start page. */
const listedRefund = z.object({
  /** Empty for a refund of a gift card. */
  orderId: z.string(),
  giftCardOrderId: z.string().nullable(),
  /** Part of the refund of items; null for a payment that goes back. */
  partId: id.nullable(),
  /** Reference of a payment that goes back; null for a part. */
  reference: z.string().nullable(),
  amountPaise: paise,
  /** Since when it waits. */
  createdAt: moment,
  requestNumber: z.int(),
});

export const deskOrderSchemas = {
  overview: {
    response: z.object({
      /** Longest waiting first; at most 200 of each kind, like the next lists. */
      payments: z.array(payment),
      /** Refunds that the provider rejects: of items, of gift cards, and of payments that came too late. */
      rejectedRefunds: z.array(listedRefund),
      /** Refunds that the desk has to transfer to a bank account. */
      transfers: z.array(listedRefund),
      ledger: z.object({
        /** 0 when the ledger balances. */
        balancePaise: paise,
        accounts: z.array(z.object({ account: z.string(), paise })),
      }),
    }),
  },
  orders: {
    query: z.object({
      /** Order number, e-mail address, phone number, product code, USSID, or a part of a product's name. */
      q: z.string().max(deskTextLimits.search).optional(),
      state: z.enum(deskSearchStates).optional(),
      /** First and last day in India. */
      from: day.optional(),
      to: day.optional(),
      after: afterParam,
    }),
    response: z.object({
      orders: z.array(
        z.object({
          id: z.string(),
          placedAt: moment,
          status: z.enum(['open', 'placed', 'failed']),
          /** The states of its units, each once, in the sequence of their lives; none before it is placed. */
          states: z.array(state),
          paymentMode: z.string(),
          shopper: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
          products: z.array(z.string()),
          payablePaise: paise,
        }),
      ),
      next,
    }),
  },
  order: { params: orderParams, response: orderResponse },
  moveParcel: {
    params: orderParams.extend({ parcelId: idParam }),
    body: z.object({
      to: state,
      sealNumber: typedLine(deskTextLimits.sealNumber).optional(),
      /** Digits; blanks do not matter. */
      deliveryCode: z.string().max(20).optional(),
    }),
    response: orderResponse,
  },
  settlePayment: { params: z.object({ reference: z.string().max(100) }), response: orderResponse },
  retryRefund: { params: partParams, response: orderResponse },
  redirectRefund: {
    params: partParams,
    body: redirectionBody,
    response: orderResponse,
  },
  showTransfer: {
    params: partParams,
    response: transferResponse,
  },
  recordTransfer: {
    params: partParams,
    body: z.object({ reference: typedLine(deskTextLimits.reference, 1) }),
    response: orderResponse,
  },
  retryCharge: { params: chargeParams, response: orderResponse },
  redirectCharge: { params: chargeParams, body: redirectionBody, response: orderResponse },
  showChargeTransfer: { params: chargeParams, response: transferResponse },
  recordChargeTransfer: {
    params: chargeParams,
    body: z.object({ reference: typedLine(deskTextLimits.reference, 1) }),
    response: orderResponse,
  },
  moveReturn: {
    params: z.object({ returnId: idParam }),
    body: z.object({
      to: state,
      /** Whether accepted items can be sold again. Default: no. */
      isSellable: z.boolean().optional(),
      /** Why the items are rejected, for the shopper. Needed for a rejection. */
      rejection: typedLine(deskTextLimits.rejection).optional(),
    }),
    response: orderResponse,
  },
};
