import type { Clock } from '@luxe/host';
import type { Database } from '../db/database.ts';
import type { Mount } from '../http/mount.ts';
import type { PaymentProvider } from '../modules/payment-provider/provider.ts';
import { dropCard, dropUpiId, listCards, listUpiIds } from '../modules/saved/repository.ts';
import { toWireCard } from '../modules/saved/wire.ts';

/** Lists and removes the saved cards and UPI ids of a customer. Checkout adds them. */
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
    // A deletion that fails at the provider is not retried. The card is then listed again after the next
    // purchase.
    if (card) await provider?.options?.forgetCard(card.token).catch(() => undefined);
    return { status: 'SUCCESS' };
  });
  mount('savedUpiIds', async ({ caller }) => ({ savedUpiIds: await listUpiIds(db, caller.customerId) }));
  mount('removeSavedUpiId', async ({ caller, body }) => {
    await dropUpiId(db, caller.customerId, body.upiId);
    return { status: 'SUCCESS' };
  });
}
