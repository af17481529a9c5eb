import type { CallAnswer } from '@luxe/contract/calls';
import { wishlistName } from '@luxe/format';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { createAddressBook } from '../address/service.ts';
import { panEndingOf } from '../checkout/pan.ts';
import { createProfiles } from '../customer/profile.ts';
import { linesOf, listOrders } from '../order/repository.ts';
import { toWireOrder } from '../order/wire.ts';
import { listTickets } from '../support/repository.ts';
import { toWireTicket } from '../support/wire.ts';
import { listCards, listUpiIds } from '../saved/repository.ts';
import { toWireCard } from '../saved/wire.ts';
import { createWishlists } from '../wishlist/service.ts';

/** Nobody has as many: a file has an end. */
const mostOrders = 2000;
const mostTickets = 2000;

/** All that the store keeps of a customer, in the words of its calls. */
export async function gatherPersonalData(
  db: Database,
  clock: Clock,
  customerId: number,
): Promise<CallAnswer<'personalData'>> {
  const now = clock.now();
  const orders = await listOrders(db, customerId, 0, mostOrders);
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  );
  const wishlist = await createWishlists(db, clock).find(customerId, wishlistName, true);
  const profile = await createProfiles(db, clock).read(customerId);
  return {
    madeAt: now.toISOString(),
    profile,
    addresses: await createAddressBook(db, clock).list(customerId),
    orders: orders.map((order) =>
      toWireOrder(order, {
        lines: lines.get(order.id) ?? [],
        now,
        contactEmail: profile.primaryEmailId || order.deliveryAddress.emailID,
      }),
    ),
    wishlist: wishlist?.products ?? [],
    savedCards: (await listCards(db, customerId)).map((card) => toWireCard(card, now)),
    savedUpiIds: await listUpiIds(db, customerId),
    panEnding: await panEndingOf(db, customerId),
    tickets: (await listTickets(db, customerId, mostTickets)).map(toWireTicket),
  };
}
