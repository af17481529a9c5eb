import type { CallResponse } from '../calls/calls.ts';

/** The smallest text that begins like a PDF. */
export const invoiceFile: CallResponse<'invoiceFile'> = {
  fileName: 'KGT-2627-000123.pdf',
  type: 'application/pdf',
  content: btoa('%PDF-1.7\n%%EOF\n'),
};
