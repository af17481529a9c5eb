import { formatCount, formatDate, type Paise } from '@luxe/format';
import { amountInWords } from '@luxe/format/amount-in-words';
import { gstStateOfCode } from '@luxe/format/gst-states';
import { copy } from './copy.ts';
import type { DocumentLine, DocumentParty, InvoiceDocument } from './invoiceDocument.ts';

/** A tax of a line or of the totals: `CGST 9%` and its amount. */
export interface LabelledAmount {
  readonly label: string;
  readonly amount: string;
}

export interface PartyModel {
  readonly heading: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface LineModel {
  readonly description: string;
  readonly detail: string;
  readonly hsn: string;
  readonly quantity: string;
  readonly gross: string;
  readonly discount: string;
  readonly taxable: string;
  readonly taxes: readonly LabelledAmount[];
  readonly total: string;
}

/** Every text of a document. */
export interface InvoiceModel {
  readonly title: string;
  /** Subject of the file, in ASCII. */
  readonly subject: string;
  readonly number: string;
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly parties: readonly PartyModel[];
  readonly lines: readonly LineModel[];
  readonly sums: readonly LabelledAmount[];
  readonly total: LabelledAmount;
  readonly words: string;
  readonly meansHeading: string;
  readonly means: readonly LabelledAmount[];
  readonly registration: InvoiceDocument['registration'];
}

/** Two decimals and Indian grouping: `2,45,000.00`. */
export function exactAmount(paise: Paise): string {
  const sign = paise < 0 ? '−' : '';
  const amount = Math.abs(paise);
  return `${sign}${formatCount(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, '0')}`;
}

/** `18%`, `2.5%`. Takes basis points. */
const percent = (basisPoints: number): string => `${basisPoints / 100}%`;

/** Writes every text of a document from its stored facts. */
export function toInvoiceModel(document: InvoiceDocument): InvoiceModel {
  const { kind, number, orderId, lines, totals, registration } = document;
  const title = copy.titles[kind];
  return {
    title,
    subject: copy.subject(title, number, orderId, exactAmount(totals.totalPaise)),
    number,
    facts: factsOf(document),
    parties: [
      toParty(copy.seller, document.seller),
      toParty(copy.billTo, document.buyer),
      toParty(copy.shipTo, document.shipTo),
    ],
    lines: lines.map((line) => toLine(line, document)),
    sums: sumsOf(document),
    total: { label: copy.totals[kind], amount: `₹${exactAmount(totals.totalPaise)}` },
    words: amountInWords(totals.totalPaise),
    meansHeading: copy.paidWith[kind],
    means: meansOf(document),
    registration,
  };
}

function factsOf(document: InvoiceDocument): InvoiceModel['facts'] {
  const { kind, number, issuedAt, orderId, original, reason, placeOfSupply } = document;
  const state = gstStateOfCode(placeOfSupply);
  return [
    [copy.numbers[kind], number],
    [copy.date, formatDate(issuedAt)],
    [copy.order, orderId],
    ...(original ? [[copy.against, `${original.number}, ${formatDate(original.issuedAt)}`] as const] : []),
    ...(reason ? [[copy.reason, copy.reasons[reason]] as const] : []),
    [copy.placeOfSupply, state ? `${state.name} (${state.code})` : placeOfSupply],
  ];
}

function toParty(heading: string, { name, address, state, stateCode, gstin }: DocumentParty): PartyModel {
  return {
    heading,
    name,
    lines: [
      ...address,
      stateCode ? `${state} (${stateCode})` : state,
      ...(gstin ? [`${copy.gstin} ${gstin}`] : []),
    ],
  };
}

const totalOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise }: DocumentLine): Paise =>
  taxablePaise + cgstPaise + sgstPaise + igstPaise;

const toLine = (line: DocumentLine, document: InvoiceDocument): LineModel => ({
  description: line.description,
  detail: line.detail,
  hsn: line.hsn,
  quantity: String(line.quantity),
  gross: exactAmount(line.grossPaise),
  discount: exactAmount(line.discountPaise),
  taxable: exactAmount(line.taxablePaise),
  taxes: isWithinState(document)
    ? [
        { label: `CGST ${percent(line.rate / 2)}`, amount: exactAmount(line.cgstPaise) },
        { label: `${localTaxOf(document)} ${percent(line.rate / 2)}`, amount: exactAmount(line.sgstPaise) },
      ]
    : [{ label: `IGST ${percent(line.rate)}`, amount: exactAmount(line.igstPaise) }],
  total: exactAmount(totalOf(line)),
});

const isWithinState = ({ seller, placeOfSupply }: InvoiceDocument): boolean =>
  seller.stateCode === placeOfSupply;

const localTaxOf = ({ placeOfSupply }: InvoiceDocument): string =>
  gstStateOfCode(placeOfSupply)?.localTax ?? 'SGST';

function sumsOf(document: InvoiceDocument): LabelledAmount[] {
  const { lines, totals } = document;
  const sum = (of: (line: DocumentLine) => Paise) => lines.reduce((all, line) => all + of(line), 0);
  const taxes = isWithinState(document)
    ? [
        { label: 'CGST', amount: exactAmount(totals.cgstPaise) },
        { label: localTaxOf(document), amount: exactAmount(totals.sgstPaise) },
      ]
    : [{ label: 'IGST', amount: exactAmount(totals.igstPaise) }];
  return [
    { label: copy.gross, amount: exactAmount(sum(({ grossPaise }) => grossPaise)) },
    { label: copy.discount, amount: exactAmount(-sum(({ discountPaise }) => discountPaise)) },
    { label: copy.taxable, amount: exactAmount(totals.taxablePaise) },
    ...taxes,
  ];
}

/** The means of payment that were used. */
function meansOf({ means, paymentMode }: InvoiceDocument): LabelledAmount[] {
  const { payable, ...credits } = means;
  return [
    ...Object.entries(credits).map(([name, paise]) => ({
      label: copy.means[name as keyof typeof copy.means],
      paise,
    })),
    { label: copy.modes[paymentMode] ?? paymentMode, paise: payable },
  ]
    .filter(({ paise }) => paise > 0)
    .map(({ label, paise }) => ({ label, amount: exactAmount(paise) }));
}
