import { formatPaise, type Paise } from '@luxe/format';

/** Sentences of the PAN field. */
export const copy = {
  title: 'Your PAN',
  why: (limit: Paise | undefined) =>
    limit === undefined
      ? 'The law requires a PAN for an order of this amount. We encrypt it and use it for nothing else.'
      : `The law requires a PAN for orders above ${formatPaise(limit)}. We encrypt it and use it for nothing else.`,
  label: 'PAN',
  hint: 'Five letters, four digits and a letter, like ABCDE1234F.',
  wrong: 'Enter the ten letters and digits of your PAN, like ABCDE1234F.',
  check: 'Check PAN',
  checking: 'Checking',
  done: (panLast4: string) => `PAN ending ${panLast4} goes with this order.`,
} as const;
