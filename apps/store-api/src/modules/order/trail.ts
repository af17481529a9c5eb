import type { CallResponseInput } from '@luxe/contract/calls';
import { formatDay, indianDay } from '@luxe/format';
import type { UnitState } from '../../db/schema/index.ts';
import { arrivedStates, deliverySteps, isOnTheWay } from './unitStates.ts';

type Step = CallResponseInput<'orderDetails'>['products'][number]['trail'][number];

/** Facts about a unit that its trail and its status show. */
export interface UnitFacts {
  readonly state: UnitState;
  /** Moves of the unit, oldest first. */
  readonly events: readonly { readonly state: UnitState; readonly at: Date }[];
  /** Day on which the unit is to arrive, YYYY-MM-DD. */
  readonly deliveryDay: string;
  /** Whether another unit replaces this one, or will. */
  readonly isExchanged?: boolean;
}

const names: Readonly<Record<UnitState, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed by the seller',
  packed: 'Packed',
  shipped: 'Shipped',
  outForDelivery: 'Out for delivery',
  deliveryFailed: 'Delivery attempted',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returningToOrigin: 'On its way back to the seller',
  returnedToOrigin: 'Back at the seller',
  lost: 'Lost by the carrier',
  returnRequested: 'Return requested',
  returnWithdrawn: 'Return withdrawn',
  pickupScheduled: 'Pickup scheduled',
  pickedUp: 'Collected',
  received: 'Received',
  inspected: 'Accepted',
  refunded: 'Refund started',
  replaced: 'Replaced',
  rejected: 'Rejected',
  sentBack: 'Sent back to you',
};

/** Code of a state on the wire: `OUT_FOR_DELIVERY`. */
export const codeOf = (state: UnitState): string =>
  state.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The usual way of a unit that comes back. A pickup is scheduled only for some. */
const returnSteps: readonly UnitState[] = [
  ...(['returnRequested', 'pickupScheduled', 'pickedUp', 'received', 'inspected', 'refunded'] as const),
];

/** Steps that are still expected after a state. */
function upcomingAfter(state: UnitState, isExchanged: boolean): readonly UnitState[] {
  if (state === 'deliveryFailed') return ['outForDelivery', 'delivered'];
  if (state === 'returningToOrigin') return ['returnedToOrigin'];
  const index = returnSteps.indexOf(state);
  if (index >= 0)
    return returnSteps
      .slice(index + 1)
      .filter((step) => step !== 'pickupScheduled')
      .map((step) => (step === 'refunded' && isExchanged ? 'replaced' : step));
  const at = deliverySteps.findIndex((step) => step === state);
  return at < 0 ? [] : deliverySteps.slice(at + 1);
}

/**
 * The steps of a unit's order trail: what has happened, then what is expected [ORD-03]. `line` is the style
 * of the connection to the next step: thick to a done step that brought the unit nearer, thin to any other
 * done step (a failed delivery, a return to the seller), dashed to an upcoming step, none after the last. The
 * upcoming steps at the door show the delivery day unless it has passed.
 */
export function toTrail(
  { events, state, deliveryDay, isExchanged = false }: UnitFacts,
  today: string,
): Step[] {
  const isAtDoor = (step: UnitState) => step === 'outForDelivery' || step === 'delivered';
  const steps = [
    ...events.map((event) => ({ state: event.state, status: 'DONE' as const, at: event.at.toISOString() })),
    ...upcomingAfter(state, isExchanged).map((step) => ({
      state: step,
      status: 'UPCOMING' as const,
      at: isAtDoor(step) && deliveryDay >= today ? deliveryDay : null,
    })),
  ];
  return steps.map((step, index) => ({
    code: codeOf(step.state),
    name: names[step.state],
    status: step.status,
    line: lineTo(step.state, steps[index + 1]),
    at: step.at,
  }));
}

function lineTo(
  from: UnitState,
  next: (Pick<Step, 'status'> & { state: UnitState }) | undefined,
): Step['line'] {
  if (!next) return 'none';
  if (next.status === 'UPCOMING') return 'dashed';
  const indexOf = (state: UnitState) => deliverySteps.findIndex((step) => step === state);
  return indexOf(from) >= 0 && indexOf(next.state) > indexOf(from) ? 'thick' : 'thin';
}

const dayOf = (at: Date) => formatDay(at.toISOString());
const lastTime = ({ events }: UnitFacts): Date => events.at(-1)?.at ?? new Date(0);

/**
 * Status of a unit for the shopper: the next event, or how the way of the unit ended. `today` is a day in
 * India. When the delivery day has passed, the status shows the unit as delayed.
 */
export function statusDisplay(unit: UnitFacts, today: string): string {
  const at = lastTime(unit);
  switch (unit.state) {
    case 'delivered':
      return `Delivered ${dayOf(at)}`;
    case 'cancelled':
      return `Cancelled ${dayOf(at)}`;
    case 'deliveryFailed':
      return 'The carrier could not deliver it and will try again';
    case 'returningToOrigin':
      return 'Not delivered. It is on its way back to the seller';
    case 'returnedToOrigin':
      return 'Not delivered. It is back at the seller';
    case 'lost':
      return 'Lost by the carrier';
    case 'returnRequested':
    case 'pickupScheduled':
      return unit.isExchanged ? 'You replace it' : 'You return it';
    case 'returnWithdrawn':
      return `Delivered ${dayOf(unit.events.find(({ state }) => state === 'delivered')?.at ?? at)}`;
    case 'pickedUp':
      return 'On its way back to us';
    case 'received':
      return 'It has arrived and is being checked';
    case 'inspected':
      return 'Your return is accepted';
    case 'refunded':
      return `Returned ${dayOf(at)}`;
    case 'replaced':
      return `Replaced ${dayOf(at)}`;
    case 'rejected':
      return 'Your return is rejected';
    case 'sentBack':
      return 'It travels back to you';
    case 'outForDelivery':
      if (indianDay(at) === today) return 'Out for delivery today';
  }
  const day = formatDay(unit.deliveryDay);
  return unit.deliveryDay < today ? `Delayed. It was expected by ${day}` : `Arriving ${day}`;
}

/**
 * Status of an order for the shopper. The order is delivered when all units that still can arrive are
 * delivered. Until then, the status describes the units that have not arrived.
 */
export function orderStatusDisplay(all: readonly UnitFacts[], today: string): string {
  // The unit that replaces another counts instead of it.
  const current = all.filter(({ state }) => state !== 'replaced');
  const units = current.length > 0 ? current : all;
  const waiting = units.filter(({ state }) => isOnTheWay(state)).toSorted(byDay);
  const delivered = units.filter(({ state }) => arrivedStates.includes(state)).toSorted(byTime);
  const [first] = waiting;
  if (!first) {
    const last = delivered.at(-1) ?? units.toSorted(byTime).at(-1);
    return last ? statusDisplay(last, today) : '';
  }
  const last = waiting.at(-1) ?? first;
  const isLate = first.deliveryDay < today;
  if (delivered.length > 0) {
    const rest = isLate
      ? `delayed; it was expected by ${formatDay(first.deliveryDay)}`
      : `arriving by ${formatDay(last.deliveryDay)}`;
    return `Part delivered, the rest ${rest}`;
  }
  if (isLate || last.deliveryDay === first.deliveryDay) return statusDisplay(first, today);
  return `${statusDisplay(first, today)}, the rest by ${formatDay(last.deliveryDay)}`;
}

const byDay = (one: UnitFacts, other: UnitFacts) =>
  one.deliveryDay < other.deliveryDay ? -1 : Number(one.deliveryDay > other.deliveryDay);
const byTime = (one: UnitFacts, other: UnitFacts) => lastTime(one).getTime() - lastTime(other).getTime();
