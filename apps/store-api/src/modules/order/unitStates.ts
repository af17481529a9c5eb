import type { Actor, UnitState } from '../../db/schema/index.ts';

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
 * Every allowed move of a unit, and who may make it: docs/decisions/0023-after-the-order.md. Nothing else
 * changes a state. Carriers lose messages, so a carrier may skip steps.
 */
export const moves: readonly Move[] = [
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

export const mayMove = (from: UnitState, to: UnitState, actor: Actor): boolean =>
  moves.some(([start, end, by]) => start === from && end === to && by.includes(actor));

/** States to which an actor may move a unit, in the sequence of the table. */
export const nextStates = (from: UnitState, actor: Actor): UnitState[] =>
  moves.flatMap(([start, end, by]) => (start === from && by.includes(actor) ? [end] : []));

/** Whether a unit has ended without arriving. Its money goes back, or is no longer due. */
export const isUndelivered = (state: UnitState): state is 'cancelled' | 'returnedToOrigin' | 'lost' =>
  state === 'cancelled' || state === 'returnedToOrigin' || state === 'lost';

/** States of a unit that is still on its way to the shopper. */
export const onTheWayStates: readonly UnitState[] = [
  ...deliverySteps.filter((step) => step !== 'delivered'),
  'deliveryFailed',
];

export const isOnTheWay = (state: UnitState): boolean => onTheWayStates.includes(state);

/** Whether the carrier has a unit and brings it to the shopper. */
export const isWithCarrier = (state: UnitState): boolean =>
  state === 'shipped' || state === 'outForDelivery' || state === 'deliveryFailed';
