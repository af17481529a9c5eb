import type { CallResponseInput } from '@luxe/contract/calls';
import { formatDay, indianDay, indianDayAfter } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import type { RefundTarget } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { toWireAddress } from '../address/service.ts';
import { toPrice } from '../catalogue/price.ts';
import { currentLines } from '../fulfilment/endUnits.ts';
import { orderRefNoOf } from '../order/number.ts';
import { deliveriesOf, type StoredLine } from '../order/deliveriesOf.ts';
import { findOrder, lastAttemptOf, latestOrder, type StoredOrder } from '../order/repository.ts';
import { isReturnState } from '../order/unitStates.ts';
import { refundableFaults, replaceableUnits, replaceBy, returnBy } from '../order/returnable.ts';
import { netPaise } from '../order/wire.ts';
import { readReturnPolicies } from '../policy/returnPolicies.ts';
import type { Policy } from '../policy/policyValues.ts';
import { sumOf } from '../pricing/money.ts';
import { planRefund } from '../refund/refundUnits.ts';
import { refundsOf } from '../refund/repository.ts';
import { toWirePart } from '../refund/wire.ts';
import { readProperties } from '../settings/properties.ts';
import { chooseUnits, refundableUnits, refundTargets, type ReturnRules } from './createReturn.ts';
import { differenceOf } from './carryOver.ts';
import {
  readChoices,
  readVariants,
  type ReplacementChoice,
  type VariantOffer,
} from './replacementChoices.ts';
import { pickupDays } from './pickupDays.ts';
import { findReturn, listReturns, type ReturnChoice, type StoredReturn } from './repository.ts';
import { toProduct, toWireReturn, toWireVariant } from './wire.ts';

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
  const lines = await currentLines(db, orderId);
  const rules = {
    policies: await readReturnPolicies(db),
    choicesOf: await readChoices(db, lines),
    today: indianDay(now),
  };
  return {
    orderId,
    orderRefNo: orderRefNoOf(orderId),
    lines: lines.map((line) => toOption(line, rules)),
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

function toOption(line: StoredLine, rules: Omit<ReturnRules, 'kind'>): Options['lines'][number] {
  const { policies, choicesOf, today } = rules;
  const { snapshot, units } = line;
  const returnable = refundableUnits(line, rules);
  const faulty = refundableFaults(line, policies, today).filter(
    ({ id }) => !returnable.some((unit) => unit.id === id),
  );
  const replaceable = replaceableUnits(line, policies, today);
  const lastDay = returnBy(line, policies) ?? replaceBy(line, policies);
  return {
    ...toProduct(line),
    price: toPrice(units[0] ? netPaise(units[0]) : 0),
    returnPolicy: snapshot.returnPolicy,
    returnableQuantity: returnable.length,
    faultQuantity: faulty.length,
    replaceableQuantity: replaceable.length,
    choices: replaceable.length > 0 ? choicesOf(line).map((choice) => toWireChoice(line, choice)) : [],
    lastDay,
    obstacle: returnable.length + faulty.length + replaceable.length > 0 ? '' : obstacleOf(line, lastDay),
  };
}

const obstacles = {
  soldOut: 'Sold out.',
  costsMore: 'It costs more: return the item and buy this one instead.',
} as const;

const toWireChoice = (
  { units: [unit] }: StoredLine,
  { obstacle, dropPaise, ...choice }: ReplacementChoice,
): Options['lines'][number]['choices'][number] => ({
  USSID: choice.ussid,
  ...toWireVariant(choice),
  sellerName: choice.sellerName,
  stock: choice.stock,
  isSame: choice.isSame,
  obstacle: obstacle ? obstacles[obstacle] : '',
  difference: toPrice(unit ? differenceOf(unit, dropPaise) : 0),
});

/** Why no unit of a line can be returned. */
function obstacleOf({ isGiveAway, units }: StoredLine, lastDay: string | null): string {
  if (isGiveAway) return 'A gift cannot be returned.';
  if (units.some(({ state, isExchanged }) => isExchanged && isReturnState(state)))
    return units.some(({ state }) => state === 'replaced')
      ? 'You have replaced it already.'
      : 'You replace it already.';
  if (units.some(({ state }) => state === 'returnRequested' || state === 'pickupScheduled'))
    return 'You return it already.';
  if (units.some(({ state }) => isReturnState(state) && state !== 'returnWithdrawn'))
    return 'You have returned it already.';
  if (lastDay) return `The last day to return it was ${formatDay(lastDay)}.`;
  if (units.every(({ state }) => state === 'cancelled')) return 'It is cancelled.';
  if (units.every(({ state }) => state !== 'delivered')) return 'It has not been delivered.';
  return 'This item cannot be returned.';
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
  const unitIds = chooseUnits(
    lines,
    wanted.map((one) => ({ ...one, reason: 'damaged' as const })),
    {
      kind: 'refund',
      policies: await readReturnPolicies(db),
      choicesOf: await readChoices(db, lines),
      today: indianDay(now),
    },
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
  const deliveryOf = await deliveriesOf(db, orderIds);
  const refunds = await refundsOf(db, orderIds);
  const variants = await readVariants(
    db,
    requests.flatMap(({ replacements }) => replacements.map(({ ussid }) => ussid)),
  );
  return Promise.all(
    requests.map((request) => toWire(db, request, { deliveryOf, refunds, variants, sendTo, now })),
  );
}

async function toWire(
  db: Database,
  request: StoredReturn,
  {
    deliveryOf,
    refunds,
    variants,
    sendTo,
    now,
  }: {
    readonly deliveryOf: Awaited<ReturnType<typeof deliveriesOf>>;
    readonly refunds: Awaited<ReturnType<typeof refundsOf>>;
    readonly variants: ReadonlyMap<string, VariantOffer>;
    readonly sendTo: readonly string[];
    readonly now: Date;
  },
): Promise<CallResponseInput<'returnDetails'>> {
  const order = await latestOrder(db, { id: request.orderId });
  if (!order) throw new Error(`the order ${request.orderId} is gone`);
  return toWireReturn({
    ...{ request, order, variants, sendTo, now },
    ...deliveryOf(order.id),
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
