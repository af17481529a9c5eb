import { randomInt } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { orderLine } from '../../db/schema/index.ts';
import type { Policy } from '../policy/policyValues.ts';
import * as stored from './repository.ts';
import { splitLine } from './splitLine.ts';

type Line = typeof orderLine.$inferSelect;

/**
 * Divides a placed order into parcels, one per seller and delivery mode, and its lines into units. A parcel
 * of high value needs a code at the door.
 */
export async function addParcelsAndUnits(
  tx: Database,
  orderId: string,
  lines: readonly Line[],
  { deliveryCodeFrom }: Pick<Policy, 'deliveryCodeFrom'>,
  now: Date,
): Promise<void> {
  const sellers = await stored.sellersOf(
    tx,
    lines.map(({ ussid }) => ussid),
  );
  const sellerOf = ({ ussid }: Line) => sellers.get(ussid) ?? '';
  const groups = [
    ...Map.groupBy(lines, (line) => JSON.stringify([sellerOf(line), line.deliveryMode])).values(),
  ];
  const parcels = await stored.addParcels(
    tx,
    groups.flatMap((group, index) => {
      const [first] = group;
      return first
        ? {
            orderId,
            number: index + 1,
            sellerId: sellerOf(first),
            deliveryMode: first.deliveryMode,
            deliveryDay: group.map(({ deliveryDay }) => deliveryDay).reduce((a, b) => (a > b ? a : b)),
            deliveryCode: valueOf(group) >= deliveryCodeFrom ? newDeliveryCode() : null,
          }
        : [];
    }),
  );
  const units = await stored.addUnits(
    tx,
    groups.flatMap((group, index) => {
      const parcelId = parcels.find(({ number }) => number === index + 1)?.id;
      if (parcelId === undefined) throw new Error(`parcel ${index + 1} of ${orderId} was not created`);
      return group.flatMap((line) =>
        splitLine(line).map((amounts, at) => ({
          ...amounts,
          orderLineId: line.id,
          number: at + 1,
          parcelId,
          state: 'placed' as const,
          stateAt: now,
        })),
      );
    }),
  );
  await stored.addEvents(
    tx,
    units.map(({ id }) => ({ unitId: id, state: 'placed', actor: 'shopper', at: now })),
  );
}

const valueOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);

export const newDeliveryCode = () => String(randomInt(1_000_000)).padStart(6, '0');
