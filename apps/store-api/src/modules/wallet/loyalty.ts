import { indianDay, type Paise } from '@luxe/format';
import { and, eq, gte, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customer, customerOrder, orderLine, orderUnit } from '../../db/schema/index.ts';
import { givenBackStates } from '../order/unitStates.ts';
import type { Policy } from '../policy/policyValues.ts';

/** Tiers of the loyalty programme, lowest first [ACC-08]. */
export type LoyaltyTier = 'Base' | 'Copper' | 'Silver' | 'Gold' | 'Platinum';

/** Every tier with the spend of a year that it needs, lowest first. */
export const tiersOf = ({
  copperFrom,
  silverFrom,
  goldFrom,
  platinumFrom,
}: Pick<Policy, 'copperFrom' | 'silverFrom' | 'goldFrom' | 'platinumFrom'>): readonly {
  readonly tier: LoyaltyTier;
  readonly fromPaise: Paise;
}[] => [
  { tier: 'Base', fromPaise: 0 },
  { tier: 'Copper', fromPaise: copperFrom },
  { tier: 'Silver', fromPaise: silverFrom },
  { tier: 'Gold', fromPaise: goldFrom },
  { tier: 'Platinum', fromPaise: platinumFrom },
];

/** The highest tier that a spend reaches. */
export const tierFor = (spentPaise: Paise, tiers: ReturnType<typeof tiersOf>): LoyaltyTier =>
  tiers.findLast(({ fromPaise }) => spentPaise >= fromPaise)?.tier ?? 'Base';

/** The financial year of a moment in India: its first moment and its last day, YYYY-MM-DD. */
export function financialYearOf(at: Date): { readonly start: Date; readonly lastDay: string } {
  const [year = 0, month = 0] = indianDay(at).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return { start: new Date(`${first}-04-01T00:00:00+05:30`), lastDay: `${first + 1}-03-31` };
}

/** What a customer has spent since a moment: money, without items that were given back. */
export async function spentSince(db: Database, customerId: number, start: Date): Promise<Paise> {
  const [found] = await db
    .select({ paise: sql<string>`coalesce(sum(${orderUnit.payablePaise}), 0)` })
    .from(orderUnit)
    .innerJoin(orderLine, eq(orderLine.id, orderUnit.orderLineId))
    .innerJoin(customerOrder, eq(customerOrder.id, orderLine.orderId))
    .where(
      and(
        eq(customerOrder.customerId, customerId),
        eq(customerOrder.status, 'placed'),
        gte(customerOrder.placedAt, start),
        notInArray(orderUnit.state, [...givenBackStates]),
      ),
    );
  return Number(found?.paise ?? 0);
}

/** Orders of a customer that still bring points, newest first. `arrivesAt` is null before the delivery. */
export const pendingPoints = (db: Database, customerId: number) =>
  db
    .select({
      orderId: customerOrder.id,
      points: customerOrder.earnedPoints,
      arrivesAt: customerOrder.pointsArriveAt,
    })
    .from(customerOrder)
    .where(
      and(
        eq(customerOrder.customerId, customerId),
        eq(customerOrder.status, 'placed'),
        isNull(customerOrder.pointsCreditedAt),
        sql`${customerOrder.earnedPoints} > 0`,
      ),
    )
    .orderBy(sql`${customerOrder.placedAt} desc`);

export async function isMember(db: Database, customerId: number): Promise<boolean> {
  const [found] = await db
    .select({ isLoyal: customer.isLoyal })
    .from(customer)
    .where(eq(customer.id, customerId));
  return found?.isLoyal === true;
}
