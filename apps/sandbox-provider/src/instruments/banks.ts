import { isOutcome, outcomes, type OutcomeName } from './outcomes.ts';

/** The banks that offer netbanking. */
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

/** Wallets that shoppers pay with on a redirect page. */
export const wallets: Readonly<Record<string, string>> = { PAYPAL: 'PayPal', TPM: 'TPM' };

const cardBrands = ['VISA', 'MASTERCARD', 'AMEX', 'RUPAY', 'MAESTRO', 'DINERS', 'DISCOVER', 'JCB'];

/** The bank code for an outcome, such as `NB_WEBHOOK_NEVER`. */
export const bankCodeOf = (outcome: string) => `NB_${outcome.toUpperCase().replaceAll('-', '_')}`;

/** The bank with this code and its payment outcome. `undefined` for an unknown code. */
export function findBank(code: string): { name: string; outcome: OutcomeName } | undefined {
  if (Object.hasOwn(openBanks, code)) return { name: openBanks[code] ?? code, outcome: 'charged' };
  const outcome = code.replace(/^NB_/, '').toLowerCase().replaceAll('_', '-');
  return bankCodeOf(outcome) === code && isOutcome(outcome)
    ? { name: `Bank of ${outcome}`, outcome }
    : undefined;
}

/** All payment methods, in the format of Juspay's list for a merchant. */
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
