import type { PGlite } from '@electric-sql/pglite';
import { StartupError } from '@luxe/host';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { hasRightChecksum, pageBytes } from './pageChecksum.ts';

/** Pages per file (1 GB). A larger relation continues in files with the suffixes `.1`, `.2` and so on. */
const pagesOfFile = 131_072;
const readBytes = 128 * pageBytes;
/**
 * File with the last page count of each database file. It is in the folder of the database, so that a backup
 * contains both.
 */
const countsFile = 'luxe-pages.json';

/**
 * Checks the table and index files of a newly opened cluster. Throws a StartupError for a damaged file.
 * PostgreSQL reads a truncated file as a table with fewer rows. Therefore each file must have at least the
 * recorded number of pages. Files never shrink while the shop runs, because no vacuum runs. Every page must
 * also match its checksum.
 */
export async function checkFiles(client: PGlite, folder: string): Promise<void> {
  const recorded = readCounts(folder);
  const hasChecksums = (await client.query<{ data_checksums: string }>('show data_checksums')).rows[0];
  for (const file of await filesOf(client)) {
    const pages = pagesOf(folder, file);
    if (pages < (recorded.get(file) ?? 0)) throw damaged(folder, `${file} is shorter than it was`);
    if (hasChecksums?.data_checksums === 'on') await checkPages(folder, file);
  }
}

/** Records the page count of each file for the next start. */
export async function recordPageCounts(client: PGlite, folder: string): Promise<void> {
  const counts = new Map((await filesOf(client)).map((file) => [file, pagesOf(folder, file)]));
  writeCounts(folder, counts);
}

/**
 * Records the page counts again after the database is closed. Counts only the files that the last record
 * lists, because a closed database cannot list its files.
 */
export function recordFinalPageCounts(folder: string): void {
  writeCounts(folder, new Map([...readCounts(folder).keys()].map((file) => [file, pagesOf(folder, file)])));
}

/**
 * Main files of tables and indexes, relative to the cluster's folder. `pagesOf` finds the further files of
 * large relations.
 */
async function filesOf(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ file: string }>(
    `select pg_relation_filepath(oid) as file from pg_class
      where relkind in ('r', 'i', 't', 'm', 'S') and relpersistence = 'p' order by 1`,
  );
  return rows.flatMap(({ file }) => file ?? []);
}

/** Complete pages of a relation. A full disk can leave a partial page, which does not count. */
function pagesOf(folder: string, file: string): number {
  let pages = 0;
  for (let part = 0; ; part++) {
    const size = sizeOf(path.join(folder, part === 0 ? file : `${file}.${part}`));
    pages += Math.floor(size / pageBytes);
    if (size < pagesOfFile * pageBytes) return pages;
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

async function checkPages(folder: string, file: string): Promise<void> {
  const buffer = Buffer.alloc(readBytes);
  for (let part = 0; ; part++) {
    const name = path.join(folder, part === 0 ? file : `${file}.${part}`);
    const size = sizeOf(name);
    if (size >= pageBytes) {
      const handle = await open(name);
      try {
        for (let at = 0; at < size; at += readBytes) {
          const { bytesRead } = await handle.read(buffer, 0, readBytes, at);
          for (let from = 0; from + pageBytes <= bytesRead; from += pageBytes) {
            const number = part * pagesOfFile + (at + from) / pageBytes;
            if (!hasRightChecksum(buffer.subarray(from, from + pageBytes), number))
              throw damaged(folder, `page ${number} of ${file} has a wrong checksum`);
          }
        }
      } finally {
        await handle.close();
      }
    }
    if (size < pagesOfFile * pageBytes) return;
  }
}

function readCounts(folder: string): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(path.join(folder, countsFile), 'utf8'))));
  } catch {
    return new Map();
  }
}

function writeCounts(folder: string, counts: ReadonlyMap<string, number>): void {
  const file = path.join(folder, countsFile);
  try {
    writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(counts)));
    renameSync(`${file}.new`, file);
  } catch {
    // Full disk: the earlier record stays valid.
  }
}

const damaged = (folder: string, damage: string) =>
  new StartupError(
    `The database in ${folder} is damaged: ${damage}. Restore the folder from a backup, or move it away to begin with an empty shop.`,
  );
