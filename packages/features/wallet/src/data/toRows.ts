import type { Price } from '@luxe/contract/calls';
import { orderPath } from '@luxe/contract/paths';
import { transactionPath } from '@luxe/contract/wallet-paths';
import { formatCount, formatDate } from '@luxe/format';
import { formatPrice } from '@luxe/patterns/price-block';
import { copy } from './copy.ts';
import type { CreditAccount, CreditEntry, CreditLot } from './types.ts';
import { untilText } from './untilText.ts';

/** An entry of a statement, as a row shows it. */
export type EntryRow = {
  entryId: number;
  href: string;
  date: string;
  what: string;
  /** The brand, the order, and more about the reason; empty for none. */
  detail: string;
  /** With its sign: `+ ₹250`, `− ₹12,000`. */
  amount: string;
  isAdded: boolean;
  balance: string;
};

export function toEntryRow(account: CreditAccount, entry: CreditEntry): EntryRow {
  const { entryId, at, reason, isAdded, isHeld } = entry;
  const format = amountFormat(account);
  return {
    ...{ entryId, isAdded, href: transactionPath(entryId), date: formatDate(at) },
    what: isHeld ? copy.held : copy.reasons[reason],
    detail: [entry.brandName, detailOf(entry)].filter(Boolean).join(', '),
    amount: `${isAdded ? '+' : '−'} ${format(entry.amount)}`,
    balance: format(entry.balance),
  };
}

/** How an amount of an account is written: rupees, or a number of points. */
export const amountFormat =
  (account: CreditAccount) =>
  (price: Price): string =>
    account === 'loyalty-points' ? formatCount(Math.round(price.doubleValue)) : formatPrice(price);

const detailOf = ({ orderRefNo, note }: Pick<CreditEntry, 'orderRefNo' | 'note'>): string =>
  [orderRefNo && copy.statement.order(orderRefNo), note].filter(Boolean).join(', ');

/** A part of a credit, as a row shows it. */
export type LotRow = {
  lotId: number;
  source: string;
  detail: string;
  until: string;
  isEndingSoon: boolean;
  amount: string;
  /** Size of the amount in the bar of sources. */
  share: number;
};

export function toLotRow(account: CreditAccount, lot: CreditLot): LotRow {
  const { lotId, reason, lastDay, amount } = lot;
  return {
    ...{ lotId, source: copy.reasons[reason], detail: detailOf(lot), ...untilText(lastDay) },
    amount: amountFormat(account)(amount),
    share: amount.doubleValue,
  };
}

/** Path of the order of an entry; empty for none. */
export const orderHrefOf = ({ orderId }: Pick<CreditEntry, 'orderId'>): string =>
  orderId === '' ? '' : orderPath(orderId);
