import { formatPaise, roundUpToRupees, type Paise } from '@luxe/format';

/** Copy of the EMI plans, which load on demand. */
export const plansCopy = {
  title: 'No-cost EMI',
  explanation:
    'Pay in instalments with no interest. Choose a plan at checkout with a credit card from the bank.',
  plan: (bankName: string, months: number) => `${bankName}, ${months} months`,
  monthly: (amount: Paise) => `${formatPaise(roundUpToRupees(amount))} a month`,
} as const;
