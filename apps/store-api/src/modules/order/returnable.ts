import { indianDay } from '@luxe/format';
import {
  isReplacementOnly,
  lastReplacementDay,
  lastReturnDay,
  type ReturnPolicies,
} from '../policy/returnPolicies.ts';
import { deliveredAt } from './deliveredAt.ts';
import type { StoredLine, StoredUnit } from './deliveriesOf.ts';

/** Units of a line that the shopper has and is not returning. A gift cannot be returned. */
const unitsAtShopper = ({ isGiveAway, units }: StoredLine): StoredUnit[] =>
  isGiveAway ? [] : units.filter(({ state }) => state === 'delivered' || state === 'returnWithdrawn');

/** Last day on which a delivered unit of a line can be returned, YYYY-MM-DD; null without a return period. */
export function returnBy(line: StoredLine, policies: ReturnPolicies): string | null {
  const days = unitsAtShopper(line).flatMap((unit) => lastDayOf(line, unit, policies) ?? []);
  return days.toSorted().at(-1) ?? null;
}

/** Units of a line whose return period has not ended. */
export const returnableUnits = (line: StoredLine, policies: ReturnPolicies, today: string): StoredUnit[] =>
  unitsAtShopper(line).filter((unit) => (lastDayOf(line, unit, policies) ?? '') >= today);

/** Units of a line whose replacement period has not ended. A gift cannot be replaced [ORD-08]. */
export const replaceableUnits = (line: StoredLine, policies: ReturnPolicies, today: string): StoredUnit[] =>
  unitsAtShopper(line).filter((unit) => (replacementDayOf(line, unit, policies) ?? '') >= today);

/** Last day on which a delivered unit of a line can be replaced, YYYY-MM-DD; null without a period. */
export function replaceBy(line: StoredLine, policies: ReturnPolicies): string | null {
  const days = unitsAtShopper(line).flatMap((unit) => replacementDayOf(line, unit, policies) ?? []);
  return days.toSorted().at(-1) ?? null;
}

/** Units whose fault can be reported for a refund. A policy without refunds replaces them instead. */
export const refundableFaults = (line: StoredLine, policies: ReturnPolicies, today: string): StoredUnit[] =>
  isReplacementOnly(policies, line.snapshot.returnPolicy) ? [] : faultUnits(line, today);

/** Units of a line for which a fault can be reported: those of today's deliveries, whatever the policy is. */
export const faultUnits = (line: StoredLine, today: string): StoredUnit[] =>
  unitsAtShopper(line).filter((unit) => {
    const arrived = deliveredAt(unit);
    return arrived !== undefined && indianDay(arrived) === today;
  });

function lastDayOf({ snapshot }: StoredLine, unit: StoredUnit, policies: ReturnPolicies): string | undefined {
  const arrived = deliveredAt(unit);
  return arrived && lastReturnDay(policies, snapshot.returnPolicy, arrived);
}

function replacementDayOf(
  { snapshot }: StoredLine,
  unit: StoredUnit,
  policies: ReturnPolicies,
): string | undefined {
  const arrived = deliveredAt(unit);
  return arrived && lastReplacementDay(policies, snapshot.returnPolicy, arrived);
}
