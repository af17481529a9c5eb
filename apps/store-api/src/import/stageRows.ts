import { createReadStream } from 'node:fs';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { product, variant } from '../db/schema/catalogue.ts';
import type { CatalogueName } from '../model/catalogue.ts';
import { FileError, type Problem } from './readers/problem.ts';
import type { Reader } from './readers/readRow.ts';
import { parseRow, type ImportRow, type RowOptions } from './rowSchema.ts';
import type { ReportProgress } from './showProgress.ts';
import { addRows, type StagedRow } from './staging.ts';

const batchSize = 1000;

/** What the rows of a file refer to, with the first line of each. */
export interface Mentions {
  readonly brands: Map<string, { readonly line: number; readonly catalogue: CatalogueName }>;
  /** By the JSON of catalogue and category. */
  readonly categories: Map<string, Mention<NonNullable<ImportRow['category']>>>;
  readonly sellers: Map<string, number>;
  readonly tags: Map<string, number>;
  readonly pictures: Map<string, number>;
}

type CheckedRow = Omit<StagedRow, 'productKey'>;

interface Mention<Value> {
  readonly line: number;
  readonly catalogue: CatalogueName;
  readonly value: Value;
}

export interface StageOptions extends RowOptions {
  readonly file: string;
  readonly size: number;
  readonly reader: Reader;
  readonly progress: ReportProgress;
}

/**
 * Reads and checks all rows of a file, and stages them. After the first problem, rows are only checked.
 * Resolves to all problems and to what the rows refer to.
 */
export async function stageRows(
  db: Database,
  runId: number,
  options: StageOptions,
): Promise<{ readonly problems: Problem[]; readonly mentions: Mentions; readonly rowCount: number }> {
  const problems: Problem[] = [];
  const mentions = emptyMentions();
  const lineOfOffer = new Map<string, number>();
  let rowCount = 0;
  let batch: CheckedRow[] = [];

  const stage = async () => {
    const { rows, problems: found } = await findProducts(db, batch);
    problems.push(...found);
    if (problems.length === 0) {
      for (const row of rows) mention(mentions, row);
      await addRows(db, runId, rows);
    }
    batch = [];
  };
  try {
    for await (const read of options.reader(readChunks(options))) {
      rowCount += 1;
      if ('reason' in read) {
        problems.push(read);
        continue;
      }
      const { line } = read;
      const parsed = parseRow(read.fields, options);
      if ('problems' in parsed) {
        problems.push(...parsed.problems.map((problem) => ({ line, ...problem })));
        continue;
      }
      const key = `${parsed.row.sku}\n${parsed.row.seller ?? ''}`;
      const earlier = lineOfOffer.get(key);
      lineOfOffer.set(key, earlier ?? line);
      if (earlier !== undefined)
        problems.push({ line, field: 'sku', reason: `Line ${earlier} has the same sku.` });
      else if (batch.push({ position: rowCount, line, fields: parsed.row }) === batchSize) await stage();
    }
    await stage();
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    problems.push({ line: error.line, field: '', reason: error.message });
  }
  if (rowCount === 0 && problems.length === 0)
    problems.push({ line: 0, field: '', reason: 'The file has no rows.' });
  return { problems, mentions, rowCount };
}

async function* readChunks({ file, size, progress }: StageOptions): AsyncGenerator<Buffer> {
  let done = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    yield chunk;
    progress('Checking rows', (done += chunk.length), size);
  }
}

const emptyMentions = (): Mentions => ({
  brands: new Map(),
  categories: new Map(),
  sellers: new Map(),
  tags: new Map(),
  pictures: new Map(),
});

/** Text that identifies a category in `Mentions`. */
export const categoryKey = (catalogue: CatalogueName, value: NonNullable<ImportRow['category']>): string =>
  JSON.stringify([catalogue, value]);

function mention(mentions: Mentions, { line, fields }: StagedRow) {
  const note = (map: Map<string, number>, key: string) => map.set(key, map.get(key) ?? line);
  const { brand, category, catalogue = 'luxury', seller, tags, images } = fields;
  if (brand !== undefined && !mentions.brands.has(brand)) mentions.brands.set(brand, { line, catalogue });
  if (category) {
    const key = categoryKey(catalogue, category);
    if (!mentions.categories.has(key)) mentions.categories.set(key, { line, catalogue, value: category });
  }
  if (seller !== undefined) note(mentions.sellers, seller);
  for (const tag of tags ?? []) note(mentions.tags, tag);
  for (const source of images ?? []) note(mentions.pictures, source);
}

/**
 * Finds the product of each row: that of its sku, or else that of its group. A row of a new product gets a
 * key of its group, or of its sku when it has no group.
 */
async function findProducts(
  db: Database,
  batch: readonly CheckedRow[],
): Promise<{ rows: StagedRow[]; problems: Problem[] }> {
  const { bySku, byGroup } = await readKnown(db, batch);
  const rows: StagedRow[] = [];
  const problems: Problem[] = [];
  for (const { position, line, fields } of batch) {
    const ofSku = bySku.get(fields.sku);
    const group = fields.group ?? ofSku?.sourceGroup ?? fields.sku;
    const ofGroup = byGroup.get(group);
    const known = ofSku ?? ofGroup;
    if (fields.group !== undefined && ofSku && ofSku.id !== ofGroup?.id) {
      const owner = ofSku.sourceGroup ? `the group ${ofSku.sourceGroup}` : `the product ${ofSku.id}`;
      problems.push({
        line,
        field: 'group',
        reason: `The sku already belongs to ${owner}. A variant cannot move to another product.`,
      });
      continue;
    }
    const catalogue = fields.catalogue ?? known?.catalogue;
    rows.push({
      productKey: known?.id ?? `new ${group}`,
      position,
      line,
      fields: { ...fields, ...(known ? {} : { group }), ...(catalogue && { catalogue }) },
    });
  }
  return { rows, problems };
}

async function readKnown(db: Database, batch: readonly CheckedRow[]) {
  if (batch.length === 0) return { bySku: new Map(), byGroup: new Map() };
  const columns = { id: product.id, sourceGroup: product.sourceGroup, catalogue: product.catalogue };
  const ofSkus = await db
    .select({ sku: variant.sku, ...columns })
    .from(variant)
    .innerJoin(product, sql`${product.id} = ${variant.productId}`)
    .where(
      inArray(
        variant.sku,
        batch.map(({ fields }) => fields.sku),
      ),
    );
  const ofGroups = await db
    .select(columns)
    .from(product)
    .where(
      inArray(
        product.sourceGroup,
        batch.map(({ fields }) => fields.group ?? fields.sku),
      ),
    );
  return {
    bySku: new Map(ofSkus.map((one) => [one.sku, one])),
    byGroup: new Map(ofGroups.map((one) => [one.sourceGroup ?? '', one])),
  };
}
