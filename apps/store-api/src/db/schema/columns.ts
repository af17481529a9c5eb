import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Paise, as an integer. A bigint, because a bag of watches can exceed two crore rupees. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** A timestamp column. The service's clock sets the value. The database's clock is never used. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
