import { inArray } from 'drizzle-orm';
import type { CallBody, CallResponse } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { offer } from '../../db/schema/index.ts';
import { toPrice } from '../catalogue/price.ts';
import { earnsPoints, pointsFor } from '../credit/earning.ts';
import type { Policy } from '../policy/policyValues.ts';

/**
 * The points that one unit of each item earns at its price. Unknown items are left out. `customerId` is
 * undefined for a guest, whose purchases earn nothing before they log in.
 */
export async function simulatePoints(
  db: Database,
  customerId: number | undefined,
  { items }: Pick<CallBody<'loyaltySimulation'>, 'items'>,
  policy: Policy,
): Promise<CallResponse<'loyaltySimulation'>> {
  const ussids = [...new Set(items.map(({ itemCode }) => itemCode))];
  const offers = await db
    .select({ ussid: offer.ussid, pricePaise: offer.pricePaise })
    .from(offer)
    .where(inArray(offer.ussid, ussids));
  const priceOf = new Map(offers.map(({ ussid, pricePaise }) => [ussid, pricePaise]));
  return {
    isMember: customerId !== undefined && (await earnsPoints(db, customerId)),
    spendPerPoint: toPrice(policy.spendPerPoint),
    items: items.flatMap(({ itemCode, programId }) => {
      const paise = priceOf.get(itemCode);
      return paise === undefined ? [] : [{ itemCode, programId, points: pointsFor(paise, policy) }];
    }),
  };
}
