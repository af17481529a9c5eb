import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Paise, as an integer. A bigint, because a bag of watches can exceed two crore rupees. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** A timestamp, always from the service's clock, never from the database's. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
