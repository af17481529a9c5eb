import type { Price } from '@luxe/contract/calls';
import { orderPath } from '@luxe/contract/paths';
import { transactionPath } from '@luxe/contract/wallet-paths';
import { daysUntil, formatCount, formatDate } from '@luxe/format';
import { formatPrice } from '@luxe/patterns/price-block';
import { copy } from './copy.ts';
import type { CreditAccount, CreditEntry, CreditLot } from './types.ts';

/** An entry of a statement, as a row shows it. */
export type EntryRow = {
  entryId: number;
  href: string;
  date: string;
  what: string;
  /** The order, or more about the reason; empty for neither. */
  detail: string;
  /** With its sign: `+ ₹250`, `− ₹12,000`. */
  amount: string;
  isAdded: boolean;
  balance: string;
};

export function toEntryRow(account: CreditAccount, entry: CreditEntry): EntryRow {
  const { entryId, at, reason, isAdded } = entry;
  const format = amountFormat(account);
  return {
    ...{ entryId, isAdded, href: transactionPath(entryId), date: formatDate(at) },
    what: copy.reasons[reason],
    detail: detailOf(entry),
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
};

/** Days before the last one from which a row counts them. */
const soon = 30;

export function toLotRow(account: CreditAccount, lot: CreditLot): LotRow {
  const { lotId, reason, lastDay, amount } = lot;
  const days = lastDay === null ? undefined : daysUntil(lastDay);
  const isEndingSoon = days !== undefined && days >= 0 && days <= soon;
  const until = lastDay === null ? copy.statement.noEnd : copy.statement.until(formatDate(lastDay));
  return {
    ...{ lotId, isEndingSoon, source: copy.reasons[reason], detail: detailOf(lot) },
    until: isEndingSoon ? `${until}, ${copy.statement.daysLeft(days)}` : until,
    amount: amountFormat(account)(amount),
  };
}

/** Path of the order of an entry; empty for none. */
export const orderHrefOf = ({ orderId }: Pick<CreditEntry, 'orderId'>): string =>
  orderId === '' ? '' : orderPath(orderId);
