import { and, asc, desc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  customerOrder,
  missingOrder,
  ticket,
  ticketAttachment,
  ticketMessage,
} from '../../db/schema/index.ts';
import type { ReceivedFile } from '../../uploads/receive.ts';
import { ticketPromises } from './promises.ts';

export type StoredMissingOrder = Omit<typeof missingOrder.$inferSelect, 'ticketId'>;
export type StoredTicket = typeof ticket.$inferSelect & {
  attachments: { name: string; bytes: number; file: string; type: string }[];
  /** Oldest first. */
  messages: (typeof ticketMessage.$inferSelect)[];
  missingOrder: StoredMissingOrder | undefined;
};

/** Maximum number of tickets listed. */
const listLimit = 50;

/** Stores a ticket, its files and what it states about a payment. Call it in a transaction. */
export async function addTicket(
  tx: Database,
  row: Omit<typeof ticket.$inferInsert, 'dueAt'>,
  files: readonly ReceivedFile[],
  missing?: StoredMissingOrder,
): Promise<number> {
  const dueAt = ticketPromises(row.createdAt).acknowledgeBy;
  const [stored] = await tx
    .insert(ticket)
    .values({ ...row, dueAt })
    .returning({ id: ticket.id });
  if (!stored) throw new Error('the ticket was not stored');
  const ticketId = stored.id;
  if (files.length > 0)
    await tx.insert(ticketAttachment).values(files.map((file) => ({ ...file, ticketId })));
  if (missing) await tx.insert(missingOrder).values({ ...missing, ticketId });
  return ticketId;
}

/** Whether an order is the customer's own. */
export const hasOrder = async (db: Database, customerId: number, id: string): Promise<boolean> =>
  (await db.$count(customerOrder, and(eq(customerOrder.id, id), eq(customerOrder.customerId, customerId)))) >
  0;

/** A customer's own tickets, newest first. */
export const listTickets = async (
  db: Database,
  customerId: number,
  limit = listLimit,
): Promise<StoredTicket[]> =>
  withParts(
    db,
    await db
      .select()
      .from(ticket)
      .where(eq(ticket.customerId, customerId))
      .orderBy(desc(ticket.id))
      .limit(limit),
  );

/** A page of the tickets of all customers. */
export interface TicketPage {
  /** Open tickets by the moment of their promise, late ones first; or all, newest first. */
  readonly which: 'open' | 'all';
  /** Last ticket of the page before; undefined for the first page. */
  readonly after: Pick<StoredTicket, 'id' | 'dueAt'> | undefined;
  readonly limit: number;
}

/** A page of the tickets of all customers. */
export const listTicketPage = (
  db: Database,
  { which, after, limit }: TicketPage,
): Promise<(typeof ticket.$inferSelect)[]> => {
  const isOpen = which === 'open';
  const isAfter =
    after &&
    (isOpen
      ? or(gt(ticket.dueAt, after.dueAt), and(eq(ticket.dueAt, after.dueAt), gt(ticket.id, after.id)))
      : lt(ticket.id, after.id));
  return db
    .select()
    .from(ticket)
    .where(and(isOpen ? eq(ticket.status, 'open') : undefined, isAfter))
    .orderBy(...(isOpen ? [asc(ticket.dueAt), asc(ticket.id)] : [desc(ticket.id)]))
    .limit(limit);
};

/** One ticket; of one customer, if `customerId` is given. */
export const findTicket = async (
  db: Database,
  { id, customerId }: { readonly id: number; readonly customerId?: number },
): Promise<StoredTicket | undefined> =>
  (await withParts(db, await db.select().from(ticket).where(isTicket(id, customerId))))[0];

/** Like `findTicket`, and locks the ticket. */
export async function lockTicket(
  tx: Database,
  choice: { readonly id: number; readonly customerId?: number },
): Promise<StoredTicket | undefined> {
  await tx.select({ id: ticket.id }).from(ticket).where(isTicket(choice.id, choice.customerId)).for('update');
  return findTicket(tx, choice);
}

const isTicket = (id: number, customerId: number | undefined) =>
  and(eq(ticket.id, id), customerId === undefined ? undefined : eq(ticket.customerId, customerId));

export const changeStatus = (tx: Database, id: number, status: StoredTicket['status']) =>
  tx.update(ticket).set({ status }).where(eq(ticket.id, id));

/** Sets the moment of the next promised step. */
export const changeDue = (tx: Database, id: number, dueAt: Date) =>
  tx.update(ticket).set({ dueAt }).where(eq(ticket.id, id));

/** Adds a message; returns its id. */
export async function addTicketMessage(
  tx: Database,
  row: typeof ticketMessage.$inferInsert,
): Promise<number> {
  const [stored] = await tx.insert(ticketMessage).values(row).returning({ id: ticketMessage.id });
  if (!stored) throw new Error('the message of a ticket was not stored');
  return stored.id;
}

/** Adds the files, the messages and the payments of tickets. */
async function withParts(
  db: Database,
  rows: readonly (typeof ticket.$inferSelect)[],
): Promise<StoredTicket[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const files = await db
    .select()
    .from(ticketAttachment)
    .where(inArray(ticketAttachment.ticketId, ids))
    .orderBy(asc(ticketAttachment.name));
  const messages = await db
    .select()
    .from(ticketMessage)
    .where(inArray(ticketMessage.ticketId, ids))
    .orderBy(asc(ticketMessage.id));
  const missing = await db.select().from(missingOrder).where(inArray(missingOrder.ticketId, ids));
  return rows.map((row) => ({
    ...row,
    attachments: files
      .filter(({ ticketId }) => ticketId === row.id)
      .map(({ name, bytes, file, type }) => ({ name, bytes, file, type })),
    messages: messages.filter(({ ticketId }) => ticketId === row.id),
    missingOrder: missing.find(({ ticketId }) => ticketId === row.id),
  }));
}
