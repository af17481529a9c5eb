import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Weight and size of one packed unit, by category. A category without a row has that of its parent. The row
 * with an empty code is the default. The catalogue knows no weights of products.
 */
export const parcelSize = pgTable(
  'parcel_size',
  {
    /** Code of a category; empty for the default. */
    categoryCode: text('category_code').primaryKey(),
    weightGrams: integer('weight_grams').notNull(),
    lengthMm: integer('length_mm').notNull(),
    breadthMm: integer('breadth_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
  },
  (table) => [
    check(
      'parcel_size_positive',
      sql`${table.weightGrams} > 0 and ${table.lengthMm} > 0 and ${table.breadthMm} > 0 and ${table.heightMm} > 0`,
    ),
  ],
);
