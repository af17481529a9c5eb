import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from './childProcess.ts';

/** The data folder of the shop: `DATA_DIR`, or `.data` in the repository. */
export const readDataFolder = (environment: NodeJS.ProcessEnv): string =>
  path.resolve(environment.DATA_DIR ?? path.join(root, '.data'));

/**
 * Whether a store API holds the lock of a data folder. The kernel releases the lock whenever that process
 * ends.
 */
export function isDataFolderLocked(folder: string): boolean {
  const lock = path.join(folder, 'lock.sqlite');
  if (!existsSync(lock)) return false;
  const database = new DatabaseSync(lock);
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}
