import { bigint, timestamp } from 'drizzle-orm/pg-core';

/**
 * An amount in paise. The column is a bigint, because a bag of watches can cost more than two crore rupees.
 * That is about the limit of a 32-bit integer.
 */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** A timestamp column. The service's clock sets the value. The database's clock is never used. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
