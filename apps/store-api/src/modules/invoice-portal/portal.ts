/** What the portal learns of a document. Amounts are in paise. */
export interface PortalDocument {
  /** Invoice or credit note, as the portal writes it. */
  readonly type: 'INV' | 'CRN';
  readonly number: string;
  /** Financial year: `2026-27`. */
  readonly year: string;
  /** Day in India, YYYY-MM-DD. */
  readonly day: string;
  readonly sellerGstin: string;
  readonly buyerGstin: string;
  /** GST code of the state to which the goods are delivered. */
  readonly placeOfSupply: string;
  readonly totalPaise: number;
  readonly lines: readonly {
    readonly hsn: string;
    readonly quantity: number;
    /** GST in basis points. */
    readonly rate: number;
    readonly taxablePaise: number;
    readonly cgstPaise: number;
    readonly sgstPaise: number;
    readonly igstPaise: number;
  }[];
}

interface Registration {
  /** Invoice reference number: 64 hexadecimal digits. */
  readonly irn: string;
  /** Text of the QR code, signed by the portal. */
  readonly signedQr: string;
}

/** An invoice registration portal (rule 48(4) of the CGST Rules). */
export interface InvoicePortal {
  /**
   * Registers a document. A repeated document gets the same registration. Rejects with a `PortalError` when
   * the portal rejects the document, and with any other error when it does not answer.
   */
  register(document: PortalDocument): Promise<Registration>;
}

/** The portal rejects a document, so that repeating the same request is useless. */
export class PortalError extends Error {}
