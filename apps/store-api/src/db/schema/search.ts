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

// The search index of SEARCH_DRIVER=postgres: empty with the other one. It is made from the catalogue, and can be made again.

/** A product as it is searched. */
export const searchProduct = pgTable(
  'search_product',
  {
    id: text('id').primaryKey(),
    leaf: text('leaf').notNull(),
    popularity: doublePrecision('popularity').notNull(),
    /** Greater is newer; what is marked new comes before all else. */
    newness: doublePrecision('newness').notNull(),
    /** Values of the product's facets, `brand MBH11A00001`. */
    tokens: text('tokens').array().notNull(),
    /** Term → weight. */
    words: jsonb('words').$type<Record<string, number>>().notNull(),
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
    /** Values of the colour's facets. */
    tokens: text('tokens').array().notNull(),
    words: jsonb('words').$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

/** The distinct terms: for words that nothing has, and words that are being typed. */
export const searchTerm = pgTable(
  'search_term',
  {
    term: text('term').primaryKey(),
    /** The greatest weight it has anywhere. */
    top: integer('top').notNull(),
    /** False for what only two neighbours make. */
    isWord: boolean('is_word').notNull(),
    /** As a reader would write it. */
    written: text('written').notNull(),
  },
  (table) => [index('search_term_begins').on(table.term.op('text_pattern_ops'))],
);

/** One row, once the index is whole. */
export const searchState = pgTable('search_state', {
  id: integer('id').primaryKey(),
  /** What it was made of, besides products. */
  made: text('made').notNull(),
  /** It knows every change before. */
  cursor: text('cursor').notNull(),
});
