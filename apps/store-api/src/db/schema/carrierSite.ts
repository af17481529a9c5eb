import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';

/** Where a shopper tracks a parcel on the site of its carrier. A carrier without a row has no such page. */
export const carrierSite = pgTable(
  'carrier_site',
  {
    /** Name of the carrier, as `parcel.carrier`. */
    carrier: text('carrier').primaryKey(),
    /** https URL with `{trackingNumber}` in its path or query. */
    trackingUrl: text('tracking_url').notNull(),
  },
  (table) => [
    check('carrier_site_tracking_url', sql`${table.trackingUrl} ~ '^https://[^/{}]+/.*[{]trackingNumber[}]'`),
  ],
);
