import { and, asc, eq, getTableColumns, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  carrierSite,
  orderLine,
  orderUnit,
  parcel,
  parcelEvent,
  replacement,
  returnUnit,
  seller,
  unitEvent,
} from '../../db/schema/index.ts';
import { readReturnPolicies, type ReturnPolicies } from '../policy/returnPolicies.ts';

export type StoredUnit = typeof orderUnit.$inferSelect & {
  events: (typeof unitEvent.$inferSelect)[];
  /** Whether another unit replaces this one, or will. */
  isExchanged: boolean;
};
/** A line with its units; an order that is not placed has no units. */
export type StoredLine = typeof orderLine.$inferSelect & { units: StoredUnit[] };
export type StoredParcel = typeof parcel.$inferSelect & {
  sellerName: string;
  /** URL of the carrier's site, with `{trackingNumber}`. Null when it has none. */
  carrierSite: string | null;
  /** What the carrier has reported, oldest first. */
  events: (typeof parcelEvent.$inferSelect)[];
};

/** Lines of orders with their units and the moves of these, by order id. */
export async function linesOf(db: Database, orderIds: readonly string[]): Promise<Map<string, StoredLine[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position));
  const units = await db
    .select()
    .from(orderUnit)
    .where(
      inArray(
        orderUnit.orderLineId,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderUnit.orderLineId), asc(orderUnit.number));
  const events = await db
    .select()
    .from(unitEvent)
    .where(
      inArray(
        unitEvent.unitId,
        units.map(({ id }) => id),
      ),
    )
    .orderBy(asc(unitEvent.at), asc(unitEvent.id));
  const eventsOf = Map.groupBy(events, ({ unitId }) => unitId);
  const exchanged = new Set(
    await exchangedUnits(
      db,
      units.map(({ id }) => id),
    ),
  );
  const unitsOf = Map.groupBy(
    units.map((unit) => ({
      ...unit,
      events: eventsOf.get(unit.id) ?? [],
      isExchanged: exchanged.has(unit.id),
    })),
    ({ orderLineId }) => orderLineId,
  );
  return Map.groupBy(
    lines.map((line) => ({ ...line, units: unitsOf.get(line.id) ?? [] })),
    ({ orderId }) => orderId,
  );
}

/** States of a unit that comes back, before it is checked. */
const waitingStates = ['returnRequested', 'pickupScheduled', 'pickedUp', 'received'] as const;

/** Ids of the units that another unit replaces, or will. */
const exchangedUnits = async (db: Database, unitIds: readonly number[]): Promise<number[]> =>
  (
    await db
      .select({ unitId: replacement.unitId })
      .from(replacement)
      .innerJoin(
        returnUnit,
        and(eq(returnUnit.returnId, replacement.returnId), eq(returnUnit.unitId, replacement.unitId)),
      )
      .innerJoin(orderUnit, eq(orderUnit.id, replacement.unitId))
      .where(
        and(
          inArray(replacement.unitId, [...unitIds]),
          or(
            ne(replacement.status, 'released'),
            // The stock was released because the item is late, but the request stays open.
            and(returnUnit.isOpen, inArray(orderUnit.state, [...waitingStates])),
          ),
        ),
      )
  ).map(({ unitId }) => unitId);

/** Whether a line was ordered. The others belong to replacements, for which nothing is paid again. */
export const isOrdered = ({ replacesLineId }: Pick<StoredLine, 'replacesLineId'>): boolean =>
  replacesLineId === null;

/** Parcels of orders, by order id. */
async function parcelsOf(db: Database, orderIds: readonly string[]): Promise<Map<string, StoredParcel[]>> {
  const rows = await db
    .select({
      ...getTableColumns(parcel),
      sellerName: seller.name,
      carrierSite: carrierSite.trackingUrl,
    })
    .from(parcel)
    .innerJoin(seller, eq(seller.id, parcel.sellerId))
    .leftJoin(carrierSite, eq(carrierSite.carrier, parcel.carrier))
    .where(inArray(parcel.orderId, [...orderIds]))
    .orderBy(asc(parcel.orderId), asc(parcel.number));
  const events = await db
    .select()
    .from(parcelEvent)
    .where(
      inArray(
        parcelEvent.parcelId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(parcelEvent.at), asc(parcelEvent.id));
  const eventsOf = Map.groupBy(events, ({ parcelId }) => parcelId);
  return Map.groupBy(
    rows.map((row) => ({ ...row, events: eventsOf.get(row.id) ?? [] })),
    ({ orderId }) => orderId,
  );
}

/** What has become of the items of an order. */
export interface Delivery {
  readonly lines: StoredLine[];
  readonly parcels: StoredParcel[];
  readonly policies: ReturnPolicies;
}

/** Lines and parcels of orders, by order id. */
export async function deliveriesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => Delivery> {
  const lines = await linesOf(db, orderIds);
  const parcels = await parcelsOf(db, orderIds);
  const policies = await readReturnPolicies(db);
  return (orderId) => ({
    lines: lines.get(orderId) ?? [],
    parcels: parcels.get(orderId) ?? [],
    policies,
  });
}
