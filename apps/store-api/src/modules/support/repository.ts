import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ticket, ticketAttachment } from '../../db/schema/index.ts';
import type { ReceivedFile } from '../../uploads/receive.ts';

export type StoredTicket = typeof ticket.$inferSelect & { attachments: { name: string; bytes: number }[] };

/** Maximum number of tickets listed. */
const listLimit = 50;

/** Stores a ticket and its files in one transaction. */
export const addTicket = (
  db: Database,
  row: typeof ticket.$inferInsert,
  files: readonly ReceivedFile[],
): Promise<StoredTicket> =>
  db.transaction(async (tx) => {
    const [stored] = await tx.insert(ticket).values(row).returning();
    if (!stored) throw new Error('the ticket was not stored');
    if (files.length > 0)
      await tx.insert(ticketAttachment).values(files.map((file) => ({ ...file, ticketId: stored.id })));
    return { ...stored, attachments: files.map(({ name, bytes }) => ({ name, bytes })) };
  });

/** A customer's own tickets, newest first. */
export async function listTickets(
  db: Database,
  customerId: number,
  limit = listLimit,
): Promise<StoredTicket[]> {
  const rows = await db
    .select()
    .from(ticket)
    .where(eq(ticket.customerId, customerId))
    .orderBy(desc(ticket.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const files = ids.length
    ? await db
        .select()
        .from(ticketAttachment)
        .where(inArray(ticketAttachment.ticketId, ids))
        .orderBy(asc(ticketAttachment.name))
    : [];
  return rows.map((row) => ({
    ...row,
    attachments: files
      .filter(({ ticketId }) => ticketId === row.id)
      .map(({ name, bytes }) => ({ name, bytes })),
  }));
}
