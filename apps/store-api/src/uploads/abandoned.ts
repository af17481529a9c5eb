import { inArray } from 'drizzle-orm';
import { opendir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../db/database.ts';
import { ticketAttachment } from '../db/schema/index.ts';

/** Longer than any upload may take, and its ticket after it: a younger file may still get its row. */
const youngMs = 60 * 60_000;

/** Names that are asked for in one statement. */
const atOnce = 500;

/** A name as receive.ts gives it; whatever else lies in the folder is not ours. */
const ours = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Takes away files that no ticket names: what a program that was killed had begun to receive, and what belonged to a customer who has been
 * erased. Answers how many went. Several processes may do it at once. `isOver` ends it between two statements.
 */
export async function sweepAbandonedFiles(
  db: Database,
  folder: string,
  now: Date,
  isOver: () => boolean = () => false,
): Promise<number> {
  const before = now.getTime() - youngMs;
  let swept = 0;
  for await (const names of inBatches(folder)) {
    if (isOver()) break;
    const rows = await db
      .select({ file: ticketAttachment.file })
      .from(ticketAttachment)
      .where(inArray(ticketAttachment.file, names));
    const named = new Set(rows.map(({ file }) => file));
    for (const name of names) if (!named.has(name)) swept += await drop(path.join(folder, name), before);
  }
  return swept;
}

async function* inBatches(folder: string): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const entry of await opendir(folder).catch(nothingYet)) {
    if (!entry.isFile() || !ours.test(entry.name)) continue;
    names.push(entry.name);
    if (names.length === atOnce) {
      yield names;
      names = [];
    }
  }
  if (names.length > 0) yield names;
}

/** The folder is made with the first file. */
function nothingYet(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** One for a file that went, else none: another process may have been here first. */
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
