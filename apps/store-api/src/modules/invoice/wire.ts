import type { CallResponseInput } from '@luxe/contract/calls';
import { drawInvoice, type InvoiceDocument } from '@luxe/documents';
import { LruCache } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { toPrice } from '../catalogue/price.ts';
import { findInvoices, hasInvoicingSeller, type StoredInvoice } from './repository.ts';

type WireInvoice = NonNullable<CallResponseInput<'orderDetails'>['invoices']>[number];

/**
 * Invoices and credit notes of an order in wire format, oldest first. Undefined when no seller of the order
 * issues invoices.
 */
export async function readInvoices(db: Database, orderId: string): Promise<WireInvoice[] | undefined> {
  const found = await findInvoices(db, { orderId });
  if (found.length === 0 && !(await hasInvoicingSeller(db, orderId))) return undefined;
  return found.map(({ number, kind, issuedAt, seller, totalPaise, original }) => ({
    number,
    kind: kind === 'invoice' ? 'INVOICE' : 'CREDIT_NOTE',
    issuedDate: issuedAt.toISOString(),
    sellerName: seller.name,
    total: toPrice(totalPaise),
    invoiceNumber: original?.number ?? null,
  }));
}

/** PDFs in base64, by the number of the document and of its registration. Documents never change. */
const drawn = new WeakMap<Database, LruCache<Promise<string>>>();
const maxDrawn = 100;

function drawOnce(db: Database, found: StoredInvoice): Promise<string> {
  const files = drawn.get(db) ?? new LruCache(maxDrawn);
  drawn.set(db, files);
  const key = `${found.number} ${found.eInvoice?.irn ?? ''}`;
  const known = files.get(key);
  if (known) return known;
  const file = drawInvoice(toDocument(found)).then((bytes) => bytes.toString('base64'));
  files.set(key, file);
  file.catch(() => files.delete(key));
  return file;
}

/** The PDF of a document of an order; undefined when the order has no document with this number. */
export async function readInvoiceFile(
  db: Database,
  orderId: string,
  number: string,
): Promise<CallResponseInput<'invoiceFile'> | undefined> {
  const [found] = await findInvoices(db, { orderId, number });
  if (!found) return undefined;
  const content = await drawOnce(db, found);
  return { fileName: `${found.number}.pdf`, type: 'application/pdf', content };
}

const toDocument = (stored: StoredInvoice): InvoiceDocument => ({
  kind: stored.kind,
  number: stored.number,
  issuedAt: stored.issuedAt.toISOString(),
  orderId: stored.orderId,
  original: stored.original && {
    number: stored.original.number,
    issuedAt: stored.original.issuedAt.toISOString(),
  },
  reason: stored.reason ?? undefined,
  seller: stored.seller,
  buyer: stored.buyer,
  shipTo: stored.shipTo,
  placeOfSupply: stored.placeOfSupply,
  paymentMode: stored.paymentMode,
  lines: stored.lines,
  totals: stored,
  means: stored.means,
  registration:
    stored.eInvoice?.irn && stored.eInvoice.signedQr
      ? { irn: stored.eInvoice.irn, signedQr: stored.eInvoice.signedQr }
      : undefined,
});
