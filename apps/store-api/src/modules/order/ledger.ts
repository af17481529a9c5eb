import { randomUUID } from 'node:crypto';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { ledgerEntry } from '../../db/schema/index.ts';
import { payableOf, type Amounts } from '../cart/amounts.ts';
import type { CreditAccount } from '../credit/balances.ts';

/** Where money comes from and goes to. Debits are positive, credits negative. */
export type Account =
  | CreditAccount
  /** Credits of customers that pay for an order which is not settled. */
  | 'credits-held'
  /** What a customer owes at her door. */
  | 'cash-on-delivery'
  /** What a payment provider has charged for us. */
  | 'payments'
  /** Charged without an order that stands: to go back. */
  | 'refunds-due'
  | 'sales'
  | 'delivery'
  | 'discounts'
  | 'coupons'
  | 'bank-offers'
  | 'emi-discounts'
  /** What points that orders have earned cost the shop. */
  | 'points-given'
  /** What credits that it has given away cost it. */
  | 'credits-given';

export interface Row {
  readonly account: Account;
  readonly amountPaise: Paise;
  readonly customerId?: number;
  readonly brandCode?: string;
}

/** The rows of an order that is placed: what is or was paid and what was taken off on one side, what was sold on the other. They add up to zero. */
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

/** Writes one posting, without the rows of nothing. The database refuses it at commit when it does not add up to zero. */
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
