import type { Actor, ReturnState, UnitState } from '../../db/schema/index.ts';

/** The usual way of a unit, from the order to the door. */
export const deliverySteps = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'outForDelivery',
  'delivered',
] as const satisfies readonly UnitState[];

type Move = readonly [from: UnitState, to: UnitState, by: readonly Actor[]];

/**
 * Every allowed move of a unit to its shopper, and who may make it:
 * docs/decisions/0023-after-the-order.md. Nothing else changes a state. Carriers lose messages, so a carrier
 * may skip steps.
 */
export const deliveryMoves: readonly Move[] = [
  ['placed', 'confirmed', ['seller', 'desk', 'clock']],
  ['confirmed', 'packed', ['seller', 'desk', 'clock']],
  ['packed', 'shipped', ['carrier', 'desk']],
  ['packed', 'outForDelivery', ['carrier']],
  ['packed', 'deliveryFailed', ['carrier']],
  ['packed', 'delivered', ['carrier']],
  ['shipped', 'outForDelivery', ['carrier', 'desk']],
  ['shipped', 'deliveryFailed', ['carrier']],
  ['shipped', 'delivered', ['carrier']],
  ['outForDelivery', 'delivered', ['carrier', 'desk']],
  ['outForDelivery', 'deliveryFailed', ['carrier', 'desk']],
  ['deliveryFailed', 'outForDelivery', ['carrier', 'desk']],
  ['deliveryFailed', 'delivered', ['carrier', 'desk']],

  ['placed', 'cancelled', ['shopper', 'seller', 'desk', 'clock']],
  ['confirmed', 'cancelled', ['shopper', 'seller', 'desk', 'clock']],
  ['packed', 'cancelled', ['shopper', 'seller', 'desk', 'clock']],

  ['packed', 'returningToOrigin', ['carrier']],
  ['shipped', 'returningToOrigin', ['carrier', 'desk']],
  ['outForDelivery', 'returningToOrigin', ['carrier', 'desk']],
  ['deliveryFailed', 'returningToOrigin', ['carrier', 'desk']],
  ['packed', 'returnedToOrigin', ['carrier']],
  ['shipped', 'returnedToOrigin', ['carrier']],
  ['outForDelivery', 'returnedToOrigin', ['carrier']],
  ['deliveryFailed', 'returnedToOrigin', ['carrier']],
  ['returningToOrigin', 'returnedToOrigin', ['carrier', 'desk']],

  ['packed', 'lost', ['carrier']],
  ['shipped', 'lost', ['carrier', 'desk']],
  ['outForDelivery', 'lost', ['carrier', 'desk']],
  ['deliveryFailed', 'lost', ['carrier', 'desk']],
  ['returningToOrigin', 'lost', ['carrier', 'desk']],
];

/**
 * Every allowed move of a unit that has arrived and comes back: docs/decisions/0028-returns.md. Only
 * `modules/returns` makes these.
 */
const returnMoves: readonly Move[] = [
  ['delivered', 'returnRequested', ['shopper']],
  ['returnWithdrawn', 'returnRequested', ['shopper']],
  ['returnRequested', 'returnWithdrawn', ['shopper', 'desk']],
  ['pickupScheduled', 'returnWithdrawn', ['shopper', 'desk']],
  ['returnRequested', 'pickupScheduled', ['desk', 'clock']],
  ['returnRequested', 'pickedUp', ['shopper', 'carrier', 'desk', 'clock']],
  ['pickupScheduled', 'pickedUp', ['carrier', 'desk', 'clock']],
  ['pickedUp', 'received', ['carrier', 'seller', 'desk', 'clock']],
  ['received', 'inspected', ['seller', 'desk', 'clock']],
  ['received', 'rejected', ['seller', 'desk', 'clock']],
  // A missing item cannot come back, so its report is checked at once.
  ['returnRequested', 'inspected', ['desk', 'clock']],
  ['returnRequested', 'rejected', ['desk']],
  ['inspected', 'refunded', ['seller', 'desk', 'clock']],
  ['inspected', 'replaced', ['seller', 'desk', 'clock']],
  ['rejected', 'inspected', ['desk']],
  ['rejected', 'sentBack', ['desk', 'clock']],
];

export const moves: readonly Move[] = [...deliveryMoves, ...returnMoves];

export const mayMove = (from: UnitState, to: UnitState, actor: Actor): boolean =>
  moves.some(([start, end, by]) => start === from && end === to && by.includes(actor));

/** States on its way to the shopper to which an actor may move a unit, in the sequence of the table. */
export const nextStates = (from: UnitState, actor: Actor): UnitState[] =>
  deliveryMoves.flatMap(([start, end, by]) => (start === from && by.includes(actor) ? [end] : []));

/** Whether a unit has ended without arriving. Its money goes back, or is no longer due. */
export const isUndelivered = (state: UnitState): state is 'cancelled' | 'returnedToOrigin' | 'lost' =>
  state === 'cancelled' || state === 'returnedToOrigin' || state === 'lost';

/** States of a unit that has arrived, whether it comes back or not. */
export const arrivedStates: readonly UnitState[] = ['delivered', ...new Set(returnMoves.map(([, to]) => to))];

/** Steps of a return that the desk may take next, in the sequence of the table. */
export const nextReturnStates = (from: UnitState): ReturnState[] =>
  returnMoves.flatMap(([start, end, by]) =>
    start === from && by.includes('desk') && isReturnState(end) && !isEndOfReturn(end) ? [end] : [],
  );

/** Whether a return of a unit was accepted and has ended. Accepting it decides which of the two. */
export const isEndOfReturn = (state: UnitState): state is 'refunded' | 'replaced' =>
  state === 'refunded' || state === 'replaced';

/** Whether a unit has arrived and a return of it has begun or ended. */
export const isReturnState = (state: UnitState): state is ReturnState =>
  state !== 'delivered' && arrivedStates.includes(state);

/**
 * Whether what was paid for a unit has gone back, or counts for the unit that replaces it. It counts no
 * longer for this unit.
 */
export const isGivenBack = (state: UnitState): boolean => givenBackStates.includes(state);

export const givenBackStates: readonly UnitState[] = [
  'cancelled',
  'returnedToOrigin',
  'lost',
  'refunded',
  'replaced',
];

/** States of a unit that is still on its way to the shopper. */
export const onTheWayStates: readonly UnitState[] = [
  ...deliverySteps.filter((step) => step !== 'delivered'),
  'deliveryFailed',
];

export const isOnTheWay = (state: UnitState): boolean => onTheWayStates.includes(state);

/** Whether a unit has left the seller, whatever happened to it afterwards. */
export const hasLeftSeller = (state: UnitState): boolean =>
  state !== 'placed' && state !== 'confirmed' && state !== 'packed' && state !== 'cancelled';

/** Whether the carrier has a unit and brings it to the shopper. */
export const isWithCarrier = (state: UnitState): boolean =>
  state === 'shipped' || state === 'outForDelivery' || state === 'deliveryFailed';
