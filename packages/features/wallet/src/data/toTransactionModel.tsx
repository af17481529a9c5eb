import type { CallResponse } from '@luxe/contract/calls';
import { brandCashPath, pointsHistoryPath, transactionHistoryPath } from '@luxe/contract/wallet-paths';
import { formatMoment, formatOrderNumber } from '@luxe/format';
import { Link } from '@luxe/ui/link';
import { copy } from './copy.ts';
import { amountFormat, orderHrefOf, toEntryRow, toLotRow } from './toRows.ts';
import type { CreditAccount } from './types.ts';

const backPaths: Readonly<Record<CreditAccount, string>> = {
  'cliq-cash': transactionHistoryPath,
  'loyalty-points': pointsHistoryPath,
  'brand-cash': brandCashPath,
};

/** One entry of a statement, as its page shows it. */
export function toTransactionModel(entry: CallResponse<'creditEntry'>) {
  const { account, at, brandName, orderRefNo, note, lots, isAdded } = entry;
  const row = toEntryRow(account, entry);
  const texts = copy.transaction;
  return {
    amount: row.amount,
    account: copy.accounts[account],
    facts: [
      { term: texts.what, value: note ? `${row.what}, ${note}` : row.what },
      { term: texts.date, value: formatMoment(at) },
      ...(brandName ? [{ term: texts.brand, value: brandName }] : []),
      ...(orderRefNo
        ? [
            {
              term: texts.order,
              value: <Link href={orderHrefOf(entry)}>{formatOrderNumber(orderRefNo)}</Link>,
            },
          ]
        : []),
      { term: texts.balance, value: amountFormat(account)(entry.balance) },
    ],
    lotsTitle: isAdded ? texts.to : texts.from,
    lots: lots.map((lot) => toLotRow(account, lot)),
    backHref: backPaths[account],
  };
}
