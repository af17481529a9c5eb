import type { DeskOrder, DeskOverview, DeskParcel, DeskPayment, DeskRefundPart } from '@luxe/contract/desk';
import type { StoredLine, StoredParcel } from '../order/deliveriesOf.ts';
import type { StoredAttempt } from '../order/repository.ts';
import { isUndelivered, nextStates } from '../order/unitStates.ts';
import type { StoredRedirect } from '../purchase/chargeRedirects.ts';
import type { StoredPart } from '../refund/repository.ts';
import type { StoredDeskOrder, StoredOverview } from './deskData.ts';
import { toListedMail } from './deskMails.ts';
import { toDeskCharge } from './toDeskCharge.ts';
import { toDeskReturn } from './toDeskReturn.ts';

interface Abilities {
  /** Whether the shop has a payment provider to ask. */
  readonly hasProvider: boolean;
}

/** The open payments, rejected refunds, transfers to make and the ledger, as the desk shows them. */
export const toDeskOverview = (
  { pending, rejected, transfers, ledger }: StoredOverview,
  abilities: Abilities,
): DeskOverview => ({
  payments: pending.map((one) => toPayment(one, [], abilities)),
  rejectedRefunds: rejected.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
  transfers: transfers.map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
  ledger: { balancePaise: ledger.balance, accounts: ledger.accounts },
});

/** An order as the desk shows it, with everything that can be done with it now. */
export function toDeskOrder(stored: StoredDeskOrder, abilities: Abilities): DeskOrder {
  const { order, lines, parcels, changes, returns, photos, refunds } = stored;
  const { attempts, redirects, events, entries, mails } = stored;
  return {
    id: order.id,
    status: order.status,
    placedAt: order.placedAt.toISOString(),
    settledAt: toIso(order.settledAt),
    paymentMode: order.paymentMode,
    paymentStatus: order.paymentStatus,
    errorMessage: order.errorMessage,
    amounts: amountsOf(order),
    payablePaise: order.payablePaise,
    couponCode: order.couponCode,
    bankOfferCode: order.bankOfferCode,
    packing: packingOf(order),
    address: addressOf(order),
    whatsapp: stored.whatsapp,
    billing: order.billingName === null ? null : { name: order.billingName, gstin: order.gstin },
    lines: lines.map(toLine),
    parcels: parcels.map((parcel) => toParcel(parcel, lines)),
    changes: changes.map(({ what, note, at }) => ({ what, note, at: at.toISOString() })),
    returns: returns.map((one) => toDeskReturn(one, lines, photos.get(one.id) ?? [])),
    refunds: refunds.map(({ id, reason, createdAt, parts }) => ({
      ...{ id, reason },
      createdAt: createdAt.toISOString(),
      parts: parts.map(toRefundPart),
    })),
    payments: attempts.map((one) => toPayment(one, redirects, abilities)),
    paymentEvents: events.map(({ kind, eventId, detail, at }) => ({
      ...{ kind, eventId, detail },
      at: at.toISOString(),
    })),
    ledger: entries.map(({ account, amountPaise, at }) => ({
      ...{ account, paise: amountPaise },
      at: at.toISOString(),
    })),
    mails: mails.map(toListedMail),
  };
}

const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

type StoredOrder = StoredDeskOrder['order'];

const amountsOf = (order: StoredOrder): DeskOrder['amounts'] =>
  (
    [
      { part: 'subtotal', paise: order.subtotalPaise },
      { part: 'cartDiscount', paise: -order.cartDiscountPaise },
      { part: 'couponDiscount', paise: -order.couponDiscountPaise },
      { part: 'bankDiscount', paise: -order.bankDiscountPaise },
      { part: 'shipping', paise: order.shippingPaise },
      { part: 'cliqCash', paise: -order.cliqCashPaise },
      { part: 'loyalty', paise: -order.loyaltyPaise },
      { part: 'brandCash', paise: -order.brandCashPaise },
      { part: 'emiDiscount', paise: -order.emiDiscountPaise },
    ] as const
  ).filter(({ paise }) => paise !== 0);

function packingOf({ giftWrap, giftMessage, hidesPrices }: StoredOrder): DeskOrder['packing'] {
  return giftWrap || giftMessage || hidesPrices ? { giftWrap, hidesPrices, message: giftMessage } : null;
}

function addressOf({ deliveryAddress }: StoredOrder): DeskOrder['address'] {
  const { firstName, lastName, line1, line2, line3, landmark, city, state, postalCode, phone } =
    deliveryAddress;
  return {
    ...{ firstName, lastName, line1, line2, line3, landmark, city, state, postalCode, phone },
    email: deliveryAddress.emailID,
  };
}

function toLine({ snapshot, ...line }: StoredLine): DeskOrder['lines'][number] {
  const { id, transactionId, ussid, quantity, unitPaise, payablePaise } = line;
  const { deliveryMode, deliveryDay, isGiveAway, replacesLineId } = line;
  const { productCode, productName, brandName, color, size, sellerName } = snapshot;
  return {
    ...{ id, transactionId, ussid, productCode, productName, brandName, color, size, sellerName },
    ...{ quantity, unitPaise, payablePaise, deliveryMode, deliveryDay, isGiveAway, replacesLineId },
  };
}

function toParcel(parcel: StoredParcel, lines: readonly StoredLine[]): DeskParcel {
  const units = lines.flatMap(({ id: lineId, units: all, snapshot, ussid }) =>
    all
      .filter(({ parcelId }) => parcelId === parcel.id)
      .map(({ id, number, state, stateAt, events }) => ({
        ...{ id, lineId, productName: snapshot.productName, ussid, number, state },
        stateAt: stateAt.toISOString(),
        events: events.map((event) => ({
          ...{ state: event.state, actor: event.actor, note: event.note },
          at: event.at.toISOString(),
        })),
      })),
  );
  const { id, number, sellerName, deliveryMode, deliveryDay, sealNumber } = parcel;
  return {
    ...{ id, number, sellerName, deliveryMode, deliveryDay, sealNumber },
    hasDeliveryCode: parcel.deliveryCode !== null,
    booking: bookingOf(parcel),
    holdUntil: toIso(parcel.holdUntil),
    units,
    events: parcel.events.map(({ text, place, state, hasMoved, at }) => ({
      ...{ text, place, state, hasMoved },
      at: at.toISOString(),
    })),
    moves: parcelMoves(parcel, units),
  };
}

const bookingOf = ({ carrier, courierName, trackingNumber }: StoredParcel): DeskParcel['booking'] =>
  trackingNumber === null ? null : { carrier: carrier ?? '', courierName: courierName ?? '', trackingNumber };

/** The moves that are possible for a unit of the parcel, each once, with the fields that they need. */
function parcelMoves({ deliveryCode }: StoredParcel, units: DeskParcel['units']): DeskParcel['moves'] {
  const states = units.map(({ state }) => state).filter((state) => !isUndelivered(state));
  const next = [...new Set(states.flatMap((state) => nextStates(state, 'desk')))];
  return next.map((to) => {
    if (deliveryCode === null) return { to, fields: [] };
    return { to, fields: to === 'packed' ? ['sealNumber'] : to === 'delivered' ? ['deliveryCode'] : [] };
  });
}

function toRefundPart(part: StoredPart): DeskRefundPart {
  const { id, destination, brandCode, amountPaise, status, arrivesBy } = part;
  const { bankLastFour, bankReference, requestNumber } = part;
  return {
    ...{ id, destination, brandCode, amountPaise, status, arrivesBy },
    ...{ bankLastFour, bankReference, requestNumber },
    redirectedAt: toIso(part.redirectedAt),
    doneAt: toIso(part.doneAt),
    actions: actionsOf(part),
  };
}

function actionsOf({ destination, status }: StoredPart): DeskRefundPart['actions'] {
  if (destination === 'provider' && status === 'failed') return ['retry', 'redirect'];
  return destination === 'bank' && status === 'pending' ? ['transfer'] : [];
}

function toPayment(
  attempt: StoredAttempt & { readonly giftCardOrderId?: string | null },
  redirects: readonly StoredRedirect[],
  { hasProvider }: Abilities,
): DeskPayment {
  const { reference, orderId, mode, provider, status, gatewayStatus, errorMessage, amountPaise, checks } =
    attempt;
  return {
    orderId: orderId ?? '',
    giftCardOrderId: attempt.giftCardOrderId ?? null,
    ...{ reference, mode, provider, status, gatewayStatus, errorMessage, amountPaise, checks },
    createdAt: attempt.createdAt.toISOString(),
    checkAt: toIso(attempt.checkAt),
    canSettle: hasProvider && attempt.checkAt !== null,
    ...toDeskCharge(attempt, redirects),
  };
}
