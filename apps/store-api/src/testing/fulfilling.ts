import type { Clock } from '@luxe/host';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { offer, parcel, seller, sellerTax, type Actor, type UnitState } from '../db/schema/index.ts';
import { moveParcel } from '../modules/fulfilment/moveParcel.ts';
import { fixtures } from './fixtures.ts';

/** Moves the soap to a second seller, so that it travels in a parcel of its own. */
export async function addSecondSeller(db: Database): Promise<void> {
  await db.insert(seller).values({ id: '100002', name: 'Zari Katha', city: 'Jaipur' });
  await db.insert(sellerTax).values({
    ...{ sellerId: '100002', legalName: 'Zari Katha Private Limited', gstin: '08AAPFU0939F1ZV' },
    ...{ address: '27, MI Road', city: 'Jaipur', postalCode: '302001', state: 'Rajasthan' },
    ...{ prefix: 'ZKA', commissionRate: 1_800 },
  });
  await db.update(offer).set({ sellerId: '100002' }).where(eq(offer.ussid, fixtures.soap.USSID));
}

/** Steps from a placed order to the door, as the desk takes them. */
export const stepsToDoor = [
  'confirmed',
  'packed',
  'shipped',
  'outForDelivery',
  'delivered',
] as const satisfies readonly UnitState[];

interface Parcels {
  readonly orderId: string;
  /** Number of the parcel within the order; all parcels by default. */
  readonly number?: number;
  readonly actor?: Actor;
}

/** Moves parcels of an order through the given states. */
export async function moveParcels(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { orderId, number, actor = 'desk' }: Parcels,
  states: readonly UnitState[],
): Promise<void> {
  const rows = await db.select().from(parcel).where(eq(parcel.orderId, orderId)).orderBy(asc(parcel.number));
  for (const { id } of rows.filter((row) => number === undefined || row.number === number))
    for (const to of states)
      await moveParcel({ db, clock }, { orderId, parcelId: id, to, actor, note: 'test', sealNumber: 'T1' });
}
