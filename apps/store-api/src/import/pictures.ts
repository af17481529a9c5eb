import { createSemaphore } from '@luxe/host';
import type { ForeignFetch } from '@luxe/host/foreign-fetch';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Database } from '../db/database.ts';
import { mediaFile } from '../db/schema/catalogue.ts';
import { importedPicture } from '../db/schema/import.ts';
import {
  convertPicture,
  drawPlaceholder,
  PictureError,
  type ConvertedPicture,
} from '../modules/media/convertPicture.ts';
import type { Problem } from './readers/problem.ts';
import type { ReportProgress } from './showProgress.ts';

/** A picture as a product refers to it. */
export type PictureFile = Pick<
  typeof importedPicture.$inferSelect,
  'file' | 'path' | 'width' | 'height' | 'tone'
>;
type StoredPicture = typeof importedPicture.$inferSelect;

export interface PictureOptions {
  /** Folder of the pictures that rows name by their path. Undefined: rows may not name files. */
  readonly folder: string | undefined;
  /** Names of the hosts from which rows may name pictures, in lower case. */
  readonly hosts: ReadonlySet<string>;
  /** Fetches from these hosts. */
  readonly fetch: ForeignFetch;
  /** Folder for media, into which converted pictures are written. */
  readonly mediaDir: string;
  readonly progress: ReportProgress;
}

/** Name of the picture of a product without pictures. */
export const placeholder = 'placeholder';

const batchSize = 1000;
/** Concurrent downloads and conversions. */
const concurrency = Math.max(2, availableParallelism());
const maxBytes = 30 * 1024 * 1024;

/**
 * Prepares the pictures that rows name, and the placeholder. A source that an earlier run has converted is
 * not read again: a file while its size and time are the same, a URL for ever. Sources with equal bytes share
 * one picture. The database remembers pictures, even if the import fails later; it has no use for them until
 * then.
 */
export async function preparePictures(
  db: Database,
  sources: ReadonlyMap<string, number>,
  options: PictureOptions,
): Promise<{ readonly pictures: Map<string, PictureFile>; readonly problems: Problem[] }> {
  const pictures = new Map<string, PictureFile>();
  const problems: Problem[] = [];
  const store = new PictureStore(db, options.mediaDir);
  const total = sources.size + 1;
  pictures.set(placeholder, await store.findOrAdd(placeholder, '', async () => drawPlaceholder()));

  const semaphore = createSemaphore({ concurrency, maxQueued: batchSize });
  const entries = [...sources];
  for (let at = 0; at < entries.length; at += batchSize) {
    const batch = entries.slice(at, at + batchSize);
    await store.load(batch.map(([source]) => source));
    await Promise.all(
      batch.map(([source, line]) =>
        semaphore.run(async () => {
          try {
            pictures.set(source, await prepare(source, store, options));
          } catch (error) {
            const { message } = error instanceof Error ? error : new Error(String(error));
            problems.push({ line, field: 'images', reason: `${source.slice(0, 200)}: ${message}.` });
          }
          options.progress('Reading pictures', pictures.size + problems.length, total);
        }),
      ),
    );
    await store.save();
  }
  await store.save();
  return { pictures, problems };
}

async function prepare(
  source: string,
  store: PictureStore,
  { folder, hosts, fetch }: PictureOptions,
): Promise<PictureFile> {
  if (/^[0-9a-f]{16}\.avif$/.test(source)) return store.ofMedia(source);
  if (source.startsWith('https://')) {
    if (!hosts.has(URL.parse(source)?.hostname ?? ''))
      throw new PictureError('its host is not one of --picture-hosts');
    return store.findOrAdd(source, '', async () => {
      const bytes = await fetch(source);
      if (!bytes) throw new PictureError('the host has no such picture');
      return convertPicture(bytes);
    });
  }
  if (folder === undefined) throw new PictureError('name the folder of the pictures with --pictures');
  const { file, version } = await findInFolder(folder, source);
  return store.findOrAdd(source, version, async () => convertPicture(await readFile(file)));
}

/** Finds a file in the folder of pictures. A path or a link that leads out of the folder is rejected. */
async function findInFolder(folder: string, source: string): Promise<{ file: string; version: string }> {
  const outside = new PictureError('it is not in the folder of the pictures');
  if (source.includes('\0') || path.isAbsolute(source)) throw outside;
  const file = await realpath(path.resolve(folder, source)).catch(() => {
    throw new PictureError('the folder of the pictures has no such file');
  });
  if (!file.startsWith((await realpath(folder)) + path.sep)) throw outside;
  const found = await stat(file);
  if (!found.isFile()) throw new PictureError('it is not a file');
  if (found.size > maxBytes) throw new PictureError('it has more than 30 MB');
  return { file, version: `${found.size} ${Math.round(found.mtimeMs)}` };
}

/** The pictures of earlier runs, and those of this one. */
class PictureStore {
  readonly #db: Database;
  readonly #mediaDir: string;
  readonly #bySource = new Map<string, StoredPicture>();
  readonly #byHash = new Map<string, StoredPicture>();
  readonly #unsaved = new Map<string, StoredPicture>();

  constructor(db: Database, mediaDir: string) {
    this.#db = db;
    this.#mediaDir = mediaDir;
  }

  async load(sources: readonly string[]): Promise<void> {
    const rows = await this.#db
      .select()
      .from(importedPicture)
      .where(inArray(importedPicture.source, [...sources]));
    for (const row of rows) this.#remember(row);
  }

  /** Returns the picture of a source, or converts and stores it. `version` changes with a changed file. */
  async findOrAdd(
    source: string,
    version: string,
    convert: () => Promise<ConvertedPicture>,
  ): Promise<PictureFile> {
    if (source === placeholder) await this.load([source]);
    const known = this.#bySource.get(source);
    if (known?.version === version && (await this.#hasFile(known))) return known;
    const { sourceHash, bytes, ...facts } = await convert();
    const equal = this.#byHash.get(sourceHash);
    if (equal && (await this.#hasFile(equal))) return this.#add({ ...equal, source, version, sourceHash });
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const file = `${name}.avif`;
    const filePath = `imported/${name.slice(0, 2)}/${file}`;
    await this.#write(filePath, bytes);
    return this.#add({ source, version, sourceHash, file, path: filePath, ...facts });
  }

  /** A picture that the shop already has, by the name of its media file. */
  async ofMedia(name: string): Promise<PictureFile> {
    const [known] = await this.#db
      .select()
      .from(importedPicture)
      .where(inArray(importedPicture.file, [name]));
    if (known) return known;
    const [row] = await this.#db
      .select()
      .from(mediaFile)
      .where(inArray(mediaFile.name, [name]));
    if (!row) throw new PictureError('the shop has no picture of this name');
    const bytes = await readFile(path.join(this.#mediaDir, row.path)).catch(() => {
      throw new PictureError('its file is missing in the folder of media');
    });
    const { width, height, tone } = await convertPicture(bytes);
    return { file: name, path: row.path, width, height, tone };
  }

  async save(): Promise<void> {
    // In one order, so that two imports never wait for each other.
    const rows = [...this.#unsaved.values()].sort((a, b) => (a.source < b.source ? -1 : 1));
    this.#unsaved.clear();
    if (rows.length === 0) return;
    const { source, ...others } = getTableColumns(importedPicture);
    const set = Object.fromEntries(
      Object.entries(others).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
    );
    await this.#db.insert(importedPicture).values(rows).onConflictDoUpdate({ target: source, set });
  }

  #add(row: StoredPicture): StoredPicture {
    this.#remember(row);
    this.#unsaved.set(row.source, row);
    return row;
  }

  #remember(row: StoredPicture) {
    this.#bySource.set(row.source, row);
    this.#byHash.set(row.sourceHash, row);
  }

  #hasFile = ({ path: filePath }: PictureFile) =>
    access(path.join(this.#mediaDir, filePath)).then(
      () => true,
      () => false,
    );

  /** Writes the complete file or none. */
  async #write(filePath: string, bytes: Buffer): Promise<void> {
    const target = path.join(this.#mediaDir, filePath);
    await mkdir(path.dirname(target), { recursive: true });
    // Two sources with equal bytes may be written at the same time.
    const draft = `${target}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, target);
  }
}
