import { indianDay, type Paise } from '@luxe/format';
import { toCsv, toRupees } from '../../csv/toCsv.ts';
import type { StoredInvoice } from '../invoice/repository.ts';
import { hundredPercent } from '../pricing/gstRate.ts';
import { roundedShare, sumOf } from '../pricing/money.ts';

/** Rates in basis points. */
export interface SettlementRates {
  /** Share of the taxable value that the shop keeps. */
  readonly commission: number;
  /** GST on the commission, which comes on top of it. */
  readonly commissionGst: number;
  /** Tax collected at source, on the taxable value (CGST Act, section 52). */
  readonly tcs: number;
}

/** What a document means for the account of a seller. Amounts of a credit note are negative. */
export interface SettlementRow {
  readonly document: StoredInvoice;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly igstPaise: Paise;
  readonly totalPaise: Paise;
  readonly commissionPaise: Paise;
  readonly commissionGstPaise: Paise;
  readonly tcsPaise: Paise;
  /** What the shop pays to the seller. */
  readonly netPaise: Paise;
}

/**
 * Calculates the settlement of documents. A credit note takes back exactly what its part of the invoice has
 * added, up to the rounding of its own amount.
 */
export const settle = (documents: readonly StoredInvoice[], rates: SettlementRates): SettlementRow[] =>
  documents.map((document) => {
    const sign = document.kind === 'invoice' ? 1 : -1;
    const { taxablePaise, totalPaise } = document;
    const commission = roundedShare(taxablePaise, rates.commission, hundredPercent);
    const commissionGst = roundedShare(commission, rates.commissionGst, hundredPercent);
    const tcs = roundedShare(taxablePaise, rates.tcs, hundredPercent);
    const signed = (paise: Paise): Paise => (paise === 0 ? 0 : sign * paise);
    return {
      document,
      taxablePaise: signed(taxablePaise),
      cgstPaise: signed(document.cgstPaise),
      sgstPaise: signed(document.sgstPaise),
      igstPaise: signed(document.igstPaise),
      totalPaise: signed(totalPaise),
      commissionPaise: signed(commission),
      commissionGstPaise: signed(commissionGst),
      tcsPaise: signed(tcs),
      netPaise: signed(totalPaise - commission - commissionGst - tcs),
    };
  });

const amountColumns = [
  ['Taxable value', 'taxablePaise'],
  ['CGST', 'cgstPaise'],
  ['SGST or UTGST', 'sgstPaise'],
  ['IGST', 'igstPaise'],
  ['Total', 'totalPaise'],
  ['Commission', 'commissionPaise'],
  ['GST on commission', 'commissionGstPaise'],
  ['TCS', 'tcsPaise'],
  ['Net', 'netPaise'],
] as const satisfies readonly (readonly [string, keyof SettlementRow])[];

/**
 * A settlement as CSV (RFC 4180): a row per document, then sales, returns and their sum. Amounts are rupees
 * with two decimals.
 */
export function toSettlementCsv(rows: readonly SettlementRow[]): string {
  const sums = (title: string, some: readonly SettlementRow[]) => [
    ...[title, '', '', '', '', '', ''],
    ...amountColumns.map(([, name]) => toRupees(sumOf(some.map((row) => row[name])))),
  ];
  const isSale = ({ document }: SettlementRow) => document.kind === 'invoice';
  const table = [
    [
      ...['Type', 'Number', 'Date', 'Order', 'For invoice', 'Buyer GSTIN', 'Place of supply'],
      ...amountColumns.map(([title]) => title),
    ],
    ...rows.map((row) => [
      ...describe(row.document),
      ...amountColumns.map(([, name]) => toRupees(row[name])),
    ]),
    sums('Sales', rows.filter(isSale)),
    sums(
      'Returns',
      rows.filter((row) => !isSale(row)),
    ),
    sums('Settlement', rows),
  ];
  return toCsv(table);
}

const describe = ({ kind, number, issuedAt, orderId, original, buyer, placeOfSupply }: StoredInvoice) => [
  kind === 'invoice' ? 'Invoice' : 'Credit note',
  number,
  indianDay(issuedAt),
  orderId,
  original?.number ?? '',
  buyer.gstin,
  placeOfSupply,
];
