import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail, root, print } from './programs/childProcess.ts';

// `npm run reset`: empties the data folder. The next start creates a new catalogue without customers and
// orders.
const folder = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
if (isOpen(path.join(folder, 'lock.sqlite'))) fail('The shop is open. Close it first (Ctrl-C), then reset.');
const looksLikeData = ['db', 'secrets.json', 'lock.sqlite'].some((name) =>
  existsSync(path.join(folder, name)),
);
if (existsSync(folder) && !looksLikeData)
  fail(`${folder} does not look like a data folder of the shop; nothing was removed.`);
rmSync(folder, { recursive: true, force: true });
print('The data folder is empty. npm start fills it again.');

/**
 * Whether a store API holds the lock of the folder. The kernel releases the lock whenever that process ends.
 */
function isOpen(lock: string): boolean {
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
