import { and, eq, inArray, lt, ne, notExists } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import {
  address,
  cart,
  customer,
  customerOrder,
  customerPassword,
  identityAccount,
  identityEmailLink,
  panCard,
  savedCard,
  savedUpiId,
  ticket,
  ticketAttachment,
  wishlist,
} from '../../db/schema/index.ts';
import { changeCustomer } from '../customer/repository.ts';
import { endSessions } from '../customer/sessions.ts';

const day = 24 * 60 * 60_000;
/** Until then a customer who thinks better of it can have the account back, by way of the shop's people. */
const waitMs = 7 * day;

/** Marks an account: from now on nobody logs in to it, on any device. */
export const askForDeletion = (db: Database, clock: Clock, customerId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await changeCustomer(tx, customerId, { deletionAskedAt: clock.now() });
    await endSessions(tx, customerId);
  });

/** All tables whose rows are a customer's own and go with her. Orders and what they say of an address stay: the law wants the books. */
const personal: readonly { readonly table: PgTable; readonly customerId: PgColumn }[] = [
  { table: address, customerId: address.customerId },
  { table: wishlist, customerId: wishlist.customerId },
  { table: savedCard, customerId: savedCard.customerId },
  { table: savedUpiId, customerId: savedUpiId.customerId },
  { table: customerPassword, customerId: customerPassword.customerId },
  { table: ticket, customerId: ticket.customerId },
];

/**
 * Takes away what is personal of accounts whose week is over, some at a time; answers how many. The row stays, without a person in it. Files
 * that came with her tickets are named by nobody then: they go with the abandoned ones (uploads/abandoned.ts).
 */
export async function erasePeople(tx: Database, now: Date, atOnce: number): Promise<number> {
  const isDue = and(lt(customer.deletionAskedAt, new Date(now.getTime() - waitMs)), ne(customer.phone, ''));
  const due = await tx
    .select({ id: customer.id, hash: customer.customerHash })
    .from(customer)
    .where(isDue)
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .delete(ticketAttachment)
    .where(
      inArray(
        ticketAttachment.ticketId,
        tx.select({ id: ticket.id }).from(ticket).where(inArray(ticket.customerId, ids)),
      ),
    );
  for (const { table, customerId } of personal) await tx.delete(table).where(inArray(customerId, ids));
  await erasePans(tx, ids);
  // How it was packed stays with the books; what was written to the person who got it does not.
  for (const table of [cart, customerOrder])
    await tx.update(table).set({ giftMessage: '' }).where(inArray(table.customerId, ids));
  const hashes = due.map(({ hash }) => hash);
  await tx.delete(identityEmailLink).where(inArray(identityEmailLink.customerHash, hashes));
  await tx
    .update(identityAccount)
    .set({
      phone: null,
      email: null,
      firstName: '',
      lastName: '',
      gender: null,
      dateOfBirth: null,
      maritalStatus: null,
    })
    .where(inArray(identityAccount.customerHash, hashes));
  for (const id of ids)
    await changeCustomer(tx, id, {
      userName: `deleted-${id}`,
      customerHash: `deleted-${id}`,
      phone: '',
      firstName: '',
      lastName: '',
      email: null,
      emailVerified: false,
      gender: null,
      dateOfBirth: null,
      maritalStatus: null,
    });
  return ids.length;
}

/** A PAN stays with the books where something was bought, sealed as it is; with nothing bought nobody may keep it. */
const erasePans = (tx: Database, ids: readonly number[]) =>
  tx.delete(panCard).where(
    and(
      inArray(panCard.customerId, [...ids]),
      notExists(
        tx
          .select({ id: customerOrder.id })
          .from(customerOrder)
          .where(and(eq(customerOrder.customerId, panCard.customerId), eq(customerOrder.status, 'placed'))),
      ),
    ),
  );
