import type { Card } from './cards.ts';

/** One bank's terms for paying by card in monthly instalments. */
export interface EmiPlan {
  readonly bank: string;
  readonly bankName: string;
  readonly cardType: Card['type'];
  readonly months: number;
  /** Per cent per year. */
  readonly yearlyRate: number;
  /** Minimum order amount in paise. */
  readonly minimum: number;
}

const months = [3, 6, 9, 12, 18, 24] as const;

const offers: readonly (readonly [
  bank: string,
  name: string,
  type: Card['type'],
  rate: number,
  rupees: number,
])[] = [
  ['HDFC', 'HDFC Bank', 'CREDIT', 15, 3000],
  ['HDFC', 'HDFC Bank', 'DEBIT', 16, 5000],
  ['ICICI', 'ICICI Bank', 'CREDIT', 14.99, 1500],
  ['ICICI', 'ICICI Bank', 'DEBIT', 16.99, 5000],
  ['SBI', 'State Bank of India', 'CREDIT', 14, 2500],
  ['SBI', 'State Bank of India', 'DEBIT', 14.7, 8000],
  ['AXIS', 'Axis Bank', 'CREDIT', 15, 2500],
  ['AXIS', 'Axis Bank', 'DEBIT', 16, 5000],
  ['KOTAK', 'Kotak Mahindra Bank', 'CREDIT', 16, 2500],
];

/** Every plan. Debit cards have plans of at most 12 months. */
export const emiPlans: readonly EmiPlan[] = offers.flatMap(([bank, bankName, cardType, yearlyRate, rupees]) =>
  months
    .filter((count) => cardType === 'CREDIT' || count <= 12)
    .map((count) => ({ bank, bankName, cardType, months: count, yearlyRate, minimum: rupees * 100 })),
);
