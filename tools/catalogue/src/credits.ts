import { indianDayAfter } from '@luxe/format';
import { demoCreditHolder } from '@luxe/store-api/demo-accounts';
import type { ShopModel } from '@luxe/store-api/import';
import type { Catalogue } from '@luxe/store-api/model';

const programmeDays = 300;

/** A customer of the demo shop with every kind of credit, to try checkout with. */
export function demoCredits(
  { brands }: Pick<Catalogue, 'brands'>,
  now: Date,
): ShopModel['creditHolders'][number] {
  const brandCode = brands.find(({ name }) => name === 'Brae')?.code;
  if (!brandCode) throw new Error('the demo shop has no brand to give credits of');
  return {
    ...demoCreditHolder,
    cliqCash: 12_500_00,
    loyaltyPoints: 1_840_00,
    brandCash: { brandCode, amount: 5_000_00, lastDay: indianDayAfter(now, programmeDays) },
  };
}
