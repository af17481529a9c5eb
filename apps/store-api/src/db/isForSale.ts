import { and, eq, isNull } from 'drizzle-orm';
import { product } from './schema/catalogue.ts';

/** SQL condition that excludes free gifts, which appear in no list and have no page. */
export const hasPage = eq(product.isGiveAway, false);

/**
 * SQL condition that also excludes products that the retailer no longer sells. They appear in no list, but
 * keep their page, because orders and wishlists link to it.
 */
export const isForSale = and(hasPage, isNull(product.endedAt));
