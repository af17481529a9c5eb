import type { Clock } from '@luxe/host';
import type { CallResponseInput } from '@luxe/contract/calls';
import { wishlistName } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { createAddressBook } from '../address/service.ts';
import { consentsOf } from '../consent/repository.ts';
import { toWireConsent } from '../consent/recordConsent.ts';
import { findPanLast4 } from '../pan/pan.ts';
import { readGuestRequests, readRights } from '../data-rights/wire.ts';
import { createProfiles } from '../customer/profile.ts';
import { listFeedback } from '../feedback/repository.ts';
import { toWireFeedback } from '../feedback/wire.ts';
import { listOrderChanges } from '../fulfilment/repository.ts';
import { toPrice } from '../catalogue/price.ts';
import { listBought } from '../gift-card/repository.ts';
import { toWireGiftCard } from '../gift-card/wire.ts';
import { readInvoices } from '../invoice/wire.ts';
import { deliveriesOf } from '../order/deliveriesOf.ts';
import { listOrders } from '../order/listOrders.ts';
import { listComments } from '../order/repository.ts';
import { toWireOrder } from '../order/wire.ts';
import { viewsOfCustomer } from '../personalization/repository.ts';
import { listRedirected } from '../refund/repository.ts';
import { readRefunds } from '../refund/wire.ts';
import { leadsOf } from '../leads/repository.ts';
import { toWireLead } from '../leads/wire.ts';
import { readPreferences } from '../newsletter/preferences.ts';
import { messagesOf, subscriptionsOf } from '../push/repository.ts';
import { salesEventsOf } from '../sales-events/repository.ts';
import { toWireSalesEvent } from '../sales-events/wire.ts';
import { listTickets } from '../support/repository.ts';
import { readReturns } from '../returns/readReturns.ts';
import { toWireTicket } from '../support/wire.ts';
import { listCards, listUpiIds } from '../saved/repository.ts';
import { toWireCard } from '../saved/wire.ts';
import { createWishlists } from '../wishlist/service.ts';

/** Maximum orders, tickets and events in one download. Real customers have far fewer. */
const maxOrders = 2000;
const maxTickets = 2000;
const maxEvents = 20_000;

/** Collects all data that the store holds about a customer, in the wire formats of the other calls. */
export async function gatherPersonalData(
  db: Database,
  clock: Clock,
  customerId: number,
): Promise<CallResponseInput<'personalData'>> {
  const now = clock.now();
  const orders = await listOrders(db, customerId, 0, maxOrders);
  const deliveryOf = await deliveriesOf(
    db,
    orders.map(({ id }) => id),
  );
  const wishlist = await createWishlists(db, clock).find(customerId, wishlistName, true);
  const profile = await createProfiles(db, clock).read(customerId);
  const { requests, nominee } = await readRights(db, customerId);
  return {
    createdAt: now.toISOString(),
    profile,
    addresses: await createAddressBook(db, clock).list(customerId),
    orders: await Promise.all(
      orders.map(async (order) =>
        toWireOrder(order, {
          ...deliveryOf(order.id),
          refunds: await readRefunds(db, order, now),
          invoices: await readInvoices(db, order.id),
          now,
          contactEmail: profile.primaryEmailId || order.deliveryAddress.emailID,
        }),
      ),
    ),
    wishlist: wishlist?.products ?? [],
    savedCards: (await listCards(db, customerId)).map((card) => toWireCard(card, now)),
    savedUpiIds: await listUpiIds(db, customerId),
    panLast4: await findPanLast4(db, customerId),
    returns: await readReturns(db, { customerId }, { limit: maxOrders }, now),
    deliveryChanges: await listOrderChanges(db, customerId),
    redirectedRefunds: (await listRedirected(db, customerId)).map(
      ({ orderId, amountPaise, bankLastFour, at }) => ({
        ...{ orderId, bankLastFour },
        amount: toPrice(amountPaise),
        at: at.toISOString(),
      }),
    ),
    cancellationComments: await listComments(db, customerId),
    leads: (await leadsOf(db, customerId)).map(toWireLead),
    consents: (await consentsOf(db, customerId)).map(toWireConsent),
    viewedProducts: (await viewsOfCustomer(db, customerId)).map(({ productId, viewedAt }) => ({
      productCode: productId,
      viewedAt: viewedAt.toISOString(),
    })),
    mailPreferences: await readPreferences(db, {
      customerId,
      email: profile.primaryEmailId ?? null,
      isVerified: profile.emailVerified,
    }),
    dataRequests: [
      ...requests,
      ...(profile.primaryEmailId && profile.emailVerified
        ? await readGuestRequests(db, profile.primaryEmailId)
        : []),
    ],
    nominee,
    salesEvents: (await salesEventsOf(db, customerId, maxEvents)).map(toWireSalesEvent),
    pushDevices: (await subscriptionsOf(db, customerId)).map(({ service, createdAt }) => ({
      ...{ service, createdAt: createdAt.toISOString() },
    })),
    pushMessages: (await messagesOf(db, customerId)).map(({ createdAt, sentAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
    feedback: (await listFeedback(db, customerId)).map(toWireFeedback),
    giftCards: (await listBought(db, customerId, { offset: 0, limit: maxOrders })).bought.map((bought) =>
      toWireGiftCard(bought, now),
    ),
    tickets: (await listTickets(db, customerId, maxTickets)).map(toWireTicket),
  };
}
