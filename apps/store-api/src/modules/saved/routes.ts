import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Mount } from '../../http/mount.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { dropCard, dropUpiId, listCards, listUpiIds } from './repository.ts';
import { toWireCard } from './wire.ts';

/** What a customer has kept to pay with. Buying puts it there; here it is shown and taken away. */
export function savedRoutes(
  mount: Mount,
  { db, clock, provider }: { db: Database; clock: Clock; provider: PaymentProvider | undefined },
) {
  mount('savedCards', async ({ caller }) => {
    const cards = await listCards(db, caller.customerId);
    return { savedCards: cards.map((card) => toWireCard(card, clock.now())) };
  });
  mount('removeSavedCard', async ({ caller, body }) => {
    const [card] = await dropCard(db, caller.customerId, body.cardId);
    // What the provider does not forget now, it is asked to forget no more: the card is gone from here, and shown again by the next purchase.
    if (card) await provider?.desk?.forgetCard(card.token).catch(() => undefined);
    return { status: 'SUCCESS' };
  });
  mount('savedUpiIds', async ({ caller }) => ({ savedUpiIds: await listUpiIds(db, caller.customerId) }));
  mount('removeSavedUpiId', async ({ caller, body }) => {
    await dropUpiId(db, caller.customerId, body.upiId);
    return { status: 'SUCCESS' };
  });
}
