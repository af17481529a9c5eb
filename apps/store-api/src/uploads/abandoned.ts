import { inArray } from 'drizzle-orm';
import { opendir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../db/database.ts';
import { returnPhoto, ticketAttachment } from '../db/schema/index.ts';

/**
 * Minimum age of a file that may be deleted. A younger file may belong to an upload that is still running, or
 * to a ticket that is not stored yet.
 */
const minAgeMs = 60 * 60_000;

/** File names per SQL statement. */
const batchSize = 500;

/** A name as receive.ts creates it. The sweep ignores other files in the folder. */
const uploadNamePattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Deletes files that no ticket and no photo of a return names: unfinished uploads of a killed process, and
 * files of erased customers. Returns how many it deleted. Several processes may run it at once. `isOver`
 * stops it between two statements.
 */
export async function sweepAbandonedFiles(
  db: Database,
  folder: string,
  now: Date,
  isOver: () => boolean = () => false,
): Promise<number> {
  const before = now.getTime() - minAgeMs;
  let swept = 0;
  for await (const names of inBatches(folder)) {
    if (isOver()) break;
    const rows = await db
      .select({ file: ticketAttachment.file })
      .from(ticketAttachment)
      .where(inArray(ticketAttachment.file, names));
    const photos = await db
      .select({ file: returnPhoto.file })
      .from(returnPhoto)
      .where(inArray(returnPhoto.file, names));
    const named = new Set([...rows, ...photos].map(({ file }) => file));
    for (const name of names) if (!named.has(name)) swept += await drop(path.join(folder, name), before);
  }
  return swept;
}

async function* inBatches(folder: string): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const entry of await opendir(folder).catch(emptyIfMissing)) {
    if (!entry.isFile() || !uploadNamePattern.test(entry.name)) continue;
    names.push(entry.name);
    if (names.length === batchSize) {
      yield names;
      names = [];
    }
  }
  if (names.length > 0) yield names;
}

/** Before the first upload, the folder does not exist. */
function emptyIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** Returns 1 for a deleted file; 0 if the file is too new or another process deleted it. */
async function drop(file: string, before: number): Promise<0 | 1> {
  const known = await stat(file).catch(() => undefined);
  if (!known || known.mtimeMs >= before) return 0;
  return unlink(file).then(
    () => 1,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return 0;
      throw error;
    },
  );
}
