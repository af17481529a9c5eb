import type { StoredUnit } from './deliveriesOf.ts';

/** When a unit arrived; undefined for one that has not. */
export const deliveredAt = ({ events }: Pick<StoredUnit, 'events'>): Date | undefined =>
  events.find(({ state }) => state === 'delivered')?.at;
