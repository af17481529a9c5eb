import { bigint, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A run of the import of a retailer's catalogue. Its rows below disappear when it ends. */
export const importRun = pgTable('import_run', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Name of the file, without its folder. */
  file: text('file').notNull(),
  startedAt: moment('started_at').notNull(),
  /** Set in the transaction that writes the catalogue. */
  finishedAt: moment('finished_at'),
  /** Number of finished runs when this run began. Shows whether another run has finished since. */
  finishedBefore: integer('finished_before').notNull(),
});

/** A checked row of the file. */
export const importRow = pgTable(
  'import_row',
  {
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => importRun.id, { onDelete: 'cascade' }),
    /** Equal for all rows of a product: the id of an existing product, or a key of a new one. */
    productKey: text('product_key').notNull(),
    /** Number of the row in the file. Several rows may begin in one line. */
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    sku: text('sku').notNull(),
    fields: json('fields').notNull(),
  },
  (table) => [
    primaryKey({ name: 'import_row_pk', columns: [table.runId, table.productKey, table.position] }),
    index('import_row_sku').on(table.runId, table.sku),
  ],
);

/** Rows of another table that the import will write. */
export const importChange = pgTable(
  'import_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => importRun.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    rows: json('rows').notNull(),
  },
  (table) => [index('import_change_run').on(table.runId, table.kind)],
);

/** A picture that an import has converted. */
export const importedPicture = pgTable(
  'imported_picture',
  {
    /** URL of the picture, or its path in the folder of the import. */
    source: text('source').primaryKey(),
    /** Size and time of the source file, by which a changed file is noticed. Empty for a URL. */
    version: text('version').notNull(),
    /** SHA-256 of the bytes of the source, in hex. */
    sourceHash: text('source_hash').notNull(),
    /** Name of the media file. */
    file: text('file').notNull(),
    /** Path of the media file in the folder of media. */
    path: text('path').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    tone: text('tone').notNull(),
  },
  (table) => [index('imported_picture_hash').on(table.sourceHash)],
);
