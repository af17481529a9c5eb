import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { seller } from './catalogue.ts';
import { moment, paise } from './columns.ts';
import { orderUnit } from './fulfilment.ts';
import { customerOrder } from './order.ts';
import type { RefundReason } from './refund.ts';

export type InvoiceKind = 'invoice' | 'creditNote';
export type InvoiceLineKind = 'item' | 'delivery';

/**
 * State of a document at the invoice registration portal. `failed`: the portal has rejected it for a month,
 * so the data needs a correction.
 */
export type EInvoiceStatus = 'pending' | 'done' | 'failed';

/** A business or person on a document, copied when the document was issued. */
export interface InvoiceParty {
  name: string;
  /** Lines of the address, with city, pincode and state. */
  address: string[];
  /** Name of the state or union territory. */
  state: string;
  /** Two digits of GST; empty when the state is unknown. */
  stateCode: string;
  /** Empty for none. */
  gstin: string;
}

/** What a document is paid with, in paise. The amounts add up to its total. */
export interface InvoiceMeans {
  bankOffer: number;
  emiOffer: number;
  brandCash: number;
  points: number;
  cliqCash: number;
  payable: number;
}

/** What tax law needs to know of a seller. Without a row, no invoices are issued for the seller. */
export const sellerTax = pgTable(
  'seller_tax',
  {
    sellerId: text('seller_id')
      .primaryKey()
      .references(() => seller.id),
    legalName: text('legal_name').notNull(),
    gstin: text('gstin').notNull(),
    /** Street and locality. */
    address: text('address').notNull(),
    city: text('city').notNull(),
    postalCode: text('postal_code').notNull(),
    state: text('state').notNull(),
    /** First part of the numbers of the seller's documents. */
    prefix: text('prefix').notNull().unique(),
    /** True once the turnover exceeds the limit of e-invoicing: invoices to businesses are registered. */
    hasEInvoice: boolean('has_e_invoice').notNull().default(false),
    /** Share of the taxable value that the shop keeps, in basis points. */
    commissionRate: integer('commission_rate').notNull(),
  },
  (table) => [
    check('seller_tax_gstin', sql`${table.gstin} ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'`),
    check('seller_tax_prefix', sql`${table.prefix} ~ '^[A-Z0-9]{2,3}$'`),
    check('seller_tax_commission', sql`${table.commissionRate} between 0 and 10000`),
  ],
);

/**
 * The last serial number of a series. The row stays locked until the document is committed, so there is no
 * gap.
 */
export const invoiceCounter = pgTable(
  'invoice_counter',
  {
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellerTax.sellerId),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** Financial year: `2627`. */
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerId, table.kind, table.year] })],
);

/** A tax invoice or a credit note. The database rejects changes. */
export const invoice = pgTable(
  'invoice',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    number: text('number').notNull().unique(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => sellerTax.sellerId),
    year: text('year').notNull(),
    serial: integer('serial').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => customerOrder.id),
    /** The invoice that a credit note corrects. */
    originalId: bigint('original_id', { mode: 'number' }),
    reason: text('reason').$type<RefundReason>(),
    issuedAt: moment('issued_at').notNull(),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
    shipTo: jsonb('ship_to').$type<InvoiceParty>().notNull(),
    /** GST code of the state to which the goods are delivered. */
    placeOfSupply: text('place_of_supply').notNull(),
    paymentMode: text('payment_mode').notNull(),
    means: jsonb('means').$type<InvoiceMeans>().notNull(),
    taxablePaise: paise('taxable_paise').notNull(),
    cgstPaise: paise('cgst_paise').notNull(),
    sgstPaise: paise('sgst_paise').notNull(),
    igstPaise: paise('igst_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
  },
  (table) => [
    uniqueIndex('invoice_serial').on(table.sellerId, table.kind, table.year, table.serial),
    index('invoice_order').on(table.orderId),
    index('invoice_issued').on(table.sellerId, table.issuedAt),
    check(
      'invoice_adds_up',
      sql`${table.totalPaise} = ${table.taxablePaise} + ${table.cgstPaise} + ${table.sgstPaise} + ${table.igstPaise}`,
    ),
    check(
      'invoice_credit_note_of_invoice',
      sql`(${table.kind} = 'creditNote') = (${table.originalId} is not null and ${table.reason} is not null)`,
    ),
  ],
);

export const invoiceLine = pgTable(
  'invoice_line',
  {
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoice.id),
    number: integer('number').notNull(),
    kind: text('kind').$type<InvoiceLineKind>().notNull(),
    /** HSN code of goods, SAC of a service. */
    hsn: text('hsn').notNull(),
    description: text('description').notNull(),
    /** Colour and size; empty for none. */
    detail: text('detail').notNull(),
    quantity: integer('quantity').notNull(),
    /** GST in basis points. */
    rate: integer('rate').notNull(),
    grossPaise: paise('gross_paise').notNull(),
    discountPaise: paise('discount_paise').notNull(),
    taxablePaise: paise('taxable_paise').notNull(),
    cgstPaise: paise('cgst_paise').notNull(),
    sgstPaise: paise('sgst_paise').notNull(),
    igstPaise: paise('igst_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.number] }),
    check(
      'invoice_line_adds_up',
      sql`${table.grossPaise} - ${table.discountPaise} = ${table.taxablePaise} + ${table.cgstPaise} + ${table.sgstPaise} + ${table.igstPaise}`,
    ),
  ],
);

/**
 * The part of a unit in a document: of its item and of the delivery. The primary key lets a unit be invoiced
 * once and credited once.
 */
export const invoiceUnit = pgTable(
  'invoice_unit',
  {
    unitId: bigint('unit_id', { mode: 'number' })
      .notNull()
      .references(() => orderUnit.id),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoice.id),
    lineNumber: integer('line_number').notNull(),
    taxablePaise: paise('taxable_paise').notNull(),
    cgstPaise: paise('cgst_paise').notNull(),
    sgstPaise: paise('sgst_paise').notNull(),
    igstPaise: paise('igst_paise').notNull(),
    deliveryTaxablePaise: paise('delivery_taxable_paise').notNull(),
    deliveryCgstPaise: paise('delivery_cgst_paise').notNull(),
    deliverySgstPaise: paise('delivery_sgst_paise').notNull(),
    deliveryIgstPaise: paise('delivery_igst_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.unitId, table.kind] }),
    index('invoice_unit_invoice').on(table.invoiceId),
  ],
);

/** Registration of a document at the invoice registration portal. */
export const eInvoice = pgTable(
  'e_invoice',
  {
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .primaryKey()
      .references(() => invoice.id),
    status: text('status').$type<EInvoiceStatus>().notNull(),
    /** Invoice reference number: 64 hexadecimal digits. */
    irn: text('irn'),
    /** Signed text of the QR code. */
    signedQr: text('signed_qr'),
    /** Answer of the portal to the last failed attempt. */
    problem: text('problem'),
    tries: integer('tries').notNull().default(0),
    checkAt: moment('check_at'),
  },
  (table) => [
    index('e_invoice_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    check(
      'e_invoice_done',
      sql`(${table.status} = 'done') = (${table.irn} is not null and ${table.signedQr} is not null)`,
    ),
    check('e_invoice_checked_again', sql`(${table.status} = 'pending') = (${table.checkAt} is not null)`),
  ],
);
