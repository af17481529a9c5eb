import type { Paise } from '@luxe/format';

export interface DocumentParty {
  readonly name: string;
  readonly address: readonly string[];
  readonly state: string;
  /** GST code of the state; empty for an unknown state. */
  readonly stateCode: string;
  /** Empty for none. */
  readonly gstin: string;
}

/** Taxable value and taxes of an amount. */
interface DocumentFigures {
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly igstPaise: Paise;
}

export interface DocumentLine extends DocumentFigures {
  readonly description: string;
  /** Colour and size; empty for none. */
  readonly detail: string;
  /** HSN or SAC code. */
  readonly hsn: string;
  readonly quantity: number;
  /** GST in basis points. */
  readonly rate: number;
  readonly grossPaise: Paise;
  readonly discountPaise: Paise;
}

/** The stored facts of a tax invoice or a credit note. */
export interface InvoiceDocument {
  readonly kind: 'invoice' | 'creditNote';
  readonly number: string;
  /** ISO time. */
  readonly issuedAt: string;
  readonly orderId: string;
  /** The invoice that a credit note corrects. */
  readonly original: { readonly number: string; readonly issuedAt: string } | undefined;
  /** Why a credit note was issued. */
  readonly reason: 'returned' | 'notDelivered' | 'lost' | 'cancelled' | 'replaced' | undefined;
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly shipTo: DocumentParty;
  /** GST code of the state to which the goods are delivered. */
  readonly placeOfSupply: string;
  readonly paymentMode: string;
  readonly lines: readonly DocumentLine[];
  readonly totals: DocumentFigures & { readonly totalPaise: Paise };
  /** What the document is paid with. The amounts add up to the total. */
  readonly means: {
    readonly bankOffer: Paise;
    readonly emiOffer: Paise;
    readonly brandCash: Paise;
    readonly points: Paise;
    readonly cliqCash: Paise;
    readonly payable: Paise;
  };
  /** Registration at the invoice registration portal; undefined without one. */
  readonly registration: { readonly irn: string; readonly signedQr: string } | undefined;
}
