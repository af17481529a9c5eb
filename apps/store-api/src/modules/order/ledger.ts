import { randomUUID } from 'node:crypto';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { ledgerEntry } from '../../db/schema/index.ts';
import { payableOf, type Amounts } from '../cart/amounts.ts';

/** Where money comes from and goes to. */
export type Account =
  | 'cash-on-delivery'
  | 'sales'
  | 'delivery'
  | 'discounts'
  | 'coupons'
  | 'cliq-cash'
  | 'loyalty-points'
  | 'brand-cash';

/** The rows of an order: what is owed at the door and what was taken off on one side, what was sold on the other. They add up to zero. */
export function orderPosting(amounts: Amounts): { account: Account; amountPaise: Paise }[] {
  const rows: { account: Account; amountPaise: Paise }[] = [
    { account: 'cash-on-delivery', amountPaise: payableOf(amounts) },
    { account: 'discounts', amountPaise: amounts.cartDiscount },
    { account: 'coupons', amountPaise: amounts.couponDiscount },
    { account: 'cliq-cash', amountPaise: amounts.cliqCash },
    { account: 'loyalty-points', amountPaise: amounts.loyalty },
    { account: 'brand-cash', amountPaise: amounts.brandCash },
    { account: 'sales', amountPaise: -amounts.subtotal },
    { account: 'delivery', amountPaise: -amounts.shipping },
  ];
  return rows.filter(({ amountPaise }) => amountPaise !== 0);
}

/** Writes one posting. The database refuses it at commit when it does not add up to zero. */
export async function post(tx: Database, orderId: string, amounts: Amounts, at: Date): Promise<void> {
  const posting = randomUUID();
  const rows = orderPosting(amounts).map((row) => ({ ...row, posting, orderId, at }));
  if (rows.length > 0) await tx.insert(ledgerEntry).values(rows);
}
