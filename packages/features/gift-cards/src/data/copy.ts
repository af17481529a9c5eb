import { formatPaise, type Paise } from '@luxe/format';

/** Sentences of the page where a gift card is bought. */
export const copy = {
  title: 'Gift card',
  intro: (months: number) =>
    `Sent by e-mail on the day you choose. Valid for ${validity(months)}, on everything, in both catalogues.`,
  form: 'Gift card',
  design: 'Design',
  amount: 'Amount',
  other: 'Other',
  range: (least: Paise, most: Paise) => `From ${formatPaise(least)} to ${formatPaise(most)}`,
  otherAmount: 'Amount in rupees',
  amountMissing: 'Enter the amount in rupees, in digits.',
  amountWrong: (least: Paise, most: Paise) =>
    `Enter an amount from ${formatPaise(least)} to ${formatPaise(most)}.`,
  recipient: 'Who it is for',
  recipientName: 'Their name',
  recipientEmail: 'Their e-mail',
  senderName: 'Your name',
  senderEmail: 'Your e-mail',
  senderEmailHint: 'For the receipt.',
  nameMissing: 'Enter their name.',
  nameLong: 'Enter a name of at most 60 characters.',
  ownNameMissing: 'Enter your name. It is on the card.',
  emailWrong: 'Enter an e-mail address, like name@example.com.',
  emailDomain: 'Add the part after the dot, such as .in or .com.',
  when: 'Deliver',
  now: 'Now',
  onDate: 'On a date',
  date: 'Deliver on',
  dateHint: 'Sent in the morning, Indian time.',
  dateMissing: 'Choose the day on which we send it.',
  message: 'Message',
  messageLong: (limit: number) => `Shorten the message to ${limit} characters.`,
  preview: 'How it will look',
  names: (to: string, from: string) => (to && from ? `${to}, from ${from}` : to || (from && `From ${from}`)),
  someone: 'Their name',
  toPay: 'To pay',
  next: 'Continue to payment',
  nextWith: (amount: string) => `Continue to payment, ${amount}`,
  saving: 'Saving',
  canCancel: 'You can cancel a gift card until it is used. Buying for a company?',
  corporate: 'Corporate gift cards',
  bar: 'Payment',
  notSaved: 'The gift card was not saved',
  loading: 'Loading the gift cards',
  failedTitle: 'Gift cards could not be shown',
  failed: 'Try again in a moment.',
  unavailable: 'Gift cards are not on sale at the moment.',
  home: 'Continue shopping',
  openPayment: 'See the open payment',
} as const;

function validity(months: number): string {
  if (months === 12) return 'a year';
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}
