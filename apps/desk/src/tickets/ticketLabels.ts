import type { DeskTicket } from '@luxe/contract/desk';

export const ticketStatusLabels: Readonly<Record<DeskTicket['status'], string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

type MissingOrderMode = NonNullable<NonNullable<DeskTicket['missingOrder']>['paymentMode']>;

export const paymentModeLabels: Readonly<Record<MissingOrderMode, string>> = {
  card: 'Card',
  upi: 'UPI',
  netBanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  giftCard: 'Gift card',
};
