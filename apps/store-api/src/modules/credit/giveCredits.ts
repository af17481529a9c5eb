import type { Database } from '../../db/database.ts';
import { brandCashProgramme, customer } from '../../db/schema/index.ts';
import { post } from '../ledger/ledger.ts';

/** A customer who has not logged in yet, with credits of every kind. Amounts are in paise. */
export interface CreditHolder {
  customerHash: string;
  phone: string;
  firstName: string;
  lastName: string;
  cliqCash: number;
  loyaltyPoints: number;
  brandCash: { brandCode: string; amount: number; lastDay: string };
}

/** Creates the customer and gives the credits. Call it once, in the transaction of an import. */
export async function giveCredits(
  tx: Database,
  { cliqCash, loyaltyPoints, brandCash, customerHash, ...names }: CreditHolder,
  now: Date,
): Promise<void> {
  const { brandCode, amount, lastDay } = brandCash;
  const [holder] = await tx
    .insert(customer)
    .values({
      ...names,
      userName: customerHash,
      customerHash,
      userType: 'existing',
      isLoyal: true,
      createdAt: now,
    })
    .returning({ customerId: customer.id });
  if (!holder) throw new Error('the customer of the credits was not created');
  await tx.insert(brandCashProgramme).values({ brandCode, lastDay });
  await post(
    tx,
    null,
    [
      { account: 'cliq-cash', amountPaise: -cliqCash, ...holder },
      { account: 'loyalty-points', amountPaise: -loyaltyPoints, ...holder },
      { account: 'brand-cash', amountPaise: -amount, ...holder, brandCode },
      { account: 'credits-given', amountPaise: cliqCash + loyaltyPoints + amount },
    ],
    now,
  );
}
