import { formatOrderNumber } from '@luxe/format';

export const copy = {
  title: 'Where should the refund go?',
  text: (amount: string, name: string) =>
    `${name} rejects the refund of ${amount}. The money is safe with us. Choose another way.`,
  order: (ref: string) => `Order ${formatOrderNumber(ref)}`,
  loading: 'Loading the refund',
  failedTitle: 'The refund could not be shown',
  failed: 'Nothing has changed. Try again in a moment.',
  legend: 'Destination of the refund',
  targets: { 'cliq-cash': 'Cliq cash', bank: 'Your bank account' },
  notes: {
    'cliq-cash': 'At once. You can spend it on your next orders.',
    bank: 'We transfer it within five working days.',
  },
  missing: 'Choose where the money goes.',
  send: (amount: string) => `Send ${amount} there`,
  sending: 'Sending',

  doneTitle: 'The refund goes elsewhere',
  done: {
    'cliq-cash': (amount: string) => `${amount} is in your cliq cash.`,
    bank: (amount: string) =>
      `We transfer ${amount} to your bank account, and send you a message when it is done.`,
  },
  seeOrder: 'See the order',

  nothingTitle: 'Nothing to choose',
  nothing: 'This refund is on its way or has arrived.',
} as const;
