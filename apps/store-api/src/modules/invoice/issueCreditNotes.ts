import type { Database } from '../../db/database.ts';
import type { RefundReason } from '../../db/schema/index.ts';
import type { StoredLine } from '../order/deliveriesOf.ts';
import type { StoredOrder } from '../order/repository.ts';
import { deliverySac, draftCreditNote, type LineToInvoice } from './draftInvoice.ts';
import { totalOf } from './figures.ts';
import { queueRegistration, takeNumber } from './issueInvoices.ts';
import {
  addInvoice,
  documentedUnits,
  findInvoices,
  findSellerTax,
  type StoredInvoice,
} from './repository.ts';

export interface UnitsToCredit {
  readonly order: StoredOrder;
  /** All lines of the order. */
  readonly lines: readonly StoredLine[];
  readonly unitIds: readonly number[];
  readonly reason: RefundReason;
}

/**
 * Issues a credit note per invoice of units whose money goes back (CGST Act, section 34). Units without an
 * invoice need none. The figures are those of the invoice, and the database lets a unit be credited once. The
 * order must be locked.
 */
export async function issueCreditNotes(
  tx: Database,
  { order, lines, unitIds, reason }: UnitsToCredit,
  now: Date,
): Promise<void> {
  const invoiced = await documentedUnits(tx, 'invoice', unitIds);
  if (invoiced.length === 0) return;
  const originals = await findInvoices(tx, { ids: [...new Set(invoiced.map(({ invoiceId }) => invoiceId))] });
  const units = new Map(lines.flatMap((line) => line.units).map((unit) => [unit.id, unit]));
  // Sorted, so that two transactions lock the counters in the same sequence.
  for (const original of originals.toSorted((a, b) => (a.sellerId < b.sellerId ? -1 : 1))) {
    const seller = await findSellerTax(tx, original.sellerId);
    if (!seller) continue;
    const some = invoiced.filter(({ invoiceId }) => invoiceId === original.id);
    const credited = original.lines
      .filter(({ kind }) => kind === 'item')
      .map(({ number, description, detail, hsn, rate }): LineToInvoice => ({
        ...{ description, detail, hsn, rate },
        units: some
          .filter(({ lineNumber }) => lineNumber === number)
          .flatMap(({ unitId }) => units.get(unitId) ?? []),
      }))
      .filter((line) => line.units.length > 0);
    const draft = draftCreditNote(credited, some, deliveryRateOf(original));
    const { id: originalId, seller: party, buyer, shipTo, placeOfSupply, paymentMode } = original;
    const id = await addInvoice(
      tx,
      {
        ...(await takeNumber(tx, seller, 'creditNote', now)),
        kind: 'creditNote',
        orderId: order.id,
        originalId,
        reason,
        issuedAt: now,
        seller: party,
        ...{ buyer, shipTo, placeOfSupply, paymentMode },
        means: draft.means,
        ...draft.totals,
        totalPaise: totalOf(draft.totals),
      },
      draft,
    );
    await queueRegistration(tx, seller, buyer.gstin, id, now);
  }
}

const deliveryRateOf = ({ lines }: StoredInvoice): number =>
  lines.find(({ hsn }) => hsn === deliverySac)?.rate ?? 0;
