import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../../db/database.ts';
import {
  dropStore,
  orderUnit,
  replacement,
  returnPhoto,
  returnRequest,
  returnUnit,
  type ReturnMethod,
  type UnitState,
} from '../../db/schema/index.ts';
import type { ReceivedFile } from '../../uploads/receive.ts';
import { replacementsOf, type StoredReplacement } from './reserveUnits.ts';

export type StoredStore = typeof dropStore.$inferSelect;
export type StoredReturn = typeof returnRequest.$inferSelect & {
  units: (typeof returnUnit.$inferSelect)[];
  /** What the shopper gets for the units of a replacement. */
  replacements: StoredReplacement[];
  photos: number;
  store: StoredStore | undefined;
};

export async function nextReturnNumber(db: Database): Promise<number> {
  const [row] = await rowsOf<{ running: string }>(db, sql`select nextval('return_number')::text as running`);
  return Number(row?.running);
}

export async function addReturn(
  tx: Database,
  values: typeof returnRequest.$inferInsert,
  units: readonly Omit<typeof returnUnit.$inferInsert, 'returnId'>[],
): Promise<number> {
  const [row] = await tx.insert(returnRequest).values(values).returning({ id: returnRequest.id });
  if (!row) throw new Error(`the return ${values.code} was not created`);
  await tx.insert(returnUnit).values(units.map((unit) => ({ ...unit, returnId: row.id })));
  return row.id;
}

export const changeReturn = (db: Database, id: number, values: Partial<typeof returnRequest.$inferInsert>) =>
  db.update(returnRequest).set(values).where(eq(returnRequest.id, id));

/** Closes the units of a return, so that they can be in another one. */
export const closeUnits = (tx: Database, returnId: number) =>
  tx.update(returnUnit).set({ isOpen: false }).where(eq(returnUnit.returnId, returnId));

/** Which returns: one customer's, one order's, or one return. */
export interface ReturnChoice {
  readonly customerId?: number;
  readonly orderId?: string;
  readonly code?: string;
  readonly id?: number;
}

const chosen = ({ customerId, orderId, code, id }: ReturnChoice) =>
  and(
    customerId === undefined ? undefined : eq(returnRequest.customerId, customerId),
    orderId === undefined ? undefined : eq(returnRequest.orderId, orderId),
    code === undefined ? undefined : eq(returnRequest.code, code),
    id === undefined ? undefined : eq(returnRequest.id, id),
  );

/** Newest first. */
export async function listReturns(
  db: Database,
  choice: ReturnChoice,
  { offset = 0, limit = 50 }: { readonly offset?: number; readonly limit?: number } = {},
): Promise<StoredReturn[]> {
  const rows = await db
    .select()
    .from(returnRequest)
    .where(chosen(choice))
    .orderBy(desc(returnRequest.id))
    .offset(offset)
    .limit(limit);
  return withParts(db, rows);
}

/** A page of returns for the desk. */
export interface ReturnPage {
  /** States of which a unit has one; `returnWithdrawn` finds withdrawn returns. */
  readonly states: readonly UnitState[];
  readonly method: ReturnMethod | undefined;
  /** Id of the last return of the page before; 0 for the first page. */
  readonly after: number;
  readonly limit: number;
}

/** The returns of all customers with a unit in one of the states, oldest first. */
export async function listReturnsIn(
  db: Database,
  { states, method, after, limit }: ReturnPage,
): Promise<StoredReturn[]> {
  const ids = db
    .select({ id: returnUnit.returnId })
    .from(returnUnit)
    .innerJoin(orderUnit, eq(orderUnit.id, returnUnit.unitId))
    .where(and(eq(returnUnit.isOpen, true), inArray(orderUnit.state, [...states])));
  const rows = await db
    .select()
    .from(returnRequest)
    .where(
      and(
        gt(returnRequest.id, after),
        method === undefined ? undefined : eq(returnRequest.method, method),
        states.includes('returnWithdrawn')
          ? isNotNull(returnRequest.withdrawnAt)
          : inArray(returnRequest.id, ids),
      ),
    )
    .orderBy(asc(returnRequest.id))
    .limit(limit);
  return withParts(db, rows);
}

/** Adds units, replacements, photos and stores. */
async function withParts(
  db: Database,
  rows: readonly (typeof returnRequest.$inferSelect)[],
): Promise<StoredReturn[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const units = await db
    .select()
    .from(returnUnit)
    .where(inArray(returnUnit.returnId, ids))
    .orderBy(asc(returnUnit.unitId));
  const photos = await db
    .select({ returnId: returnPhoto.returnId, count: count() })
    .from(returnPhoto)
    .where(inArray(returnPhoto.returnId, ids))
    .groupBy(returnPhoto.returnId);
  const replacements = await replacementsOf(db, ids);
  const storeIds = rows.flatMap(({ storeId }) => storeId ?? []);
  const stores = storeIds.length
    ? await db.select().from(dropStore).where(inArray(dropStore.id, storeIds))
    : [];
  return rows.map((row) => ({
    ...row,
    units: units.filter(({ returnId }) => returnId === row.id),
    replacements: replacements.filter(({ returnId }) => returnId === row.id),
    photos: photos.find(({ returnId }) => returnId === row.id)?.count ?? 0,
    store: stores.find(({ id }) => id === row.storeId),
  }));
}

export type StoredPhoto = typeof returnPhoto.$inferSelect;

/** The photos of returns, by the id of the return. */
export async function photosOf(
  db: Database,
  returnIds: readonly number[],
): Promise<Map<number, StoredPhoto[]>> {
  const photos = await db
    .select()
    .from(returnPhoto)
    .where(inArray(returnPhoto.returnId, [...returnIds]))
    .orderBy(asc(returnPhoto.createdAt), asc(returnPhoto.id));
  return Map.groupBy(photos, ({ returnId }) => returnId ?? 0);
}

export const findReturn = async (db: Database, choice: ReturnChoice): Promise<StoredReturn | undefined> =>
  (await listReturns(db, choice, { limit: 1 }))[0];

export const countReturns = async (db: Database, customerId: number): Promise<number> =>
  (await db.select({ count: count() }).from(returnRequest).where(eq(returnRequest.customerId, customerId)))[0]
    ?.count ?? 0;

/** Ids of returns with open units that have been in a state since before a time, by id. */
export const returnsWaiting = async (
  db: Database,
  state: UnitState,
  before: Date,
  limit: number,
): Promise<number[]> =>
  (
    await db
      .selectDistinct({ id: returnUnit.returnId })
      .from(returnUnit)
      .innerJoin(orderUnit, eq(orderUnit.id, returnUnit.unitId))
      .where(and(eq(returnUnit.isOpen, true), eq(orderUnit.state, state), lte(orderUnit.stateAt, before)))
      .orderBy(asc(returnUnit.returnId))
      .limit(limit)
  ).map(({ id }) => id);

/**
 * Replacements with reserved stock whose items have not left the shopper after the last day for it, by id.
 * `id`: only this one.
 */
export const lateReservations = (
  db: Database,
  today: string,
  limit: number,
  id?: number,
): Promise<{ id: number; orderId: string }[]> =>
  db
    .selectDistinct({ id: returnRequest.id, orderId: returnRequest.orderId })
    .from(replacement)
    .innerJoin(returnRequest, eq(returnRequest.id, replacement.returnId))
    .innerJoin(orderUnit, eq(orderUnit.id, replacement.unitId))
    .where(
      and(
        eq(replacement.status, 'reserved'),
        lt(returnRequest.handOverBy, today),
        // Nothing comes back for a missing item, so the shopper is not late.
        ne(returnRequest.method, 'nothing'),
        inArray(orderUnit.state, ['returnRequested', 'pickupScheduled']),
        id === undefined ? undefined : eq(returnRequest.id, id),
      ),
    )
    .orderBy(asc(returnRequest.id))
    .limit(limit);

export async function addPhoto(
  db: Database,
  customerId: number,
  { file, name, type, bytes }: ReceivedFile,
  createdAt: Date,
): Promise<string> {
  const [row] = await db
    .insert(returnPhoto)
    .values({ customerId, file, name, type, bytes, createdAt })
    .returning({ id: returnPhoto.id });
  if (!row) throw new Error('the photo was not stored');
  return row.id;
}

/** Adds photos of a customer to a return; returns how many there were. */
export const claimPhotos = async (
  tx: Database,
  customerId: number,
  ids: readonly string[],
  returnId: number,
): Promise<number> =>
  ids.length === 0
    ? 0
    : (
        await tx
          .update(returnPhoto)
          .set({ returnId })
          .where(
            and(
              inArray(returnPhoto.id, [...ids]),
              eq(returnPhoto.customerId, customerId),
              isNull(returnPhoto.returnId),
            ),
          )
          .returning({ id: returnPhoto.id })
      ).length;

/** Active stores whose pincode begins with the same three digits, nearest numbers first. */
export const storesNear = (db: Database, pincode: string, limit: number): Promise<StoredStore[]> =>
  db
    .select()
    .from(dropStore)
    .where(and(eq(dropStore.isActive, true), sql`left(${dropStore.postalCode}, 3) = left(${pincode}, 3)`))
    .orderBy(sql`abs(${dropStore.postalCode}::int - ${pincode}::int)`, asc(dropStore.id))
    .limit(limit);

export const findStore = async (db: Database, id: string): Promise<StoredStore | undefined> =>
  (
    await db
      .select()
      .from(dropStore)
      .where(and(eq(dropStore.id, id), eq(dropStore.isActive, true)))
  )[0];
