import { damagedLock, folderProblem } from '@luxe/host';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another program has the data folder open. */
export class FolderTaken extends Error {}

/**
 * Takes the data folder for this process alone: PGlite has no lock, and two processes on one folder lose rows in silence. The lock is
 * SQLite's on a small file, so that the kernel frees it on any death; the pid beside it is for the message only.
 */
export function lockFolder(folder: string): () => void {
  const pidFile = path.join(folder, 'lock.pid');
  const lockFile = path.join(folder, 'lock.sqlite');
  const lock = openLock(folder, lockFile);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (/not a database|malformed/.test((error as Error).message)) throw damagedLock(lockFile);
    throw new FolderTaken(
      `The data folder ${folder} is in use by another store API${holder(pidFile)}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return () => lock.close();
}

function openLock(folder: string, file: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return new DatabaseSync(file);
  } catch (error) {
    throw folderProblem(error, folder);
  }
}

function holder(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8')})`;
  } catch {
    return '';
  }
}
