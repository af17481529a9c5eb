import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dataRequest, nominee } from '../../db/schema/index.ts';

export type StoredRequest = typeof dataRequest.$inferSelect;
export type StoredNominee = Omit<typeof nominee.$inferSelect, 'customerId' | 'changedAt'>;

export const findRequest = async (db: Database, id: number): Promise<StoredRequest | undefined> =>
  (await db.select().from(dataRequest).where(eq(dataRequest.id, id)))[0];

export const lockRequest = async (tx: Database, id: number): Promise<StoredRequest | undefined> =>
  (await tx.select().from(dataRequest).where(eq(dataRequest.id, id)).for('update'))[0];

export const changeRequest = (tx: Database, id: number, values: Partial<typeof dataRequest.$inferInsert>) =>
  tx.update(dataRequest).set(values).where(eq(dataRequest.id, id));

/** The requests of a customer, newest first. */
export const requestsOf = (db: Database, customerId: number): Promise<StoredRequest[]> =>
  db.select().from(dataRequest).where(eq(dataRequest.customerId, customerId)).orderBy(desc(dataRequest.id));

/** The confirmed requests of a verified address that were made without a login, newest first. */
export const guestRequestsOf = (db: Database, email: string): Promise<StoredRequest[]> =>
  db
    .select()
    .from(dataRequest)
    .where(
      and(
        isNull(dataRequest.customerId),
        isNotNull(dataRequest.dueAt),
        eq(sql`lower(${dataRequest.email})`, email.toLowerCase()),
      ),
    )
    .orderBy(desc(dataRequest.id));

export interface RequestPage {
  readonly status?: Exclude<StoredRequest['status'], 'unverified'> | undefined;
  /** Last request of the page before; undefined for the first page. */
  readonly after?: { readonly rank: number; readonly dueAt: Date; readonly id: number } | undefined;
  readonly limit: number;
}

/** Open requests come before those that have ended. */
export const rankOf = ({ status }: Pick<StoredRequest, 'status'>): number => (status === 'open' ? 0 : 1);
const rank = sql<number>`case when ${dataRequest.status} = 'open' then 0 else 1 end`;

/** Requests whose sender is verified: open ones by their last moment, then the others. */
export const listRequests = (db: Database, { status, after, limit }: RequestPage): Promise<StoredRequest[]> =>
  db
    .select()
    .from(dataRequest)
    .where(
      and(
        isNotNull(dataRequest.dueAt),
        status === undefined ? undefined : eq(dataRequest.status, status),
        after &&
          or(
            gt(rank, after.rank),
            and(
              eq(rank, after.rank),
              or(
                gt(dataRequest.dueAt, after.dueAt),
                and(eq(dataRequest.dueAt, after.dueAt), gt(dataRequest.id, after.id)),
              ),
            ),
          ),
      ),
    )
    .orderBy(asc(rank), asc(dataRequest.dueAt), asc(dataRequest.id))
    .limit(limit);

export const findNominee = async (db: Database, customerId: number): Promise<StoredNominee | undefined> =>
  (
    await db
      .select({ name: nominee.name, relation: nominee.relation, phone: nominee.phone, email: nominee.email })
      .from(nominee)
      .where(eq(nominee.customerId, customerId))
  )[0];

/** Names the nominee of a customer; null removes them. */
export async function changeNominee(
  db: Database,
  customerId: number,
  person: StoredNominee | null,
  changedAt: Date,
): Promise<void> {
  if (!person) return void (await db.delete(nominee).where(eq(nominee.customerId, customerId)));
  const values = { ...person, changedAt };
  await db
    .insert(nominee)
    .values({ customerId, ...values })
    .onConflictDoUpdate({ target: nominee.customerId, set: values });
}
