import type { Database } from '../../db/database.ts';
import type { InvoiceKind } from '../../db/schema/index.ts';
import { linesOf, type StoredLine } from '../order/deliveriesOf.ts';
import type { StoredOrder } from '../order/repository.ts';
import { readUsablePolicy } from '../policy/repository.ts';
import { taxRateOf } from '../pricing/gstRate.ts';
import { documentNumber, financialYear } from './documentNumber.ts';
import { deliverySac, draftInvoice, type DraftDocument, type LineToInvoice } from './draftInvoice.ts';
import { totalOf } from './figures.ts';
import { buyerParty, placeOfSupplyOf, sellerParty, shipToParty } from './parties.ts';
import {
  addEInvoice,
  addInvoice,
  documentedUnits,
  findSellerTax,
  sellersOfParcels,
  takeSerial,
  type StoredSellerTax,
} from './repository.ts';

/**
 * Issues one invoice per seller of units that leave the seller. A unit that has an invoice gets no other, so
 * a repeated call changes nothing. A seller without tax data gets no invoice. The order must be locked.
 *
 * The rate of the delivery is read from the policy here, because GST is due by the date of the invoice.
 */
export async function issueInvoices(
  tx: Database,
  order: StoredOrder,
  unitIds: readonly number[],
  now: Date,
): Promise<void> {
  const invoiced = new Set((await documentedUnits(tx, 'invoice', unitIds)).map(({ unitId }) => unitId));
  const leaving = new Set(unitIds.filter((id) => !invoiced.has(id)));
  if (leaving.size === 0) return;
  const lines = (await linesOf(tx, [order.id])).get(order.id) ?? [];
  const units = lines.flatMap((line) => line.units).filter(({ id }) => leaving.has(id));
  const sellers = await sellersOfParcels(
    tx,
    units.map(({ parcelId }) => parcelId),
  );
  const deliveryRate = await readDeliveryRate(tx);
  // Sorted, so that two transactions lock the counters in the same sequence.
  for (const sellerId of [...new Set(sellers.values())].toSorted()) {
    const seller = await findSellerTax(tx, sellerId);
    if (!seller) continue;
    const ids = new Set(
      units.filter(({ parcelId }) => sellers.get(parcelId) === sellerId).map(({ id }) => id),
    );
    const shipTo = shipToParty(order);
    const placeOfSupply = placeOfSupplyOf(shipTo);
    const isWithinState = placeOfSupply === seller.gstin.slice(0, 2);
    const draft = draftInvoice(toInvoiceLines(lines, ids), { deliveryRate, isWithinState });
    await addDocument(tx, seller, { order, kind: 'invoice', draft, now });
  }
}

async function readDeliveryRate(tx: Database): Promise<number> {
  const rate = taxRateOf(deliverySac, await readUsablePolicy(tx));
  return typeof rate === 'number' ? rate : rate.above;
}

const toInvoiceLines = (lines: readonly StoredLine[], unitIds: ReadonlySet<number>): LineToInvoice[] =>
  lines
    .map(({ snapshot, hsnCode, gstRate, units }) => ({
      description: `${snapshot.brandName} ${snapshot.productName}`,
      detail: [snapshot.color, snapshot.size].filter(Boolean).join(', '),
      hsn: hsnCode,
      rate: gstRate,
      units: units.filter(({ id }) => unitIds.has(id)),
    }))
    .filter(({ units }) => units.length > 0);

interface NewDocument {
  readonly order: StoredOrder;
  readonly kind: InvoiceKind;
  readonly draft: DraftDocument;
  readonly now: Date;
}

/** Numbers and writes an invoice, and queues its registration. */
async function addDocument(tx: Database, seller: StoredSellerTax, document: NewDocument): Promise<void> {
  const { order, kind, draft, now } = document;
  const shipTo = shipToParty(order);
  const buyer = buyerParty(order);
  const numbered = await takeNumber(tx, seller, kind, now);
  const id = await addInvoice(
    tx,
    {
      ...numbered,
      kind,
      orderId: order.id,
      issuedAt: now,
      seller: sellerParty(seller),
      buyer,
      shipTo,
      placeOfSupply: placeOfSupplyOf(shipTo),
      paymentMode: order.paymentMode,
      means: draft.means,
      ...draft.totals,
      totalPaise: totalOf(draft.totals),
    },
    draft,
  );
  await queueRegistration(tx, seller, buyer.gstin, id, now);
}

/** Takes the next number of a series of a seller. */
export async function takeNumber(
  tx: Database,
  { sellerId, prefix }: StoredSellerTax,
  kind: InvoiceKind,
  now: Date,
) {
  const year = financialYear(now);
  const serial = await takeSerial(tx, sellerId, kind, year);
  return { sellerId, year, serial, number: documentNumber(prefix, kind, year, serial) };
}

/**
 * Queues the registration of a document. Only sellers above the limit of turnover register, and only supplies
 * to registered businesses (rule 48(4) of the CGST Rules).
 */
export async function queueRegistration(
  tx: Database,
  { hasEInvoice }: StoredSellerTax,
  buyerGstin: string,
  invoiceId: number,
  now: Date,
): Promise<void> {
  if (hasEInvoice && buyerGstin !== '') await addEInvoice(tx, invoiceId, now);
}
