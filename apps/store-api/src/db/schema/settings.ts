import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * Settings by name. A row with an empty `product` applies to the shop, every other row to one product line.
 */
export const applicationProperty = pgTable(
  'application_property',
  {
    product: text('product').notNull().default(''),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ name: 'application_property_pk', columns: [table.product, table.name] })],
);

/** Remote settings. Pages request them at most twice a day. */
export const remoteSetting = pgTable(
  'remote_setting',
  {
    projectId: text('project_id').notNull(),
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ name: 'remote_setting_pk', columns: [table.projectId, table.name] })],
);

/** Search versions of an A/B test. Browsers are assigned to the versions in proportion to `share`. */
export const searchTest = pgTable(
  'search_test',
  {
    version: text('version').primaryKey(),
    suggestVersion: text('suggest_version').notNull(),
    /** Relative share; a version with 0 gets no browsers. */
    share: integer('share').notNull(),
    /**
     * URL of the search. This and the next two columns contain a path of the store, or a URL on its origin.
     */
    searchUrl: text('search_url').notNull(),
    luxurySuggestUrl: text('luxury_suggest_url').notNull(),
    indiluxeSuggestUrl: text('indiluxe_suggest_url').notNull(),
  },
  (table) => [check('search_test_share_not_negative', sql`${table.share} >= 0`)],
);

/** Searches that redirect to a page instead of a listing: `brands` redirects to the brand index. */
export const keywordRedirect = pgTable('keyword_redirect', {
  /** Normalised by `toKeyword`. */
  keyword: text('keyword').primaryKey(),
  /** Path on the storefront. */
  url: text('url').notNull(),
});

/** Values of the shop's policy. `modules/policy/policyValues.ts` has their types and bounds. */
export const shopPolicy = pgTable('shop_policy', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** A change of the policy at the desk, written with the change. */
export const policyChange = pgTable('policy_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  /** Name of the person at the desk. */
  operator: text('operator').notNull(),
  name: text('name').notNull(),
  oldValue: jsonb('old_value').notNull(),
  newValue: jsonb('new_value').notNull(),
});
