import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail, print } from './programs/childProcess.ts';
import { isDataFolderLocked, readDataFolder } from './programs/dataFolder.ts';

// `npm run reset`: empties the data folder. The next start creates a new catalogue without customers and
// orders.
const folder = readDataFolder(process.env);
if (isDataFolderLocked(folder)) fail('The shop is open. Close it first (Ctrl-C), then reset.');
const looksLikeData = ['db', 'secrets.json', 'lock.sqlite'].some((name) =>
  existsSync(path.join(folder, name)),
);
if (existsSync(folder) && !looksLikeData)
  fail(`${folder} does not look like a data folder of the shop; nothing was removed.`);
rmSync(folder, { recursive: true, force: true });
print('The data folder is empty. npm start fills it again.');
