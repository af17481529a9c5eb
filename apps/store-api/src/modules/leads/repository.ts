import { and, desc, eq, gte, like, lt, or, sql } from 'drizzle-orm';
import type { LeadSource } from '@luxe/contract/lead-forms';
import type { Database } from '../../db/database.ts';
import { lead, type CallStatus } from '../../db/schema/index.ts';

export type StoredLead = typeof lead.$inferSelect;

/** The newest request of a kind and a phone number that has not ended, since a moment. */
export const findOpenLead = async (
  db: Database,
  { kind, phone, since }: { readonly kind: LeadSource; readonly phone: string; readonly since: Date },
): Promise<StoredLead | undefined> =>
  (
    await db
      .select()
      .from(lead)
      .where(
        and(
          eq(lead.phone, phone),
          eq(lead.kind, kind),
          gte(lead.createdAt, since),
          sql`${lead.status} <> 'ended'`,
        ),
      )
      .orderBy(desc(lead.id))
      .limit(1)
  )[0];

/** Requests of one phone number and kind wait for each other until their transaction ends. */
export const lockLeads = (tx: Database, kind: LeadSource, phone: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${kind} ${phone}`}, 0))`);

export interface LeadSearch {
  readonly status?: CallStatus | undefined;
  /** Beginning of a name, of a phone number or of the number of a request; empty for every request. */
  readonly q: string;
  /** Id of the last request of the page before. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export const listLeads = (db: Database, { status, q, before, limit }: LeadSearch): Promise<StoredLead[]> =>
  db
    .select()
    .from(lead)
    .where(
      and(
        status === undefined ? undefined : eq(lead.status, status),
        before === undefined ? undefined : lt(lead.id, before),
        q === '' ? undefined : matches(q),
      ),
    )
    .orderBy(desc(lead.id))
    .limit(limit);

function matches(q: string) {
  const begins = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = q.replaceAll(/\D/g, '');
  return or(
    like(sql`lower(${lead.name})`, begins(q.toLowerCase())),
    like(lead.number, begins(q.toUpperCase())),
    digits.length >= 3 ? like(lead.phone, begins(digits)) : undefined,
  );
}

/** The requests of a customer, newest first. */
export const leadsOf = (db: Database, customerId: number): Promise<StoredLead[]> =>
  db.select().from(lead).where(eq(lead.customerId, customerId)).orderBy(desc(lead.id));

export const findLead = async (db: Database, id: number): Promise<StoredLead | undefined> =>
  (await db.select().from(lead).where(eq(lead.id, id)))[0];

export const lockLead = async (tx: Database, id: number): Promise<StoredLead | undefined> =>
  (await tx.select().from(lead).where(eq(lead.id, id)).for('update'))[0];

export const changeLead = (tx: Database, id: number, status: CallStatus, changedAt: Date) =>
  tx.update(lead).set({ status, changedAt }).where(eq(lead.id, id));
