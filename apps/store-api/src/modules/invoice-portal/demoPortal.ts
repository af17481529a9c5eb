import { createHash, createHmac } from 'node:crypto';
import type { InvoicePortal, PortalDocument } from './portal.ts';

/**
 * A portal for demo shops: it answers like the real one, but nothing is registered. The key signs its QR
 * codes.
 */
export const createDemoPortal = (key: string): InvoicePortal => ({
  register: (document) => {
    const irn = irnOf(document);
    return Promise.resolve({ irn, signedQr: signedQrOf(document, irn, key) });
  },
});

/**
 * SHA-256 of the seller's GSTIN, the type, the number and the financial year, as the portal calculates it.
 */
export const irnOf = ({ sellerGstin, type, number, year }: PortalDocument): string =>
  createHash('sha256').update(`${sellerGstin}${type}${number}${year}`).digest('hex');

/** A signed text with the fields of the portal's QR code. */
function signedQrOf(document: PortalDocument, irn: string, key: string): string {
  const main = document.lines.toSorted((one, other) => other.taxablePaise - one.taxablePaise)[0];
  const content = {
    SellerGstin: document.sellerGstin,
    BuyerGstin: document.buyerGstin,
    DocNo: document.number,
    DocTyp: document.type,
    DocDt: document.day.split('-').toReversed().join('/'),
    TotInvVal: document.totalPaise / 100,
    ItemCnt: document.lines.length,
    MainHsnCode: main?.hsn ?? '',
    Irn: irn,
  };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(content)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
