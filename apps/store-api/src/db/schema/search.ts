import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { paise } from './columns.ts';

/** Search terms with the same meaning, in lower case. */
export const searchSynonym = pgTable('search_synonym', {
  term: text('term').primaryKey(),
  synonyms: jsonb('synonyms').$type<string[]>().notNull(),
});

/** A search term that may find nothing, with terms of the most similar products. */
export const searchSubstitute = pgTable('search_substitute', {
  term: text('term').primaryKey(),
  offered: jsonb('offered').$type<string[]>().notNull(),
});

// The other tables are the search index if SEARCH_DRIVER is `postgres`, otherwise they are empty. The index
// can be rebuilt from the catalogue.

/** A product in the index. */
export const searchProduct = pgTable(
  'search_product',
  {
    id: text('id').primaryKey(),
    leaf: text('leaf').notNull(),
    popularity: doublePrecision('popularity').notNull(),
    /**
     * Sort value for the order by newness: higher is newer. Products that are marked as new have the highest
     * values, so they come first.
     */
    newness: doublePrecision('newness').notNull(),
    /** Facet values of the product, such as `brand MBH11A00001`. */
    tokens: text('tokens').array().notNull(),
    /** Term → weight. */
    termWeights: jsonb('words').$type<Record<string, number>>().notNull(),
    /** Terms of the product and of all its colours. */
    terms: text('terms').array().notNull(),
  },
  (table) => [
    index('search_product_terms').using('gin', table.terms),
    index('search_product_leaf').on(table.leaf),
  ],
);

/** A product in one colour. */
export const searchRow = pgTable(
  'search_row',
  {
    productId: text('product_id').notNull(),
    position: integer('position').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    hex: text('hex').notNull(),
    family: text('family').notNull(),
    pricePaise: paise('price_paise').notNull(),
    discount: integer('discount').notNull(),
    inStock: boolean('in_stock').notNull(),
    /** Facet values of the colour. */
    tokens: text('tokens').array().notNull(),
    termWeights: jsonb('words').$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** All distinct terms, for spelling corrections and completions. */
export const searchTerm = pgTable(
  'search_term',
  {
    term: text('term').primaryKey(),
    /** Highest weight of the term. */
    top: integer('top').notNull(),
    /**
     * False for a term that occurs only as two neighbouring words written together, such as `tophandle` for
     * “top handle”.
     */
    isStandalone: boolean('is_word').notNull(),
    /** Spelling for display. */
    written: text('written').notNull(),
  },
  (table) => [index('search_term_begins').on(table.term.op('text_pattern_ops'))],
);

/** State of the index: one row, which exists once the index is complete. */
export const searchState = pgTable('search_state', {
  id: integer('id').primaryKey(),
  /** Fingerprint of all input of the index except products. */
  made: text('made').notNull(),
  /**
   * Position in the change log up to which the index is current. The index contains every change before this
   * position.
   */
  cursor: text('cursor').notNull(),
});
