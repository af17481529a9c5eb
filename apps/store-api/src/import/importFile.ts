import { StartupError, type Clock } from '@luxe/host';
import { createForeignFetch, type ForeignFetch } from '@luxe/host/foreign-fetch';
import { sql } from 'drizzle-orm';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../db/database.ts';
import type { ReturnPolicy } from '../model/catalogue.ts';
import { readCategories } from '../modules/catalogue/repository.ts';
import { preparePictures } from './pictures.ts';
import { planContent } from './planContent.ts';
import { planImport, type ImportCounts } from './planImport.ts';
import { readCsv } from './readers/csv.ts';
import { readJsonLines } from './readers/jsonLines.ts';
import { readMerchantFeed } from './readers/merchantFeed.ts';
import type { Problem } from './readers/problem.ts';
import type { Reader } from './readers/readRow.ts';
import { resolveNames } from './resolveNames.ts';
import type { ReportProgress } from './showProgress.ts';
import { beginRun, endRun } from './staging.ts';
import { stageRows } from './stageRows.ts';
import { countEnded, writeChanges, type Written } from './writeChanges.ts';

export interface ImportOptions {
  readonly file: string;
  /** The file is complete: ends variants of earlier imports and empties offers that it does not have. */
  readonly isFull?: boolean;
  /** Lets `isFull` end or empty more than half of the variants. */
  readonly endsMost?: boolean;
  /** Checks the file and the pictures, and writes nothing to the catalogue. */
  readonly isCheck?: boolean;
  readonly pictureFolder?: string | undefined;
  readonly pictureHosts?: readonly string[];
  /** Folder for media, into which pictures are written. */
  readonly mediaDir: string;
  /** Seller of rows that name none. Default: the only seller of the shop. */
  readonly seller?: string | undefined;
  /** Return policy of new products whose rows name none. */
  readonly returnPolicy?: ReturnPolicy;
  /** Units of a variant that is available without a number of units. */
  readonly availableStock?: number;
  /** When the retailer counted the stock. Default: the time of the file. */
  readonly countedAt?: Date | undefined;
}

interface ImportParts {
  readonly clock: Clock;
  readonly progress?: ReportProgress;
  /** Replaces the network, for tests. */
  readonly fetch?: ForeignFetch;
}

export type ImportResult =
  | { readonly outcome: 'rejected'; readonly problems: readonly Problem[] }
  | ({ readonly outcome: 'checked'; /** Variants that would end. */ readonly ended: number } & Compared)
  | ({ readonly outcome: 'imported'; readonly written: Written } & Compared);

interface Compared {
  readonly counts: ImportCounts;
  readonly rowCount: number;
  /** The time by which stocks were compared with orders. */
  readonly countedAt: Date;
}

/** Largest picture of another host, in bytes. */
const maxPictureBytes = 30 * 1024 * 1024;

/**
 * Imports a file. Every row is checked first, and its pictures are prepared. Then one transaction writes what
 * differs from the database; with a single problem, nothing is written.
 */
export async function importFile(
  db: Database,
  options: ImportOptions,
  { clock, progress = () => {}, fetch }: ImportParts,
): Promise<ImportResult> {
  const { file, isFull = false, endsMost = false, isCheck = false, pictureHosts = [] } = options;
  const reader = readerOf(file);
  const { size, mtime, mtimeMs } = await statFile(file);
  const now = clock.now();
  const countedAt = new Date(Math.min(now.getTime(), (options.countedAt ?? mtime).getTime()));
  const runId = await beginRun(db, path.basename(file), clock);
  try {
    const availableStock = options.availableStock ?? 1;
    const staged = await stageRows(db, runId, { file, size, reader, now, availableStock, progress });
    const { mentions, rowCount } = staged;
    const after = await statFile(file);
    if (after.size !== size || after.mtimeMs !== mtimeMs)
      throw new StartupError(`${file} has changed while it was read. Import it again when it is complete.`);
    if (staged.problems.length > 0) return rejected(staged.problems);

    const { names, problems } = await resolveNames(db, mentions, options.seller);
    if (problems.length > 0) return rejected(problems);

    const hosts = new Set(pictureHosts.map((host) => host.toLowerCase()));
    const prepared = await preparePictures(db, mentions.pictures, {
      folder: options.pictureFolder,
      hosts,
      fetch: fetch ?? createForeignFetch({ hosts, maxBytes: maxPictureBytes }),
      mediaDir: options.mediaDir,
      progress,
    });
    if (prepared.problems.length > 0) return rejected(prepared.problems);

    const planned = await planImport(db, runId, {
      names,
      pictures: prepared.pictures,
      returnPolicy: options.returnPolicy ?? 'Not Returnable',
      now,
      countedAt,
      isFull,
      progress,
    });
    if (planned.problems.length > 0) return rejected(planned.problems);
    const { ended, live } = isFull ? await countEnded(db, runId) : { ended: 0, live: 0 };
    const { counts } = planned;
    if ((ended + counts.emptied) * 2 > live && !endsMost)
      return rejected([endsTooMany(ended, counts.emptied, live)]);
    if (isCheck) return { outcome: 'checked', counts, rowCount, countedAt, ended };

    const categories = { stored: await readCategories(db), added: names.newCategories };
    const content = await planContent(db, categories, planned.firstProducts);
    const onStep = (done: number, total: number) => progress('Writing', done, total);
    const written = await writeChanges(db, clock, runId, { content, isFull, countedAt, onStep });
    if (counts.products.added > largeImport) await analyse(db);
    return { outcome: 'imported', counts, written, rowCount, countedAt };
  } finally {
    await endRun(db, runId);
  }
}

async function statFile(file: string) {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new StartupError(`There is no file ${file}.`);
  return found;
}

/** A file that an earlier program has cut off looks like a file without most products. */
const endsTooMany = (ended: number, emptied: number, live: number): Problem => ({
  line: 0,
  field: '',
  reason: `With --full, this file ends ${ended} of ${live} variants${
    emptied > 0 ? `, and empties ${emptied} offers of other sellers` : ''
  }. If that is intended, add --end-most.`,
});

const rejected = (problems: readonly Problem[]): ImportResult => ({ outcome: 'rejected', problems });

const readers: Readonly<Record<string, Reader>> = {
  '.csv': readCsv,
  '.tsv': readCsv,
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
  '.xml': readMerchantFeed,
};

function readerOf(file: string): Reader {
  const reader = readers[path.extname(file).toLowerCase()];
  if (!reader)
    throw new StartupError(
      `The name of the file must end in ${Object.keys(readers).join(', ')}, which gives its format.`,
    );
  return reader;
}

/** After this number of new products, the database's statistics no longer describe its tables. */
const largeImport = 1000;

async function analyse(db: Database): Promise<void> {
  for (const table of ['product', 'product_colour', 'variant', 'offer'])
    await db.execute(sql`analyze ${sql.identifier(table)}`);
}
