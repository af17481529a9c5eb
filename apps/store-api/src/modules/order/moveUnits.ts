import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderUnit, unitEvent, type Actor, type UnitState } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { mayMove } from './unitStates.ts';

interface Unit {
  readonly id: number;
  readonly state: UnitState;
}

export interface Move {
  readonly to: UnitState;
  readonly actor: Actor;
  readonly note?: string | undefined;
  readonly at: Date;
}

/**
 * Moves units to a state, all or none, and returns those that moved. Units that already have the state do not
 * move again, so that a repeated message counts once. Throws 409 for a move that the table of states does not
 * allow. The order must be locked. A move is never dated before the last one: its time may be from before the
 * lock, which another move had.
 */
export async function moveUnits<One extends Unit>(
  tx: Database,
  units: readonly One[],
  { to, actor, note = '', at }: Move,
): Promise<One[]> {
  const moving = units.filter(({ state }) => state !== to);
  const stuck = moving.find(({ state }) => !mayMove(state, to, actor));
  if (stuck) throw domainError('moveNotAllowed', stuck.state, to);
  if (moving.length === 0) return [];
  const ids = moving.map(({ id }) => id);
  const moved = await tx
    .update(orderUnit)
    .set({ state: to, stateAt: sql`greatest(${at.toISOString()}::timestamptz, order_unit.state_at)` })
    .where(inArray(orderUnit.id, ids))
    .returning({ unitId: orderUnit.id, at: orderUnit.stateAt });
  await tx.insert(unitEvent).values(moved.map((unit) => ({ ...unit, state: to, actor, note })));
  return moving;
}
