import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { brandCashProgramme, customer, ledgerEntry } from '../../db/schema/index.ts';
import { creditAccounts, type CreditAccount } from '../ledger/ledger.ts';

export interface Balances {
  readonly cliqCash: Paise;
  /** Points, in paise: one point is one rupee. */
  readonly points: Paise;
  readonly brandCash: readonly { readonly brandCode: string; readonly balance: Paise }[];
}

export const noBalances: Balances = { cliqCash: 0, points: 0, brandCash: [] };

/**
 * Credits of a customer on a day (YYYY-MM-DD), without cash of brands whose programme has ended [CHK-38]. The
 * shop owes credits to the customer, so the ledger stores them as negative amounts.
 */
export async function balancesOf(db: Database, customerId: number, day: string): Promise<Balances> {
  const rows = await db
    .select({
      account: ledgerEntry.account,
      brandCode: ledgerEntry.brandCode,
      balance: sql<string>`-sum(${ledgerEntry.amountPaise})`,
    })
    .from(ledgerEntry)
    .leftJoin(brandCashProgramme, eq(brandCashProgramme.brandCode, ledgerEntry.brandCode))
    .where(
      and(
        eq(ledgerEntry.customerId, customerId),
        inArray(ledgerEntry.account, [...creditAccounts]),
        or(isNull(brandCashProgramme.lastDay), gte(brandCashProgramme.lastDay, day)),
      ),
    )
    .groupBy(ledgerEntry.account, ledgerEntry.brandCode);
  // Points that were spent before a refund took them back make the balance negative.
  const of = (account: CreditAccount) =>
    Math.max(0, Number(rows.find((row) => row.account === account)?.balance ?? 0));
  return {
    cliqCash: of('cliq-cash'),
    points: of('loyalty-points'),
    brandCash: rows.flatMap(({ account, brandCode, balance }) =>
      account === 'brand-cash' && brandCode !== null && Number(balance) > 0
        ? [{ brandCode, balance: Number(balance) }]
        : [],
    ),
  };
}

/**
 * Locks the credits of a customer before they are spent, so that two orders cannot spend the same credit.
 * Other transactions can still write rows that refer to the customer.
 */
export const lockCredits = (tx: Database, customerId: number) =>
  tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
