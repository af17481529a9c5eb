import { formatCount } from '@luxe/format';
import type { CreditAccount, CreditReason } from '../../db/schema/index.ts';

/** The words of a statement as a file. */
export const copy = {
  titles: {
    'cliq-cash': 'Cliq cash statement',
    'loyalty-points': 'Loyalty points statement',
    'brand-cash': 'Brand cash statement',
  } satisfies Record<CreditAccount, string>,
  facts: {
    customer: 'For',
    date: 'Date',
    entries: 'Entries',
    period: 'Period',
    brand: 'Brand',
    balance: 'Balance',
  },
  shown: { all: 'All', added: 'Added', spent: 'Spent', ended: 'Ended' },
  anyTime: 'Any time',
  lastMonths: (months: number) => (months === 1 ? 'Last month' : `Last ${months} months`),
  columns: {
    date: 'Date',
    brand: 'Brand',
    entry: 'Entry',
    order: 'Order',
    note: 'Note',
    rupees: 'Amount in rupees',
    points: 'Points',
    balance: 'Balance',
  },
  pdfAmount: { rupees: 'Amount', points: 'Points' },
  order: (orderRefNo: string) => `Order ${orderRefNo}`,
  held: 'Held, the payment is not complete',
  none: 'No entries.',
  more: (count: number) =>
    `Only the latest ${formatCount(count)} entries. Choose a shorter period for a complete file.`,
  reasons: {
    spent: 'Spent',
    released: 'Put back, the order was not placed',
    refund: 'Refund',
    courier: 'Courier of a return',
    goodwill: 'Credit from us',
    giftCard: 'Gift card',
    earned: 'Earned',
    takenBack: 'Taken back for returned items',
    ended: 'Ended unused',
  } satisfies Record<CreditReason, string>,
};
