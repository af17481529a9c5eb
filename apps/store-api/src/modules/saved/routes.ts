import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import { dropCard, dropUpiId, listCards, listUpiIds } from './repository.ts';
import { toWireCard } from './wire.ts';

/** What a customer has kept to pay with. Buying puts it there; here it is shown and taken away. */
export function savedRoutes(mount: Mount, { db, clock }: { db: Database; clock: Clock }) {
  mount('savedCards', async ({ caller }) => {
    const cards = await listCards(db, caller.customerId);
    return { savedCards: cards.map((card) => toWireCard(card, clock.now())) };
  });
  mount('removeSavedCard', async ({ caller, body }) => {
    await dropCard(db, caller.customerId, body.cardId);
    return { status: 'SUCCESS' };
  });
  mount('savedUpiIds', async ({ caller }) => ({ savedUpiIds: await listUpiIds(db, caller.customerId) }));
  mount('removeSavedUpiId', async ({ caller, body }) => {
    await dropUpiId(db, caller.customerId, body.upiId);
    return { status: 'SUCCESS' };
  });
}
