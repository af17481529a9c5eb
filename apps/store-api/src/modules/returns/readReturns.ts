import type { CallResponseInput } from '@luxe/contract/calls';
import { formatDay, indianDay, indianDayAfter } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import type { RefundTarget } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { toWireAddress } from '../address/service.ts';
import { toPrice } from '../catalogue/price.ts';
import { currentLines } from '../fulfilment/endUnits.ts';
import { orderRefNoOf } from '../order/number.ts';
import {
  findOrder,
  lastAttemptOf,
  latestOrder,
  linesOf,
  type StoredLine,
  type StoredOrder,
} from '../order/repository.ts';
import { isReturnState } from '../order/unitStates.ts';
import { faultUnits, returnableUnits, returnBy } from '../order/returnable.ts';
import { netPaise } from '../order/wire.ts';
import { readReturnPolicies, type ReturnPolicies } from '../policy/returnPolicies.ts';
import type { Policy } from '../policy/policyValues.ts';
import { sumOf } from '../pricing/money.ts';
import { planRefund } from '../refund/refundUnits.ts';
import { refundsOf } from '../refund/repository.ts';
import { toWirePart } from '../refund/wire.ts';
import { readProperties } from '../settings/properties.ts';
import { chooseUnits, refundTargets } from './createReturn.ts';
import { pickupDays } from './pickupDays.ts';
import { findReturn, listReturns, type ReturnChoice, type StoredReturn } from './repository.ts';
import { toProduct, toWireReturn } from './wire.ts';

type Options = CallResponseInput<'returnOptions'>;
type ReturnPolicyValues = Pick<Policy, 'courierRepayLimit' | 'returnTravelDays'>;

/** What can be returned of an order, and how. Throws 404 for an order of another customer. */
export async function readReturnOptions(
  db: Database,
  customerId: number,
  orderId: string,
  { policy, pincode, now }: { policy: ReturnPolicyValues; pincode?: string | undefined; now: Date },
): Promise<Options> {
  const order = await placedOrder(db, customerId, orderId);
  const policies = await readReturnPolicies(db);
  return {
    orderId,
    orderRefNo: orderRefNoOf(orderId),
    lines: (await currentLines(db, orderId)).map((line) => toOption(line, policies, indianDay(now))),
    refundTargets: refundTargets(order),
    pickupDays: await pickupDays(db, pincode ?? order.deliveryAddress.postalCode, now),
    pickupAddress: toWireAddress(order.deliveryAddress, false),
    courier: {
      sendTo: await returnsAddress(db),
      repayLimit: toPrice(policy.courierRepayLimit),
      lastDay: indianDayAfter(now, policy.returnTravelDays),
    },
  };
}

function toOption(line: StoredLine, policies: ReturnPolicies, today: string): Options['lines'][number] {
  const { snapshot, units } = line;
  const returnable = returnableUnits(line, policies, today);
  const faulty = faultUnits(line, today).filter(({ id }) => !returnable.some((unit) => unit.id === id));
  const lastDay = returnBy(line, policies);
  return {
    ...toProduct(line),
    price: toPrice(units[0] ? netPaise(units[0]) : 0),
    returnPolicy: snapshot.returnPolicy,
    returnableQuantity: returnable.length,
    faultQuantity: faulty.length,
    lastDay,
    obstacle: returnable.length + faulty.length > 0 ? '' : obstacleOf(line, lastDay),
  };
}

/** Why no unit of a line can be returned. */
function obstacleOf({ isGiveAway, units, snapshot }: StoredLine, lastDay: string | null): string {
  if (isGiveAway) return 'A gift cannot be returned.';
  if (units.some(({ state }) => state === 'returnRequested' || state === 'pickupScheduled'))
    return 'You return it already.';
  if (units.some(({ state }) => isReturnState(state) && state !== 'returnWithdrawn'))
    return 'You have returned it already.';
  if (lastDay) return `The last day to return it was ${formatDay(lastDay)}.`;
  if (units.every(({ state }) => state === 'cancelled')) return 'It is cancelled.';
  if (units.every(({ state }) => state !== 'delivered')) return 'It has not been delivered.';
  return snapshot.returnPolicy === 'Replacement Only'
    ? 'This item can be replaced, and not returned.'
    : 'This item cannot be returned.';
}

/** What a return would give back. Throws like the return itself. */
export async function summariseReturn(
  db: Database,
  customerId: number,
  orderId: string,
  wanted: readonly { readonly transactionId: string; readonly quantity: number }[],
  target: RefundTarget,
  now: Date,
): Promise<CallResponseInput<'returnSummary'>> {
  const order = await placedOrder(db, customerId, orderId);
  const lines = await currentLines(db, orderId);
  // Units with a fault count too, because the summary does not know the reasons.
  const policies = await readReturnPolicies(db);
  const unitIds = chooseUnits(
    lines,
    wanted.map((one) => ({ ...one, reason: 'damaged' as const })),
    policies,
    indianDay(now),
  ).map(({ unit }) => unit.id);
  const { units, parts, earnedPoints } = planRefund({ order, lines, unitIds, target }, now);
  const attempt = await lastAttemptOf(db, orderId);
  return {
    refundAmount: toPrice(sumOf(parts.map(({ amountPaise }) => amountPaise))),
    refundParts: parts.map((part) => toWirePart(part, order, attempt)),
    pointsTakenBack: order.earnedPoints - earnedPoints,
    includesDelivery: units.some(({ shippingPaise }) => shippingPaise > 0),
  };
}

async function placedOrder(db: Database, customerId: number, orderId: string): Promise<StoredOrder> {
  const order = await findOrder(db, customerId, orderId);
  if (!order) throw domainError('orderNotFound');
  if (order.status !== 'placed') throw domainError('orderNotPlaced');
  return order;
}

/** Where items are sent, a line each. Empty when the shop has not set it. */
async function returnsAddress(db: Database): Promise<string[]> {
  const [property] = await readProperties(db, 'returnsAddress');
  return (property?.value ?? '').split('\n').filter(Boolean);
}

/** Returns in wire format, newest first. */
export async function readReturns(
  db: Database,
  choice: ReturnChoice,
  page: { readonly offset?: number; readonly limit?: number },
  now: Date,
): Promise<CallResponseInput<'returnDetails'>[]> {
  const sendTo = await returnsAddress(db);
  const requests = await listReturns(db, choice, page);
  const orderIds = [...new Set(requests.map(({ orderId }) => orderId))];
  const lines = await linesOf(db, orderIds);
  const refunds = await refundsOf(db, orderIds);
  return Promise.all(requests.map((request) => toWire(db, request, { lines, refunds, sendTo, now })));
}

async function toWire(
  db: Database,
  request: StoredReturn,
  {
    lines,
    refunds,
    sendTo,
    now,
  }: {
    readonly lines: Awaited<ReturnType<typeof linesOf>>;
    readonly refunds: Awaited<ReturnType<typeof refundsOf>>;
    readonly sendTo: readonly string[];
    readonly now: Date;
  },
): Promise<CallResponseInput<'returnDetails'>> {
  const order = await latestOrder(db, { id: request.orderId });
  if (!order) throw new Error(`the order ${request.orderId} is gone`);
  return toWireReturn({
    ...{ request, order, sendTo, now },
    lines: lines.get(order.id) ?? [],
    refunds: refunds.get(order.id) ?? [],
    attempt: await lastAttemptOf(db, order.id),
  });
}

/** One return in wire format. Throws 404 for an unknown return. */
export async function readReturn(
  db: Database,
  choice: ReturnChoice,
  now: Date,
): Promise<CallResponseInput<'returnDetails'>> {
  const [found] = (await findReturn(db, choice)) ? await readReturns(db, choice, { limit: 1 }, now) : [];
  if (!found) throw domainError('returnNotFound');
  return found;
}
