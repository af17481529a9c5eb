import type { StoredLine, StoredUnit } from './deliveriesOf.ts';
import { hasLeftSeller } from './unitStates.ts';

const isWithSeller = ({ state }: StoredUnit): boolean => state !== 'cancelled' && !hasLeftSeller(state);

/** Whether the address of an order can be changed: no unit has left its seller, and one still will. */
export function canChangeAddress(lines: readonly StoredLine[]): boolean {
  const units = lines.flatMap((line) => line.units);
  return units.some(isWithSeller) && !units.some(({ state }) => hasLeftSeller(state));
}

/** Whether the day of a parcel can be changed: none of its units has left the seller, and one still will. */
export function canChangeDay(parcelId: number, lines: readonly StoredLine[]): boolean {
  const units = lines.flatMap((line) => line.units).filter((unit) => unit.parcelId === parcelId);
  return units.some(isWithSeller) && !units.some(({ state }) => hasLeftSeller(state));
}
