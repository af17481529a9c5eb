import type { Catalogue } from '@luxe/catalogue';
import type { Database } from '../../db/database.ts';
import { brandCashProgramme, customer } from '../../db/schema/index.ts';
import { indianDayAfter } from '@luxe/format';
import { demoCreditHolder } from '../identity/demoAccounts.ts';
import { post } from '../ledger/ledger.ts';

const cliqCash = 12_500_00;
const points = 1_840_00;
const brandCash = 5_000_00;
const programmeDays = 300;

/** Gives a customer of the demo shop every kind of credit, to try checkout with. */
export async function giveDemoCredits(
  tx: Database,
  { brands }: Pick<Catalogue, 'brands'>,
  now: Date,
): Promise<void> {
  const { phone, customerHash, firstName, lastName } = demoCreditHolder;
  const [holder] = await tx
    .insert(customer)
    .values({
      userName: customerHash,
      customerHash,
      phone,
      firstName,
      lastName,
      userType: 'existing',
      isLoyal: true,
      createdAt: now,
    })
    .returning({ customerId: customer.id });
  const brandCode = brands.find(({ name }) => name === 'Brae')?.code;
  if (!holder || !brandCode) throw new Error('the demo shop has no customer or no brand to give credits of');
  await tx.insert(brandCashProgramme).values({ brandCode, lastDay: indianDayAfter(now, programmeDays) });
  await post(
    tx,
    null,
    [
      { account: 'cliq-cash', amountPaise: -cliqCash, ...holder },
      { account: 'loyalty-points', amountPaise: -points, ...holder },
      { account: 'brand-cash', amountPaise: -brandCash, ...holder, brandCode },
      { account: 'credits-given', amountPaise: cliqCash + points + brandCash },
    ],
    now,
  );
}
