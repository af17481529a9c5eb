import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contentVersion } from '../../db/schema/index.ts';

export type StoredVersion = typeof contentVersion.$inferSelect;
type NewVersion = Omit<typeof contentVersion.$inferInsert, 'number'>;

/** An entry: its kind by name, and its key. */
export interface EntryId {
  readonly kind: string;
  readonly key: string;
}

/** Most versions of an entry that the desk lists. */
const maxVersions = 100;

const whereEntry = ({ kind, key }: EntryId) =>
  and(eq(contentVersion.kind, kind), eq(contentVersion.key, key));

/** Holds an entry until the end of the transaction, so that its changes happen one after another. */
export async function lockEntry(tx: Database, { kind, key }: EntryId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${key}`}, 0))`);
}

/** The versions of an entry, newest first. */
export const listVersions = (db: Database, entry: EntryId): Promise<StoredVersion[]> =>
  db
    .select()
    .from(contentVersion)
    .where(whereEntry(entry))
    .orderBy(desc(contentVersion.number))
    .limit(maxVersions);

/** The versions of a kind that decide the states of its entries, with the latest of each entry. */
export const listStates = (db: Database, kind: string) =>
  db
    .selectDistinctOn([contentVersion.key, contentVersion.status], {
      key: contentVersion.key,
      status: contentVersion.status,
      from: contentVersion.from,
      at: contentVersion.at,
      person: contentVersion.person,
      number: contentVersion.number,
      value: contentVersion.value,
    })
    .from(contentVersion)
    .where(eq(contentVersion.kind, kind))
    .orderBy(contentVersion.key, contentVersion.status, desc(contentVersion.number));

export async function findVersion(
  db: Database,
  entry: EntryId,
  number: number,
): Promise<StoredVersion | undefined> {
  const [row] = await db
    .select()
    .from(contentVersion)
    .where(and(whereEntry(entry), eq(contentVersion.number, number)));
  return row;
}

/** The draft or the live version of an entry; undefined for none. */
export async function findByStatus(
  db: Database,
  entry: EntryId,
  status: 'draft' | 'live',
): Promise<StoredVersion | undefined> {
  const [row] = await db
    .select()
    .from(contentVersion)
    .where(and(whereEntry(entry), eq(contentVersion.status, status)));
  return row;
}

/** Adds a version with the next number of its entry. */
export async function addVersion(tx: Database, version: NewVersion): Promise<StoredVersion> {
  const [latest] = await tx
    .select({ number: contentVersion.number })
    .from(contentVersion)
    .where(whereEntry(version))
    .orderBy(desc(contentVersion.number))
    .limit(1);
  const [row] = await tx
    .insert(contentVersion)
    .values({ ...version, number: (latest?.number ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('A version was not added.');
  return row;
}

export const changeVersion = async (
  tx: Database,
  id: number,
  change: Partial<typeof contentVersion.$inferInsert>,
): Promise<void> => void (await tx.update(contentVersion).set(change).where(eq(contentVersion.id, id)));

export const deleteVersion = async (tx: Database, id: number): Promise<void> =>
  void (await tx.delete(contentVersion).where(eq(contentVersion.id, id)));

/** Versions whose beginning or end is due, the earliest first. Reads without a lock. */
export function listDue(db: Database, now: Date, limit: number) {
  const at = sql`${now.toISOString()}::timestamptz`;
  return db
    .select({ id: contentVersion.id, kind: contentVersion.kind, key: contentVersion.key })
    .from(contentVersion)
    .where(isDue(at))
    .orderBy(
      sql`case when ${contentVersion.status} = 'scheduled' then from_at else until_at end`,
      contentVersion.id,
    )
    .limit(limit);
}

/** A version that is due, held until the end of the transaction. Undefined when another process has it. */
export async function claimDue(tx: Database, id: number, now: Date): Promise<StoredVersion | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await tx
    .select()
    .from(contentVersion)
    .where(and(eq(contentVersion.id, id), isDue(at)))
    .for('update', { skipLocked: true });
  return row;
}

const isDue = (at: ReturnType<typeof sql>) =>
  sql`((${contentVersion.status} = 'scheduled' and ${contentVersion.from} <= ${at})
    or (${contentVersion.status} = 'live' and ${contentVersion.until} is not null and ${contentVersion.until} <= ${at}))`;
