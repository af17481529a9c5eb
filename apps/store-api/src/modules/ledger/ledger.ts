import { randomUUID } from 'node:crypto';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { ledgerEntry, type CreditAccount, type CreditReason } from '../../db/schema/index.ts';
import { isCreditAccount, moveLots } from './lots.ts';

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
  /** Gift cards that are paid and can still be redeemed: a liability. */
  | 'gift-cards'
  /** Gift cards that were not redeemed in time. */
  | 'gift-cards-ended'
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
  | 'credits-given'
  /** Credits that customers did not spend in time. */
  | 'credits-ended';

export interface Row {
  readonly account: Account;
  readonly amountPaise: Paise;
  readonly customerId?: number;
  readonly brandCode?: string;
  /**
   * Why a customer's credit changes. Without it: `spent` for a debit, `refund` for a credit of an order, and
   * `goodwill` for any other credit.
   */
  readonly reason?: CreditReason;
  /** More about the reason, for the customer. */
  readonly note?: string;
  /** The lot that ends. For any other reason, the lots follow from the order in which they end. */
  readonly lotId?: number;
}

/**
 * Writes the rows of one posting, without rows of amount 0, and moves the lots of customers' credits with
 * them. The database rejects the commit when the amounts do not add up to zero.
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
    .map((row) => ({ ...row, reason: reasonOf(row, orderId), posting, orderId, at }));
  if (written.length === 0) return;
  const entries = await tx.insert(ledgerEntry).values(written).returning();
  await moveLots(
    tx,
    entries.map((entry, index) => ({ ...entry, lotId: written[index]?.lotId })),
  );
}

function reasonOf({ account, amountPaise, reason }: Row, orderId: string | null): CreditReason | null {
  if (!isCreditAccount(account)) return null;
  return reason ?? (amountPaise > 0 ? 'spent' : orderId === null ? 'goodwill' : 'refund');
}
