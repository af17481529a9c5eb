import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Money is an integer of paise; bigint, because a bag of watches passes two crore rupees. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** A moment. Written from the service's clock, never from the database's. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
