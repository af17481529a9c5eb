import { indianDay, type Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import type { RefundDestination, RefundReason, RefundTarget } from '../../db/schema/index.ts';
import { pointsLeft, takeBackPoints } from '../credit/earning.ts';
import { issueCreditNotes } from '../invoice/issueCreditNotes.ts';
import { post, type Row } from '../ledger/ledger.ts';
import { queueMail } from '../mail/queueMail.ts';
import { queuePush } from '../push/queuePush.ts';
import type { StoredLine, StoredUnit } from '../order/deliveriesOf.ts';
import { changeOrder, lastAttemptOf, type StoredOrder } from '../order/repository.ts';
import { isGivenBack } from '../order/unitStates.ts';
import { sumOf } from '../pricing/money.ts';
import { arrivalDay } from './arrivalDay.ts';
import { addRefund } from './repository.ts';

export interface UnitsToRefund {
  readonly order: StoredOrder;
  /** All lines of the order, after the units have moved. */
  readonly lines: readonly StoredLine[];
  readonly unitIds: readonly number[];
  readonly reason: RefundReason;
  /**
   * Where the money of units goes that had arrived: back to where it came from, to a bank account, or into
   * cliq cash. Undefined for units that never arrived: then cash was not collected.
   */
  readonly target?: RefundTarget | undefined;
}

/** A unit with the brand of its line. */
type BrandedUnit = StoredUnit & { readonly brandCode: string };

/** What a refund of units gives back. Amounts are zero or more. */
export interface RefundPlan {
  readonly units: readonly BrandedUnit[];
  readonly parts: readonly PlannedPart[];
  /** Cash that is no longer due at the door. */
  readonly lessDuePaise: Paise;
  /** Points that the order earns afterwards. */
  readonly earnedPoints: number;
}

export interface PlannedPart {
  readonly destination: RefundDestination;
  readonly brandCode?: string | undefined;
  readonly amountPaise: Paise;
  /** Day in India by which the money arrives, YYYY-MM-DD. */
  readonly arrivesBy: string;
}

/** Plans the refund of units: each source gets back its stored share of them. */
export function planRefund(
  { order, lines, unitIds, target }: Omit<UnitsToRefund, 'reason'>,
  now: Date,
): RefundPlan {
  const all = lines.flatMap(({ units, brandCode }) => units.map((unit) => ({ ...unit, brandCode })));
  const units = all.filter(({ id }) => unitIds.includes(id));
  const left = all.filter(({ id, state }) => !unitIds.includes(id) && !isGivenBack(state));
  const today = indianDay(now);
  const isUnpaid = order.paymentMode === 'COD' && target === undefined;
  const charged = sum(units, 'payablePaise');
  const money = isUnpaid ? 0 : charged;
  const parts: PlannedPart[] = [
    {
      destination: target === 'bank' ? 'bank' : 'provider',
      amountPaise: target === 'cliq-cash' ? 0 : money,
      arrivesBy: arrivalDay(target === 'bank' ? 'Netbanking' : order.paymentMode, now),
    },
    {
      destination: 'cliq-cash',
      amountPaise: sum(units, 'cliqCashPaise') + (target === 'cliq-cash' ? money : 0),
      arrivesBy: today,
    },
    { destination: 'loyalty-points', amountPaise: sum(units, 'loyaltyPaise'), arrivesBy: today },
    ...byBrand(units).map(([brandCode, amountPaise]): PlannedPart => {
      return { destination: 'brand-cash', brandCode, amountPaise, arrivesBy: today };
    }),
  ];
  return {
    units,
    parts: parts.filter(({ amountPaise }) => amountPaise > 0),
    lessDuePaise: isUnpaid ? charged : 0,
    earnedPoints: pointsLeft(order.earnedPoints, sum(left, 'payablePaise'), charged),
  };
}

/**
 * Gives back what was paid for units: credits at once, the rest through the provider later (sendRefunds.ts).
 * Cash that was not collected is no longer due. Takes back the points that the order has earned with the
 * units. Issues credit notes for units with an invoice. The database rejects a unit that is already refunded.
 * The order must be locked.
 */
export async function refundUnits(tx: Database, request: UnitsToRefund, now: Date): Promise<void> {
  await bookRefund(tx, request, now);
  await issueCreditNotes(tx, request, now);
}

/**
 * Like `refundUnits`, without credit notes. For units whose amounts in `lines` are only a part of theirs: the
 * difference to the units that replace them.
 */
export async function bookRefund(tx: Database, request: UnitsToRefund, now: Date): Promise<void> {
  const { order, unitIds, reason } = request;
  const { units, parts, earnedPoints } = planRefund(request, now);
  const attempt = await lastAttemptOf(tx, order.id);
  const refundId = await addRefund(
    tx,
    { orderId: order.id, reason, createdAt: now },
    unitIds,
    parts.map((part) => toStoredPart(part, attempt?.id, now)),
  );
  if (parts.length > 0) {
    const isDone = parts.every(({ destination }) => isCredit(destination));
    const mail = isDone ? 'refundDone' : 'refundStarted';
    await queueMail(tx, { mail, orderId: order.id, ids: [refundId] }, now);
    await queuePush(tx, { push: mail, orderId: order.id }, now);
  }
  await post(tx, order.id, postingOf(units, request), now);
  await takeBackPoints(tx, order, earnedPoints, now);
  await changeOrder(tx, order.id, { earnedPoints });
}

/** Credits are back at once. */
const isCredit = (destination: RefundDestination): boolean =>
  destination !== 'provider' && destination !== 'bank';

function toStoredPart(part: PlannedPart, attemptId: number | undefined, now: Date) {
  const { destination } = part;
  if (destination === 'provider')
    return { ...part, attemptId, status: 'due' as const, createdAt: now, checkAt: now };
  if (destination === 'bank') return { ...part, status: 'pending' as const, createdAt: now };
  return { ...part, status: 'done' as const, createdAt: now, doneAt: now };
}

/** The rows that reverse the units' part of the order's posting. They add up to zero. */
function postingOf(
  units: readonly BrandedUnit[],
  { order: { paymentMode, customerId }, target }: UnitsToRefund,
): Row[] {
  const charged = sum(units, 'payablePaise');
  const isUnpaid = paymentMode === 'COD' && target === undefined;
  const toCliqCash: Row[] = [
    { account: 'refunds-due', amountPaise: charged },
    { account: 'cliq-cash', amountPaise: -charged, customerId },
  ];
  return [
    ...(target === 'cliq-cash' ? toCliqCash : []),
    { account: 'sales', amountPaise: sum(units, 'pricePaise') },
    { account: 'delivery', amountPaise: sum(units, 'shippingPaise') },
    { account: 'discounts', amountPaise: -sum(units, 'cartDiscountPaise') },
    { account: 'coupons', amountPaise: -sum(units, 'couponDiscountPaise') },
    { account: 'bank-offers', amountPaise: -sum(units, 'bankDiscountPaise') },
    { account: 'emi-discounts', amountPaise: -sum(units, 'emiDiscountPaise') },
    { account: 'cliq-cash', amountPaise: -sum(units, 'cliqCashPaise'), customerId },
    { account: 'loyalty-points', amountPaise: -sum(units, 'loyaltyPaise'), customerId },
    ...byBrand(units).map(([brandCode, paise]): Row => {
      return { account: 'brand-cash', amountPaise: -paise, customerId, brandCode };
    }),
    {
      account: isUnpaid ? 'cash-on-delivery' : 'refunds-due',
      amountPaise: -charged,
    },
  ];
}

type Amount = { [Name in keyof StoredUnit]: Name extends `${string}Paise` ? Name : never }[keyof StoredUnit];

const sum = (units: readonly StoredUnit[], name: Amount): Paise => sumOf(units.map((unit) => unit[name]));

const byBrand = (units: readonly BrandedUnit[]): [brandCode: string, paise: Paise][] =>
  [...Map.groupBy(units, ({ brandCode }) => brandCode)]
    .map(([brandCode, some]): [string, Paise] => [brandCode, sum(some, 'brandCashPaise')])
    .filter(([, paise]) => paise > 0);
