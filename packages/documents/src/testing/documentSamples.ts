import type { DocumentLine, InvoiceDocument } from '../invoiceDocument.ts';

const potli: DocumentLine = {
  description: 'Zari Katha Silk brocade potli with a drawstring of pearls',
  detail: 'Ruby red',
  hsn: '4202',
  quantity: 2,
  rate: 1800,
  grossPaise: 27_300_00,
  discountPaise: 2_730_00,
  taxablePaise: 20_822_03,
  cgstPaise: 1_873_99,
  sgstPaise: 1_873_98,
  igstPaise: 0,
};

const delivery: DocumentLine = {
  description: 'Delivery',
  detail: '',
  hsn: '996812',
  quantity: 1,
  rate: 1800,
  grossPaise: 250_00,
  discountPaise: 0,
  taxablePaise: 211_86,
  cgstPaise: 19_07,
  sgstPaise: 19_07,
  igstPaise: 0,
};

const buyer = {
  name: 'Ananya Rao',
  address: ['Flat 402, Sea View Apartments', '14, Worli Sea Face', 'Mumbai 400018'],
  state: 'Maharashtra',
  stateCode: '27',
  gstin: '',
};

/** A supply within Maharashtra, paid with a bank offer, points and a card. */
export const invoiceSample: InvoiceDocument = {
  kind: 'invoice',
  number: 'KGT-2627-000123',
  issuedAt: '2026-11-24T06:30:00.000Z',
  orderId: 'LX-2611-0093-12',
  original: undefined,
  reason: undefined,
  seller: {
    name: 'Kala Ghoda Trading Private Limited',
    address: ['24, Rampart Row, Kala Ghoda', 'Mumbai 400001'],
    state: 'Maharashtra',
    stateCode: '27',
    gstin: '27AAPFU0939F1ZV',
  },
  buyer,
  shipTo: buyer,
  placeOfSupply: '27',
  paymentMode: 'Credit Card',
  lines: [potli, delivery],
  totals: {
    taxablePaise: 21_033_89,
    cgstPaise: 1_893_06,
    sgstPaise: 1_893_05,
    igstPaise: 0,
    totalPaise: 24_820_00,
  },
  means: {
    bankOffer: 1_500_00,
    emiOffer: 0,
    brandCash: 0,
    points: 320_00,
    cliqCash: 0,
    payable: 23_000_00,
  },
  registration: undefined,
};

/** A supply to a business in another state, with an IRN. */
export const businessSample: InvoiceDocument = {
  ...invoiceSample,
  number: 'LGI-2627-000041',
  seller: {
    ...invoiceSample.seller,
    name: 'Lumen Genève India Private Limited',
    gstin: '33AAPFU0939F1Z2',
    state: 'Tamil Nadu',
    stateCode: '33',
    address: ['30, Khader Nawaz Khan Road', 'Chennai 600006'],
  },
  buyer: { ...buyer, name: 'Worli Interiors LLP', gstin: '27AABCL1234M1ZJ' },
  lines: [
    {
      ...potli,
      description: 'Lumen Genève Automatic watch, 38 mm, on a hand-stitched strap',
      detail: 'Midnight blue',
      hsn: '9102',
      quantity: 1,
      grossPaise: 12_45_000_00,
      discountPaise: 0,
      taxablePaise: 10_55_084_75,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 1_89_915_25,
    },
  ],
  totals: {
    taxablePaise: 10_55_084_75,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 1_89_915_25,
    totalPaise: 12_45_000_00,
  },
  means: { bankOffer: 0, emiOffer: 0, brandCash: 0, points: 0, cliqCash: 0, payable: 12_45_000_00 },
  registration: {
    irn: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
    signedQr: 'A text that the portal has signed. '.repeat(12),
  },
};

/** A credit note for one of the two units of the invoice. */
export const creditNoteSample: InvoiceDocument = {
  ...invoiceSample,
  kind: 'creditNote',
  number: 'KGT-C2627-000009',
  issuedAt: '2026-11-28T06:30:00.000Z',
  original: { number: invoiceSample.number, issuedAt: invoiceSample.issuedAt },
  reason: 'returned',
  lines: [
    {
      ...potli,
      quantity: 1,
      grossPaise: 13_650_00,
      discountPaise: 1_365_00,
      taxablePaise: 10_411_02,
      cgstPaise: 936_99,
      sgstPaise: 936_99,
    },
  ],
  totals: {
    taxablePaise: 10_411_02,
    cgstPaise: 936_99,
    sgstPaise: 936_99,
    igstPaise: 0,
    totalPaise: 12_285_00,
  },
  means: { bankOffer: 750_00, emiOffer: 0, brandCash: 0, points: 160_00, cliqCash: 0, payable: 11_375_00 },
};
