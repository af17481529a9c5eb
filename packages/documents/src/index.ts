export type { DocumentLine, DocumentParty, InvoiceDocument } from './invoiceDocument.ts';
export { drawInvoice } from './drawInvoice.ts';
export { drawStatement, type StatementDocument } from './drawStatement.ts';
