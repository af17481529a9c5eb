import { indianDay } from '@luxe/format';
import type { Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { Database } from '../../db/database.ts';
import { PortalError, type InvoicePortal, type PortalDocument } from '../invoice-portal/portal.ts';
import {
  changeEInvoice,
  claimEInvoice,
  dueEInvoices,
  findInvoices,
  type StoredInvoice,
} from './repository.ts';

export interface RegisterParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly portal: InvoicePortal;
  readonly log: Log;
}

/** Maximum number of documents in one round. */
export const maxRegistrations = 20;
const minute = 60_000;
/** Milliseconds for which a process claims a document. Afterwards, another process may register it. */
const claimMs = 2 * minute;
const longestWaitMs = 6 * 60 * minute;
const dayMs = 24 * 60 * minute;
/** Requests after which a document that is rejected is not sent again: one a day for a month. */
const maxTries = 30;

/**
 * Registers documents at the portal. A portal that does not answer is asked again, after a minute at first
 * and every six hours at last. A document that the portal rejects is sent again each day, because the
 * reason may be there, such as a suspended GSTIN; after a month it is `failed`. Either way the invoice
 * is valid and can be downloaded, without an IRN. Returns the number of documents that were looked at.
 */
export async function registerInvoices(parts: RegisterParts, stopping?: AbortSignal): Promise<number> {
  const { db, clock } = parts;
  let count = 0;
  for (const id of await dueEInvoices(db, clock.now(), maxRegistrations)) {
    if (stopping?.aborted) return 0;
    const now = clock.now();
    const claimed = await claimEInvoice(db, id, now, new Date(now.getTime() + claimMs));
    const [document] = claimed ? await findInvoices(db, { ids: [id] }) : [];
    if (!claimed || !document) continue;
    count += 1;
    await registerOne(parts, document, claimed.tries);
  }
  return count;
}

async function registerOne(
  { db, clock, portal, log }: RegisterParts,
  document: StoredInvoice,
  tries: number,
): Promise<void> {
  try {
    const { irn, signedQr } = await portal.register(toPortalDocument(document));
    await changeEInvoice(db, document.id, { status: 'done', irn, signedQr, problem: null, checkAt: null });
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    log.warn(`The registration of ${document.number}: ${problem}`);
    const isRejected = error instanceof PortalError;
    const isLast = isRejected && tries >= maxTries;
    const wait = isRejected ? dayMs : Math.min(longestWaitMs, minute * 2 ** Math.min(tries, 20));
    await changeEInvoice(db, document.id, {
      status: isLast ? 'failed' : 'pending',
      problem,
      checkAt: isLast ? null : new Date(clock.now().getTime() + wait),
    });
  }
}

const toPortalDocument = (document: StoredInvoice): PortalDocument => ({
  type: document.kind === 'invoice' ? 'INV' : 'CRN',
  number: document.number,
  year: `20${document.year.slice(0, 2)}-${document.year.slice(2)}`,
  day: indianDay(document.issuedAt),
  sellerGstin: document.seller.gstin,
  buyerGstin: document.buyer.gstin,
  placeOfSupply: document.placeOfSupply,
  totalPaise: document.totalPaise,
  lines: document.lines.map(({ hsn, quantity, rate, taxablePaise, cgstPaise, sgstPaise, igstPaise }) => ({
    ...{ hsn, quantity, rate, taxablePaise, cgstPaise, sgstPaise, igstPaise },
  })),
});
