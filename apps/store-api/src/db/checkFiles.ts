import type { PGlite } from '@electric-sql/pglite';
import { StartProblem } from '@luxe/host';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { hasRightChecksum, pageBytes } from './pageChecksum.ts';

/** Pages of one file; a larger relation goes on in `.1`, `.2` and so on. */
const pagesOfFile = 131_072;
const readBytes = 128 * pageBytes;
/** How many pages each file had when they were last counted. In the cluster's own folder, so that a backup has both. */
const countsFile = 'luxe-pages.json';

/**
 * Checks the files of tables and indexes of a cluster that has just been opened. PostgreSQL reads a file that was cut as
 * a table with fewer rows, so their sizes are compared with those noted before; every page is read against its checksum.
 * Throws a StartProblem. Files only grow while the shop runs: nothing here vacuums.
 */
export async function checkFiles(client: PGlite, folder: string): Promise<void> {
  const noted = readCounts(folder);
  const hasChecksums = (await client.query<{ data_checksums: string }>('show data_checksums')).rows[0];
  for (const file of await filesOf(client)) {
    const pages = pagesOf(folder, file);
    if (pages < (noted.get(file) ?? 0)) throw damaged(folder, `${file} is shorter than it was`);
    if (hasChecksums?.data_checksums === 'on') await checkPages(folder, file);
  }
}

/** Notes how many pages each file has, for the next start. */
export async function notePages(client: PGlite, folder: string): Promise<void> {
  const counts = new Map((await filesOf(client)).map((file) => [file, pagesOf(folder, file)]));
  writeCounts(folder, counts);
}

/** The same once the database is closed: the files are those of the last note. */
export function noteLastPages(folder: string): void {
  writeCounts(folder, new Map([...readCounts(folder).keys()].map((file) => [file, pagesOf(folder, file)])));
}

/** Main files of tables and indexes, from the cluster's folder; further parts of large ones are found by their size. */
async function filesOf(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ file: string }>(
    `select pg_relation_filepath(oid) as file from pg_class
      where relkind in ('r', 'i', 't', 'm', 'S') and relpersistence = 'p' order by 1`,
  );
  return rows.flatMap(({ file }) => file ?? []);
}

/** Whole pages of a relation: what an extension on a full disk left of one does not count. */
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
              throw damaged(folder, `page ${number} of ${file} is not as it was written`);
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
    // A full disk: the note of before still holds.
  }
}

const damaged = (folder: string, what: string) =>
  new StartProblem(
    `The database in ${folder} is damaged: ${what}. Restore the folder from a backup, or move it away to begin with an empty shop.`,
  );
