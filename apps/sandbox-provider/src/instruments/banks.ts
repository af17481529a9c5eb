import { isOutcome, outcomes, type OutcomeName } from './outcomes.ts';

/** Banks whose netbanking is open to shoppers. */
const openBanks: Readonly<Record<string, string>> = {
  NB_AXIS: 'Axis Bank',
  NB_BOB: 'Bank of Baroda',
  NB_HDFC: 'HDFC Bank',
  NB_ICICI: 'ICICI Bank',
  NB_IDFC: 'IDFC FIRST Bank',
  NB_INDUS: 'IndusInd Bank',
  NB_KOTAK: 'Kotak Mahindra Bank',
  NB_PNB: 'Punjab National Bank',
  NB_SBI: 'State Bank of India',
  NB_YESB: 'Yes Bank',
};

/** Wallets that work by redirect. */
export const wallets: Readonly<Record<string, string>> = { PAYPAL: 'PayPal', TPM: 'TPM' };

const cardBrands = ['VISA', 'MASTERCARD', 'AMEX', 'RUPAY', 'MAESTRO', 'DINERS', 'DISCOVER', 'JCB'];

/** The bank code of an outcome: `NB_WEBHOOK_NEVER`. */
export const bankCodeOf = (outcome: string) => `NB_${outcome.toUpperCase().replaceAll('-', '_')}`;

/** The bank of a code, and how paying there ends; undefined for a code that no bank has. */
export function findBank(code: string): { name: string; outcome: OutcomeName } | undefined {
  if (Object.hasOwn(openBanks, code)) return { name: openBanks[code] ?? code, outcome: 'charged' };
  const outcome = code.replace(/^NB_/, '').toLowerCase().replaceAll('_', '-');
  return bankCodeOf(outcome) === code && isOutcome(outcome)
    ? { name: `Bank of ${outcome}`, outcome }
    : undefined;
}

/** All that a shopper can pay with, as Juspay lists a merchant's payment methods. */
export const paymentMethods = [
  ...cardBrands.map((brand) => ({ payment_method_type: 'CARD', payment_method: brand, description: brand })),
  ...Object.entries(openBanks).map(([code, name]) => ({
    payment_method_type: 'NB',
    payment_method: code,
    description: name,
  })),
  ...Object.entries(wallets).map(([code, name]) => ({
    payment_method_type: 'WALLET',
    payment_method: code,
    description: name,
  })),
  { payment_method_type: 'UPI', payment_method: 'UPI', description: 'UPI' },
];

export const outcomeNames = Object.keys(outcomes) as OutcomeName[];
