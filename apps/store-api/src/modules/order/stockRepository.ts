import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { offer, stockReservation } from '../../db/schema/index.ts';

/**
 * Locks offers in the order of their USSIDs, so that two orders for the same offers cannot deadlock. Returns
 * their stock, shortage and price.
 */
export const lockOffers = (db: Database, ussids: readonly string[]) =>
  db
    .select({
      ussid: offer.ussid,
      stock: offer.stock,
      stockShort: offer.stockShort,
      pricePaise: offer.pricePaise,
    })
    .from(offer)
    .where(inArray(offer.ussid, [...ussids]))
    .orderBy(asc(offer.ussid))
    .for('update');

export const takeStock = (db: Database, ussid: string, quantity: number) =>
  db
    .update(offer)
    .set({ stock: sql`${offer.stock} - ${quantity}` })
    .where(eq(offer.ussid, ussid));

/** Returns units to the stock, except those that the retailer no longer has. */
export const returnStock = (db: Database, ussid: string, quantity: number) =>
  db
    .update(offer)
    .set({
      stock: sql`${offer.stock} + greatest(0, ${quantity}::int - ${offer.stockShort})`,
      stockShort: sql`greatest(0, ${offer.stockShort} - ${quantity}::int)`,
    })
    .where(eq(offer.ussid, ussid));

/**
 * Lowers the shortage of offers to the units that payments and replacements still hold. Units of an order
 * that is placed are sold, so the retailer has fewer of them as well: for the rest, as many are missing as
 * before. The offers must be locked, and their reservations changed.
 */
export const limitShortage = (db: Database, ussids: readonly string[]) =>
  db
    .update(offer)
    .set({
      // Names the tables, because a column in a part of a statement has no table name.
      stockShort: sql`least(offer.stock_short,
        (select coalesce(sum(quantity), 0)::int from stock_reservation
          where stock_reservation.ussid = offer.ussid and status = 'held')
        + (select count(*)::int from replacement
          where replacement.ussid = offer.ussid and status = 'reserved'))`,
    })
    .where(and(inArray(offer.ussid, [...ussids]), gt(offer.stockShort, 0)));

export const addReservations = (db: Database, rows: (typeof stockReservation.$inferInsert)[]) =>
  db.insert(stockReservation).values(rows);

type ReservationStatus = (typeof stockReservation.$inferSelect)['status'];

export const reservationsOf = (db: Database, orderId: string, status: ReservationStatus) =>
  db
    .select()
    .from(stockReservation)
    .where(and(eq(stockReservation.orderId, orderId), eq(stockReservation.status, status)));

/** Changes the status of an order's reservations; returns the changed rows. */
export const changeReservations = (
  db: Database,
  orderId: string,
  from: ReservationStatus,
  to: ReservationStatus,
) =>
  db
    .update(stockReservation)
    .set({ status: to })
    .where(and(eq(stockReservation.orderId, orderId), eq(stockReservation.status, from)))
    .returning();
