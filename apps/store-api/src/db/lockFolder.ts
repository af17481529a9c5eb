import { folderProblem, StartupError } from '@luxe/host';
import { damagedLock } from '@luxe/host/config';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks the data folder for this process. Returns the function that unlocks it. Throws a StartupError when
 * another program uses the folder. PGlite has no lock of its own, and two processes on one folder silently
 * lose rows. The lock is an SQLite lock on a small file, because the kernel releases it even after a crash.
 * The pid file serves only the error message.
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
    throw new StartupError(
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
