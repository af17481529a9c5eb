import { formatPaise, type Paise } from '@luxe/format';

/** Every sentence a shopper reads where a PAN is asked for. */
export const panCopy = {
  title: 'Your PAN',
  why: (limit: Paise | undefined) =>
    limit === undefined
      ? 'The law asks for a PAN with an order as dear as this one. We keep it sealed, for nothing else.'
      : `The law asks for a PAN with orders above ${formatPaise(limit)}. We keep it sealed, for nothing else.`,
  label: 'PAN',
  hint: 'Five letters, four digits and a letter, as ABCDE1234F.',
  wrong: 'Enter the ten letters and digits of your PAN, as ABCDE1234F.',
  check: 'Check PAN',
  checking: 'Checking',
  done: (ending: string) => `PAN ending ${ending} goes with this order.`,
} as const;
