import { bagPath } from '@luxe/contract/paths';
import { returnDetailsPath } from '@luxe/contract/after-order-paths';
import { fullName, rupeesToPaise } from '@luxe/format';
import {
  chargeRedirected,
  chargeRejected,
  chargeReturned,
  deliveryChanged,
  deliveryFailed,
  itemsCancelled,
  orderPlaced,
  parcelDelivered,
  parcelShipped,
  parcelUndelivered,
  paymentFailed,
  refundDone,
  refundFailed,
  refundRedirected,
  refundStarted,
  replacementGone,
  replacementSent,
  returnAccepted,
  returnRejected,
  type Letter,
  type MailRefundPart,
} from '@luxe/mail';
import type { Database } from '../../db/database.ts';
import { toGiftOptions } from '../cart/giftOptions.ts';
import type { MailName } from '../mail/queueMail.ts';
import { isOrdered, type StoredUnit } from '../order/deliveriesOf.ts';
import { findOrderOfCart, isCartOpen, lastAttemptOf } from '../order/repository.ts';
import { isOnTheWay } from '../order/unitStates.ts';
import { orderRefNoOf } from '../order/number.ts';
import { sumOf } from '../pricing/money.ts';
import { findRedirect } from '../purchase/chargeRedirects.ts';
import { isRejected } from '../purchase/isRejected.ts';
import { readReturn } from '../returns/readReturns.ts';
import { findReturn, type StoredReturn } from '../returns/repository.ts';
import { refundsOf, type StoredPart } from '../refund/repository.ts';
import { toWirePart } from '../refund/wire.ts';
import { allItems, itemsOf, unitsOf, type OrderFacts } from './orderFacts.ts';

/**
 * Makes the letter of a message. `ids`: units, a refund or a part of a refund, as `queueMail.ts` documents.
 * Undefined when the message is no longer true.
 */
type MakeLetter = (
  db: Database,
  facts: OrderFacts,
  ids: readonly number[],
) => Promise<Letter | undefined> | Letter | undefined;

export const letters: Readonly<Record<MailName, MakeLetter>> = {
  orderPlaced: (_db, facts) => placedLetter(facts),
  paymentFailed: failedLetter,
  chargeGoesBack: (db, facts) => chargeLetter(db, facts, false),
  chargeIsBack: (db, facts) => chargeLetter(db, facts, true),
  chargeRejected: rejectedChargeLetter,
  chargeRedirected: redirectedChargeLetter,
  deliveryChanged: (_db, facts) => changedLetter(facts),
  shipped: (_db, facts, ids) => shippedLetter(facts, ids),
  delivered: (_db, facts, ids) => parcelDelivered({ order: facts.mailOrder, items: itemsOf(facts, ids) }),
  deliveryFailed: (_db, facts, ids) =>
    deliveryFailed({ ...parcelOf(facts, ids), cashPaise: cashOf(facts, ids) }),
  returningToOrigin: (_db, facts, ids) => undeliveredLetter(facts, ids, 'returning'),
  returnedToOrigin: (_db, facts, ids) => undeliveredLetter(facts, ids, 'returned'),
  lost: (_db, facts, ids) => undeliveredLetter(facts, ids, 'lost'),
  cancelled: cancelledLetter,
  refundStarted: async (db, facts, [id]) => {
    const found = await refundOf(db, facts, (refund) => refund.id === id);
    return found && refundStarted(found);
  },
  refundDone: async (db, facts, [id]) => {
    const found = await refundOf(db, facts, (refund) => refund.id === id);
    return found && refundDone(found);
  },
  refundPartDone: async (db, facts, [id]) => {
    const found = await refundOf(db, facts, ({ parts }) => parts.some((part) => part.id === id), id);
    return found && refundDone(found);
  },
  refundPartFailed: async (db, facts, [id]) => {
    const found = await refundOf(db, facts, ({ parts }) => parts.some((part) => part.id === id), id);
    return found && refundFailed(found);
  },
  refundRedirected: async (db, facts, [id]) => {
    const found = await refundOf(db, facts, ({ parts }) => parts.some((part) => part.id === id), id);
    return found && refundRedirected(found);
  },
  returnAccepted: acceptedLetter,
  returnRejected: rejectedLetter,
  replacementSent: replacementLetter(replacementSent),
  replacementGone: replacementLetter(replacementGone),
};

function placedLetter(facts: OrderFacts): Letter {
  const { order, mailOrder, lines } = facts;
  const days = lines.map(({ deliveryDay }) => deliveryDay).toSorted();
  return orderPlaced({
    order: mailOrder,
    items: allItems(facts),
    amounts: {
      bag: order.subtotalPaise,
      discount: order.cartDiscountPaise,
      coupon: order.couponDiscountPaise,
      bankOffer: order.bankDiscountPaise,
      emiDiscount: order.emiDiscountPaise,
      delivery: order.shippingPaise,
      brandCash: order.brandCashPaise,
      points: order.loyaltyPaise,
      cliqCash: order.cliqCashPaise,
      total: order.payablePaise,
    },
    isCash: order.paymentMode === 'COD',
    address: addressLines(facts),
    lastDay: days.at(-1) ?? '',
    gift: giftLines(facts),
  });
}

const addressLines = ({ order: { deliveryAddress: to } }: OrderFacts): string[] => [
  fullName(to),
  [to.line1, to.line2, to.line3, to.landmark].filter(Boolean).join(', '),
  `${to.city}, ${to.state} ${to.postalCode}`,
];

/** Nothing, when no item of the order is on its way any more. */
function changedLetter(facts: OrderFacts): Letter | undefined {
  const waiting = facts.lines.flatMap(({ units }) => units).filter(({ state }) => isOnTheWay(state));
  if (waiting.length === 0) return undefined;
  const days = facts.parcels
    .filter(({ id }) => waiting.some(({ parcelId }) => parcelId === id))
    .map(({ deliveryDay }) => deliveryDay)
    .toSorted();
  return deliveryChanged({
    order: facts.mailOrder,
    items: itemsOf(
      facts,
      waiting.map(({ id }) => id),
    ),
    address: addressLines(facts),
    day: days.at(-1) ?? '',
  });
}

function giftLines({ order }: OrderFacts): string[] {
  const { wrap, message, hidePrices } = toGiftOptions(order);
  return [
    ...(wrap ? ['Gift wrap'] : []),
    ...(message ? [`Message: “${message}”`] : []),
    ...(hidePrices ? ['No prices in the parcel'] : []),
  ];
}

/** Nothing, when the shopper has ordered the bag meanwhile, or is paying for it now. */
async function failedLetter(db: Database, facts: OrderFacts): Promise<Letter | undefined> {
  const { order, mailOrder } = facts;
  const attempt = await lastAttemptOf(db, order.id);
  const goesBack = attempt?.status === 'refunding' || attempt?.status === 'refunded';
  const isOrdered = (await findOrderOfCart(db, order.cartId)) !== undefined;
  if (order.status !== 'failed' || (isOrdered && !goesBack)) return undefined;
  return paymentFailed({
    order: mailOrder,
    items: allItems(facts),
    reason: order.errorMessage ?? '',
    goesBackPaise: goesBack ? attempt.amountPaise : 0,
    bagPath: !isOrdered && (await isCartOpen(db, order)) ? bagPath : undefined,
  });
}

async function chargeLetter(
  db: Database,
  { order, mailOrder }: OrderFacts,
  isDone: boolean,
): Promise<Letter | undefined> {
  const attempt = await lastAttemptOf(db, order.id);
  return attempt && chargeReturned({ order: mailOrder, paise: attempt.amountPaise, isDone });
}

/** Nothing, when the desk has requested the refund again or sent it elsewhere meanwhile. */
async function rejectedChargeLetter(
  db: Database,
  { order, mailOrder }: OrderFacts,
): Promise<Letter | undefined> {
  const attempt = await lastAttemptOf(db, order.id);
  if (!attempt || !isRejected(attempt)) return undefined;
  return chargeRejected({ order: mailOrder, paise: attempt.amountPaise });
}

async function redirectedChargeLetter(
  db: Database,
  { order, mailOrder }: OrderFacts,
): Promise<Letter | undefined> {
  const attempt = await lastAttemptOf(db, order.id);
  const redirect = attempt && (await findRedirect(db, attempt.id));
  if (!redirect) return undefined;
  const isToBank = redirect.destination === 'bank';
  return chargeRedirected({ order: mailOrder, paise: redirect.amountPaise, isToBank });
}

function shippedLetter(facts: OrderFacts, ids: readonly number[]): Letter {
  const { parcel, ...found } = parcelOf(facts, ids);
  return parcelShipped({
    ...found,
    day: parcel?.deliveryDay ?? '',
    cashPaise: cashOf(facts, ids),
    needsCode: parcel?.deliveryCode != null,
  });
}

const undeliveredLetter = (
  facts: OrderFacts,
  ids: readonly number[],
  reason: 'returning' | 'returned' | 'lost',
): Letter => parcelUndelivered({ ...parcelOf(facts, ids), reason, isPaid: paidOf(facts, ids) > 0 });

/** The parcel of units, as messages show it. */
function parcelOf(facts: OrderFacts, ids: readonly number[]) {
  const [first] = unitsOf(facts.lines, ids).flatMap(({ units }) => units);
  const parcel = facts.parcels.find((one) => one.id === first?.parcelId);
  return {
    parcel,
    order: facts.mailOrder,
    items: itemsOf(facts, ids),
    courierName: parcel?.courierName ?? null,
    trackingNumber: parcel?.trackingNumber ?? null,
  };
}

const isCash = ({ order }: OrderFacts) => order.paymentMode === 'COD';

/** Cash to pay at the door for the units of a parcel that are on their way, in paise. */
const cashOf = (facts: OrderFacts, ids: readonly number[]): number =>
  isCash(facts)
    ? sumOf(
        unitsOf(facts.lines.filter(isOrdered), ids)
          .flatMap(({ units }) => units)
          .filter(({ state }) => isOnTheWay(state))
          .map(({ payablePaise }) => payablePaise),
      )
    : 0;

/** What was paid for units before their delivery, in paise. */
const paidOf = (facts: OrderFacts, ids: readonly number[]): number =>
  sumOf(
    unitsOf(facts.lines, ids).flatMap(({ line, units }) =>
      units.map(
        ({ payablePaise, cliqCashPaise, loyaltyPaise, brandCashPaise }) =>
          (isCash(facts) && isOrdered(line) ? 0 : payablePaise) +
          cliqCashPaise +
          loyaltyPaise +
          brandCashPaise,
      ),
    ),
  );

function cancelledLetter(_db: Database, facts: OrderFacts, ids: readonly number[]): Letter {
  const { lines, mailOrder } = facts;
  const units = unitsOf(lines, ids).flatMap((found) => found.units);
  const moves = units.flatMap((unit) => cancellationOf(unit) ?? []);
  // Another part of the order may have been cancelled since.
  const last = Math.max(...moves.map(({ id }) => id));
  const wasCancelled = (unit: StoredUnit) => (cancellationOf(unit)?.id ?? Infinity) <= last;
  return itemsCancelled({
    order: mailOrder,
    items: itemsOf(facts, ids),
    isByShopper: moves.some(({ actor }) => actor === 'shopper'),
    isComplete: lines.every((line) => line.units.every(wasCancelled)),
    lessDuePaise: isCash(facts)
      ? sumOf(
          unitsOf(lines.filter(isOrdered), ids)
            .flatMap((found) => found.units)
            .map(({ payablePaise }) => payablePaise),
        )
      : 0,
    refundPaise: paidOf(facts, ids),
  });
}

const cancellationOf = ({ events }: StoredUnit) => events.findLast(({ state }) => state === 'cancelled');

/** Nothing, when the shopper has withdrawn the return meanwhile. */
async function acceptedLetter(
  db: Database,
  facts: OrderFacts,
  [id = 0]: readonly number[],
): Promise<Letter | undefined> {
  const request = await findReturn(db, { id });
  if (!request || request.withdrawnAt) return undefined;
  const found = await readReturn(db, { id }, facts.now);
  return returnAccepted({
    order: { ...facts.mailOrder, path: returnDetailsPath(request.code) },
    number: found.returnRefNo,
    items: itemsOf(facts, unitIdsOf(request)),
    kind: request.kind,
    method: request.method,
    nextStep: found.statusDisplay,
    sendTo: found.courier?.sendTo ?? [],
    store: found.drop ? [found.drop.store.name, found.drop.store.address, found.drop.store.city] : [],
    wanted: found.products.flatMap(({ replacement }) =>
      replacement ? [[replacement.color, replacement.size].filter(Boolean).join(', ')] : [],
    ),
    parts: found.refundParts.map(({ name, amount }) => ({
      name,
      paise: rupeesToPaise(amount.value),
    })),
  });
}

async function rejectedLetter(
  db: Database,
  facts: OrderFacts,
  [id = 0]: readonly number[],
): Promise<Letter | undefined> {
  const request = await findReturn(db, { id });
  return (
    request &&
    returnRejected({
      order: { ...facts.mailOrder, path: returnDetailsPath(request.code) },
      number: orderRefNoOf(request.code),
      items: itemsOf(facts, unitIdsOf(request)),
      reason: request.rejection,
    })
  );
}

/** A letter about the new items of a replacement. Nothing, when there is none. */
function replacementLetter(write: (mail: Parameters<typeof replacementSent>[0]) => Letter): MakeLetter {
  return async (db, facts, [id = 0]) => {
    const request = await findReturn(db, { id });
    if (!request) return undefined;
    const found = await readReturn(db, { id }, facts.now);
    return write({
      order: { ...facts.mailOrder, path: returnDetailsPath(request.code) },
      number: found.returnRefNo,
      items: itemsOf(facts, write === replacementSent ? newUnitsOf(request) : notSentOf(request)),
      nextStep: found.statusDisplay,
    });
  };
}

const newUnitsOf = ({ replacements }: StoredReturn): number[] =>
  replacements.flatMap(({ newUnitId }) => newUnitId ?? []);

/** The units for which nothing else is sent. */
const notSentOf = ({ replacements }: StoredReturn): number[] =>
  replacements.filter(({ status }) => status !== 'sent').map(({ unitId }) => unitId);

const unitIdsOf = ({ units }: StoredReturn): number[] => units.map(({ unitId }) => unitId);

/** A refund of the order with its items. `partId`: only this part of it. */
async function refundOf(
  db: Database,
  facts: OrderFacts,
  isWanted: (refund: { readonly id: number; readonly parts: readonly StoredPart[] }) => boolean,
  partId?: number,
) {
  const refund = (await refundsOf(db, [facts.order.id])).get(facts.order.id)?.find(isWanted);
  if (!refund) return undefined;
  const attempt = await lastAttemptOf(db, facts.order.id);
  const parts = refund.parts.filter(({ id }) => partId === undefined || id === partId);
  return {
    order: facts.mailOrder,
    items: itemsOf(facts, refund.unitIds),
    parts: parts.map((part): MailRefundPart => {
      const { name } = toWirePart(part, facts.order, attempt);
      return {
        name,
        paise: part.amountPaise,
        day: part.status === 'done' ? undefined : part.arrivesBy,
        bankReference: part.bankReference,
      };
    }),
  };
}
