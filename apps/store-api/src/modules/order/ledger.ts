import { randomUUID } from 'node:crypto';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { ledgerEntry } from '../../db/schema/index.ts';
import { payableOf, type Amounts } from '../cart/amounts.ts';
import type { CreditAccount } from '../credit/balances.ts';

/** Accounts of the ledger. Debits are positive, credits negative. */
export type Account =
  | CreditAccount
  /** Credits that customers spend on orders which are not settled yet. */
  | 'credits-held'
  /** Cash that a customer still has to pay on delivery. */
  | 'cash-on-delivery'
  /** Money that a payment provider charged for the shop. */
  | 'payments'
  /** Money that was charged without a valid order and is to be refunded. */
  | 'refunds-due'
  | 'sales'
  | 'delivery'
  | 'discounts'
  | 'coupons'
  | 'bank-offers'
  | 'emi-discounts'
  /** Cost of points that orders earn. */
  | 'points-given'
  /** Cost of credits that the shop gives away. */
  | 'credits-given';

export interface Row {
  readonly account: Account;
  readonly amountPaise: Paise;
  readonly customerId?: number;
  readonly brandCode?: string;
}

/**
 * The ledger rows of a placed order: payment and reductions as debits, sales and delivery as credits. They
 * add up to zero.
 */
export function orderPosting(
  amounts: Amounts,
  paidBy: 'cash-on-delivery' | 'payments',
  customerId?: number,
): Row[] {
  const held = amounts.cliqCash + amounts.loyalty + amounts.brandCash;
  return [
    { account: paidBy, amountPaise: payableOf(amounts) },
    { account: 'discounts', amountPaise: amounts.cartDiscount },
    { account: 'coupons', amountPaise: amounts.couponDiscount },
    { account: 'bank-offers', amountPaise: amounts.bankDiscount },
    { account: 'emi-discounts', amountPaise: amounts.emiDiscount },
    { account: 'credits-held', amountPaise: held, ...(customerId === undefined ? {} : { customerId }) },
    { account: 'sales', amountPaise: -amounts.subtotal },
    { account: 'delivery', amountPaise: -amounts.shipping },
  ];
}

/**
 * Writes the rows of one posting, without rows of amount 0. The database rejects the commit when the amounts
 * do not add up to zero.
 */
export async function post(
  tx: Database,
  orderId: string | null,
  rows: readonly Row[],
  at: Date,
): Promise<void> {
  const posting = randomUUID();
  const written = rows
    .filter(({ amountPaise }) => amountPaise !== 0)
    .map((row) => ({ ...row, posting, orderId, at }));
  if (written.length > 0) await tx.insert(ledgerEntry).values(written);
}
