import { formatPaise, wholeRupees, type Paise } from '@luxe/format';

/** What is said of the plans: it comes with them. */
export const plansCopy = {
  title: 'No-cost EMI',
  explained:
    'You pay the price in parts and no interest. Choose the plan at checkout, with a credit card of the bank.',
  plan: (bankName: string, months: number) => `${bankName}, ${months} months`,
  monthly: (amount: Paise) => `${formatPaise(wholeRupees(amount))} a month`,
} as const;
