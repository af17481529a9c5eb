import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Switches of the shop; those of a product line stand under its name. */
export const applicationProperty = pgTable(
  'application_property',
  {
    product: text('product').notNull().default(''),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ name: 'application_property_pk', columns: [table.product, table.name] })],
);

/** What the shop's pages ask for twice a day at most. */
export const remoteSetting = pgTable(
  'remote_setting',
  {
    projectId: text('project_id').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ name: 'remote_setting_pk', columns: [table.projectId, table.name] })],
);

/** Versions of search that are tried against each other: each browser gets one, by its share of all. */
export const searchTest = pgTable(
  'search_test',
  {
    version: text('version').primaryKey(),
    suggestVersion: text('suggest_version').notNull(),
    /** Relative to the others; 0 is given to nobody. */
    share: integer('share').notNull(),
    /** Paths of the store, or addresses under its origin. */
    searchUrl: text('search_url').notNull(),
    luxurySuggestUrl: text('luxury_suggest_url').notNull(),
    indiluxeSuggestUrl: text('indiluxe_suggest_url').notNull(),
  },
  (table) => [check('search_test_share_not_negative', sql`${table.share} >= 0`)],
);

/** Words that are answered by a page rather than a list: `brands` by the index of brands. */
export const keywordRedirect = pgTable('keyword_redirect', {
  /** As `toKeyword` writes it. */
  keyword: text('keyword').primaryKey(),
  /** Path on the storefront. */
  url: text('url').notNull(),
});
