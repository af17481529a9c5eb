import { z } from 'zod';
import { platformQuery, priceSchema } from '../shared/schema.ts';

/** Number of a document: letters, digits and hyphens, as rule 46 of the CGST Rules allows. */
const invoiceNumber = z.string().regex(/^[A-Z\d-]{1,16}$/);

/** A tax invoice, or a credit note for a part of one. Not in the specification. */
export const orderInvoiceSchema = z.object({
  number: invoiceNumber,
  kind: z.enum(['INVOICE', 'CREDIT_NOTE']),
  issuedDate: z.iso.datetime(),
  sellerName: z.string(),
  total: priceSchema,
  /** Number of the invoice that a credit note corrects; null for an invoice. */
  invoiceNumber: invoiceNumber.nullable(),
});

export const invoiceSchemas = {
  invoiceFile: {
    params: z.object({
      user: z.string().max(100),
      orderCode: z.string().max(200),
      number: z.string().max(40),
    }),
    query: platformQuery,
    response: z.object({
      /** Name for the download: `KGT-2627-000123.pdf`. */
      fileName: z.string().regex(/^[A-Z\d-]{1,16}\.pdf$/),
      type: z.literal('application/pdf'),
      /** The bytes of the file in base64. */
      content: z.base64(),
    }),
  },
};
