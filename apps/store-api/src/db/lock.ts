import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another program has the data folder open. */
export class FolderTaken extends Error {}

/**
 * Takes the data folder for this process alone: PGlite has no lock, and two processes on one folder lose rows in silence. The lock is
 * SQLite's on a small file, so that the kernel frees it on any death; the pid beside it is for the message only.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const pidFile = path.join(folder, 'lock.pid');
  const lock = new DatabaseSync(path.join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new FolderTaken(
      `The data folder ${folder} is in use by another store API${holder(pidFile)}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return () => lock.close();
}

function holder(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8')})`;
  } catch {
    return '';
  }
}
