import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  eInvoice,
  invoice,
  invoiceCounter,
  invoiceLine,
  invoiceUnit,
  offer,
  parcel,
  sellerTax,
  type InvoiceKind,
} from '../../db/schema/index.ts';
import type { DraftDocument, DraftLine, DraftUnit } from './draftInvoice.ts';

export type StoredSellerTax = typeof sellerTax.$inferSelect;
export type StoredEInvoice = typeof eInvoice.$inferSelect;
/** A document with its lines, its registration, and the number of the invoice that it corrects. */
export type StoredInvoice = typeof invoice.$inferSelect & {
  lines: (typeof invoiceLine.$inferSelect)[];
  eInvoice: StoredEInvoice | undefined;
  original: { number: string; issuedAt: Date } | undefined;
};

export const findSellerTax = async (db: Database, sellerId: string): Promise<StoredSellerTax | undefined> =>
  (await db.select().from(sellerTax).where(eq(sellerTax.sellerId, sellerId)))[0];

/** Whether a seller of the order has tax data, and so issues invoices. */
export async function hasInvoicingSeller(db: Database, orderId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: parcel.id })
    .from(parcel)
    .innerJoin(sellerTax, eq(sellerTax.sellerId, parcel.sellerId))
    .where(eq(parcel.orderId, orderId))
    .limit(1);
  return row !== undefined;
}

/** Whether a seller of these offers has tax data, and so issues invoices. */
export async function isInvoiced(db: Database, ussids: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ ussid: offer.ussid })
    .from(offer)
    .innerJoin(sellerTax, eq(sellerTax.sellerId, offer.sellerId))
    .where(inArray(offer.ussid, [...ussids]))
    .limit(1);
  return row !== undefined;
}

/** Ids of the sellers of parcels, by parcel id. */
export async function sellersOfParcels(
  db: Database,
  parcelIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: parcel.id, sellerId: parcel.sellerId })
    .from(parcel)
    .where(inArray(parcel.id, [...parcelIds]));
  return new Map(rows.map(({ id, sellerId }) => [id, sellerId]));
}

/**
 * Takes the next serial number of a series. Other transactions wait for this one: if it is rolled back, they
 * get the same number, so the series has no gap.
 */
export async function takeSerial(
  tx: Database,
  sellerId: string,
  kind: InvoiceKind,
  year: string,
): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounter)
    .values({ sellerId, kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounter.sellerId, invoiceCounter.kind, invoiceCounter.year],
      set: { last: sql`${invoiceCounter.last} + 1` },
    })
    .returning({ last: invoiceCounter.last });
  if (!row) throw new Error(`the counter of ${sellerId} has no row`);
  return row.last;
}

/** Writes a document with its lines and units; returns its id. */
export async function addInvoice(
  tx: Database,
  values: typeof invoice.$inferInsert,
  { lines, units }: Pick<DraftDocument, 'lines' | 'units'>,
): Promise<number> {
  const [row] = await tx.insert(invoice).values(values).returning({ id: invoice.id });
  if (!row) throw new Error(`the document ${values.number} was not created`);
  const invoiceId = row.id;
  await tx
    .insert(invoiceLine)
    .values(lines.map((line: DraftLine, at) => ({ ...line, invoiceId, number: at + 1 })));
  await tx.insert(invoiceUnit).values(units.map((unit) => toUnitRow(unit, values.kind, invoiceId)));
  return invoiceId;
}

const toUnitRow = (
  { unitId, lineNumber, item, delivery }: DraftUnit,
  kind: InvoiceKind,
  invoiceId: number,
): typeof invoiceUnit.$inferInsert => ({
  unitId,
  kind,
  invoiceId,
  lineNumber,
  ...item,
  deliveryTaxablePaise: delivery.taxablePaise,
  deliveryCgstPaise: delivery.cgstPaise,
  deliverySgstPaise: delivery.sgstPaise,
  deliveryIgstPaise: delivery.igstPaise,
});

/** The parts of units in documents of a kind, with the ids of the documents. */
export async function documentedUnits(
  db: Database,
  kind: InvoiceKind,
  unitIds: readonly number[],
): Promise<(DraftUnit & { invoiceId: number })[]> {
  const rows = await db
    .select()
    .from(invoiceUnit)
    .where(and(eq(invoiceUnit.kind, kind), inArray(invoiceUnit.unitId, [...unitIds])))
    .orderBy(asc(invoiceUnit.unitId));
  return rows.map((row) => ({
    unitId: row.unitId,
    invoiceId: row.invoiceId,
    lineNumber: row.lineNumber,
    item: {
      taxablePaise: row.taxablePaise,
      cgstPaise: row.cgstPaise,
      sgstPaise: row.sgstPaise,
      igstPaise: row.igstPaise,
    },
    delivery: {
      taxablePaise: row.deliveryTaxablePaise,
      cgstPaise: row.deliveryCgstPaise,
      sgstPaise: row.deliverySgstPaise,
      igstPaise: row.deliveryIgstPaise,
    },
  }));
}

export const addEInvoice = (tx: Database, invoiceId: number, checkAt: Date) =>
  tx.insert(eInvoice).values({ invoiceId, status: 'pending', checkAt });

/** Ids of the documents that are due for registration, longest waiting first. */
export const dueEInvoices = async (db: Database, now: Date, limit: number): Promise<number[]> =>
  (
    await db
      .select({ id: eInvoice.invoiceId })
      .from(eInvoice)
      .where(lte(eInvoice.checkAt, now))
      .orderBy(asc(eInvoice.checkAt))
      .limit(limit)
  ).map(({ id }) => id);

/** Claims a registration until the given time. Undefined when another process has claimed it. */
export const claimEInvoice = async (
  db: Database,
  id: number,
  now: Date,
  until: Date,
): Promise<StoredEInvoice | undefined> =>
  (
    await db
      .update(eInvoice)
      .set({ checkAt: until, tries: sql`${eInvoice.tries} + 1` })
      .where(and(eq(eInvoice.invoiceId, id), lte(eInvoice.checkAt, now)))
      .returning()
  )[0];

export const changeEInvoice = (db: Database, id: number, values: Partial<typeof eInvoice.$inferInsert>) =>
  db.update(eInvoice).set(values).where(eq(eInvoice.invoiceId, id));

/** Documents of a seller that were issued from one moment until before another. */
export const issuedInvoices = async (
  db: Database,
  sellerId: string,
  from: Date,
  until: Date,
): Promise<StoredInvoice[]> => {
  const rows = await db
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.sellerId, sellerId), gte(invoice.issuedAt, from), lt(invoice.issuedAt, until)));
  return findInvoices(db, { ids: rows.map(({ id }) => id) });
};

/** Which documents: those of an order, those with these ids, or the one with a number in an order. */
type InvoiceChoice =
  { readonly orderId: string; readonly number?: string } | { readonly ids: readonly number[] };

/** Documents in the sequence in which they were issued. */
export async function findInvoices(db: Database, choice: InvoiceChoice): Promise<StoredInvoice[]> {
  const rows = await db
    .select()
    .from(invoice)
    .where(
      'ids' in choice
        ? inArray(invoice.id, [...choice.ids])
        : and(
            eq(invoice.orderId, choice.orderId),
            choice.number === undefined ? undefined : eq(invoice.number, choice.number),
          ),
    )
    .orderBy(asc(invoice.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(invoiceLine)
    .where(inArray(invoiceLine.invoiceId, ids))
    .orderBy(asc(invoiceLine.invoiceId), asc(invoiceLine.number));
  const registrations = await db.select().from(eInvoice).where(inArray(eInvoice.invoiceId, ids));
  const originals = await db
    .select({ id: invoice.id, number: invoice.number, issuedAt: invoice.issuedAt })
    .from(invoice)
    .where(
      inArray(
        invoice.id,
        rows.flatMap(({ originalId }) => originalId ?? []),
      ),
    );
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ invoiceId }) => invoiceId === row.id),
    eInvoice: registrations.find(({ invoiceId }) => invoiceId === row.id),
    original: originals.find(({ id }) => id === row.originalId),
  }));
}
