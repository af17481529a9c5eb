import { indianDay, indianDayAfter } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { returnPolicy } from '../../db/schema/index.ts';

type StoredReturnPolicy = typeof returnPolicy.$inferSelect;

/** The shop's return policies by name. */
export type ReturnPolicies = ReadonlyMap<string, StoredReturnPolicy>;

export const readReturnPolicies = async (db: Database): Promise<ReturnPolicies> =>
  new Map((await db.select().from(returnPolicy)).map((row) => [row.name, row]));

/**
 * Last day in India on which a unit can be returned, YYYY-MM-DD. The day of the delivery is day 0. Undefined
 * for a policy without a return period, and for one that the shop no longer has.
 */
export function lastReturnDay(policies: ReturnPolicies, name: string, deliveredAt: Date): string | undefined {
  const days = policies.get(name)?.returnDays ?? undefined;
  return days === undefined ? undefined : indianDayAfter(deliveredAt, days);
}

/**
 * Last day in India on which a unit can be replaced, YYYY-MM-DD. Undefined for a policy without a replacement
 * period, and for one that the shop no longer has.
 */
export function lastReplacementDay(
  policies: ReturnPolicies,
  name: string,
  deliveredAt: Date,
): string | undefined {
  const days = policies.get(name)?.replacementDays ?? undefined;
  return days === undefined ? undefined : indianDayAfter(deliveredAt, days);
}

/** Whether a policy replaces items and gives no money back [ORD-08]. */
export function isReplacementOnly(policies: ReturnPolicies, name: string): boolean {
  const { returnDays, replacementDays } = policies.get(name) ?? {};
  return returnDays === null && replacementDays != null;
}

/** Time at which the longest period to return or replace units ends: midnight in India after its last day. */
export function endOfReturns(
  policies: ReturnPolicies,
  units: readonly { readonly policy: string; readonly deliveredAt: Date }[],
): Date {
  const days = units.map(({ policy, deliveredAt }) => {
    const { returnDays, replacementDays } = policies.get(policy) ?? {};
    const most = Math.max(returnDays ?? -1, replacementDays ?? -1);
    return most < 0 ? indianDay(deliveredAt) : indianDayAfter(deliveredAt, most + 1);
  });
  return new Date(`${days.toSorted().at(-1)}T00:00:00+05:30`);
}
