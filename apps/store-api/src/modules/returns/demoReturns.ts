import type { Log } from '@luxe/host/log';
import type { ReturnState } from '../../db/schema/index.ts';
import { moveReturn, type MoveParts, type ReturnMove } from './moveReturn.ts';
import { findReturn, returnsWaiting, type StoredReturn } from './repository.ts';

type Step = readonly [
  from: ReturnState,
  days: number,
  next: (request: StoredReturn) => ReturnMove['to'] | undefined,
];

/** A shopper of a demo shop sees a rejection with this word in a comment. */
const rejected = /reject/i;

/** What happens to a return after a share of a day in its state, unless the desk does it before. */
const steps: readonly Step[] = [
  [
    'returnRequested',
    0.2,
    ({ method }) =>
      (({ schedulePickup: 'pickupScheduled', quickDrop: 'pickedUp', nothing: 'inspected' }) as const)[
        method as 'quickDrop'
      ],
  ],
  ['pickupScheduled', 0.3, () => 'pickedUp'],
  ['pickedUp', 0.5, () => 'received'],
  [
    'received',
    0.3,
    ({ units }) => (units.some(({ comment }) => rejected.test(comment)) ? 'rejected' : 'inspected'),
  ],
];

const maxReturns = 20;

/** Carries out the returns of a demo shop by the clock. Returns the number of moves. */
export async function handleDemoReturns(
  parts: MoveParts & { readonly log: Log },
  dayMs: number,
): Promise<number> {
  let count = 0;
  for (const [from, days, next] of steps) {
    const before = new Date(parts.clock.now().getTime() - days * dayMs);
    for (const id of await returnsWaiting(parts.db, from, before, maxReturns)) {
      const request = await findReturn(parts.db, { id });
      const to = request && next(request);
      if (!to) continue;
      const rejection = 'It shows signs of use.';
      const move = { returnId: id, to, actor: 'clock', isSellable: true, rejection } as const;
      await moveReturn(parts, move).catch((error: unknown) => parts.log.fault(`The return ${id}`, error));
      count += 1;
    }
  }
  return count;
}
