import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Actor, UnitState } from '../../db/schema/index.ts';
import { deliverySteps, isOnTheWay, isUndelivered, mayMove, moves, nextStates } from './unitStates.ts';

it.each<[UnitState, UnitState, Actor, boolean]>([
  ['placed', 'confirmed', 'seller', true],
  ['placed', 'confirmed', 'shopper', false],
  ['placed', 'packed', 'desk', false],
  ['placed', 'shipped', 'carrier', false],
  ['packed', 'cancelled', 'shopper', true],
  ['shipped', 'cancelled', 'shopper', false],
  ['shipped', 'cancelled', 'desk', false],
  ['packed', 'delivered', 'carrier', true],
  ['packed', 'delivered', 'desk', false],
  ['outForDelivery', 'deliveryFailed', 'carrier', true],
  ['deliveryFailed', 'outForDelivery', 'carrier', true],
  ['delivered', 'shipped', 'carrier', false],
  ['delivered', 'lost', 'carrier', false],
  ['lost', 'delivered', 'carrier', false],
  ['cancelled', 'placed', 'desk', false],
  ['returningToOrigin', 'returnedToOrigin', 'carrier', true],
])('%s → %s by %s: %j', (from, to, actor, isAllowed) => expect(mayMove(from, to, actor)).toBe(isAllowed));

it('every state is reached from an order that was placed, and no move is listed twice', () => {
  const reached = new Set<UnitState>(['placed']);
  for (const state of reached) for (const [from, to] of moves) if (from === state) reached.add(to);
  expect([...reached].toSorted()).toEqual([...new Set(moves.flatMap(([from, to]) => [from, to]))].toSorted());
  expect(new Set(moves.map(([from, to]) => `${from} ${to}`)).size).toBe(moves.length);
});

it('a unit that was delivered, cancelled, lost or returned to the seller never moves to the shopper again', () => {
  const ended = ['delivered', 'cancelled', 'lost', 'returnedToOrigin'] satisfies UnitState[];
  for (const state of ended) {
    expect(isOnTheWay(state)).toBe(false);
    expect(moves.filter(([from, to]) => from === state && isOnTheWay(to))).toEqual([]);
  }
});

const actors = fc.constantFrom<Actor>('shopper', 'seller', 'carrier', 'desk', 'clock');

it('any sequence of allowed moves ends, and never both delivers and refunds a unit', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(actors, fc.nat()), { maxLength: 60 }), (choices) => {
      let state: UnitState = 'placed';
      const seen: UnitState[] = [state];
      for (const [actor, choice] of choices) {
        const possible = nextStates(state, actor);
        const next: UnitState | undefined = possible[choice % Math.max(1, possible.length)];
        if (!next) continue;
        state = next;
        seen.push(state);
      }
      expect(seen.filter((one) => one === 'delivered').length).toBeLessThanOrEqual(1);
      expect(seen.includes('delivered') && seen.some(isUndelivered)).toBe(false);
    }),
  ));

it.each(deliverySteps.slice(1).map((to, at) => [deliverySteps[at] ?? 'placed', to] as const))(
  'the desk may move a unit from %s to %s',
  (from, to) => expect(nextStates(from, 'desk')).toContain(to),
);
