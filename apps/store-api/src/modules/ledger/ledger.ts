import { randomUUID } from 'node:crypto';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { ledgerEntry } from '../../db/schema/index.ts';

/** Credits of a customer; each is an account of the ledger. */
export const creditAccounts = ['cliq-cash', 'loyalty-points', 'brand-cash'] as const;
export type CreditAccount = (typeof creditAccounts)[number];

/** Accounts of the ledger. Debits are positive, credits negative. */
export type Account =
  | CreditAccount
  /** Credits that customers spend on orders which are not settled yet. */
  | 'credits-held'
  /** Cash that a customer still has to pay on delivery. */
  | 'cash-on-delivery'
  /** Money that a payment provider charged for the shop. */
  | 'payments'
  /** What shoppers are paid back for couriers of returns. */
  | 'return-couriers'
  /** Charged money that is to be refunded. */
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
