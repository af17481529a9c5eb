import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { ledgerEntry } from '../../db/schema/index.ts';
import { post, type Account, type Row } from '../ledger/ledger.ts';
import { creditAccounts } from '../ledger/lots.ts';

/** Credits that an order spends. */
export interface SpentCredits {
  readonly cliqCash: Paise;
  readonly points: Paise;
  readonly brandCash: readonly { readonly brandCode: string; readonly paise: Paise }[];
}

interface Order {
  readonly id: string;
  readonly customerId: number;
}

/** Holds credits for an order. The caller has locked the credits of the customer (`lockCredits`). */
export function holdCredits(
  tx: Database,
  { id, customerId }: Order,
  { cliqCash, points, brandCash }: SpentCredits,
  at: Date,
): Promise<void> {
  const held = cliqCash + points + brandCash.reduce((sum, { paise }) => sum + paise, 0);
  const rows: Row[] = [
    { account: 'cliq-cash', amountPaise: cliqCash, customerId },
    { account: 'loyalty-points', amountPaise: points, customerId },
    ...brandCash.map(({ brandCode, paise }) => ({
      account: 'brand-cash' as const,
      amountPaise: paise,
      customerId,
      brandCode,
    })),
    { account: 'credits-held', amountPaise: -held, customerId },
  ];
  return post(tx, id, rows, at);
}

/**
 * Gives the customer back the credits that an order still holds according to the ledger. A second call
 * therefore gives back nothing.
 */
export async function releaseCredits(tx: Database, { id, customerId }: Order, at: Date): Promise<void> {
  const held = await tx
    .select({
      account: ledgerEntry.account,
      brandCode: ledgerEntry.brandCode,
      sum: sql<string>`sum(${ledgerEntry.amountPaise})`,
    })
    .from(ledgerEntry)
    .where(
      and(eq(ledgerEntry.orderId, id), inArray(ledgerEntry.account, [...creditAccounts, 'credits-held'])),
    )
    .groupBy(ledgerEntry.account, ledgerEntry.brandCode);
  const rows = held.map(({ account, brandCode, sum }): Row => ({
    account: account as Account,
    amountPaise: -Number(sum),
    reason: 'released',
    customerId,
    ...(brandCode === null ? {} : { brandCode }),
  }));
  await post(tx, id, rows, at);
}
