import { and, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { brandCashProgramme, creditLot, customer, type CreditAccount } from '../../db/schema/index.ts';

export interface Balances {
  readonly cliqCash: Paise;
  /** Points, in paise: one point is one rupee. */
  readonly points: Paise;
  readonly brandCash: readonly { readonly brandCode: string; readonly balance: Paise }[];
}

export const noBalances: Balances = { cliqCash: 0, points: 0, brandCash: [] };

/**
 * Credits of a customer that can be spent on a day (YYYY-MM-DD): without lots whose last day is over, and
 * without cash of brands whose programme has ended [CHK-38].
 */
export async function balancesOf(db: Database, customerId: number, day: string): Promise<Balances> {
  const rows = await db
    .select({
      account: creditLot.account,
      brandCode: creditLot.brandCode,
      balance: sql<string>`sum(${creditLot.leftPaise})`,
    })
    .from(creditLot)
    .leftJoin(brandCashProgramme, eq(brandCashProgramme.brandCode, creditLot.brandCode))
    .where(
      and(
        eq(creditLot.customerId, customerId),
        ne(creditLot.leftPaise, 0),
        or(isNull(creditLot.lastDay), gte(creditLot.lastDay, day)),
        or(isNull(brandCashProgramme.lastDay), gte(brandCashProgramme.lastDay, day)),
      ),
    )
    .groupBy(creditLot.account, creditLot.brandCode);
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
