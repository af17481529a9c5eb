import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail, root, say } from './ground.ts';
import { isFree, readPorts } from './ports.ts';

// `npm run reset`: empties the data folder. The next start makes a new catalogue, with no customers and no orders.
const folder = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
if (!(await isFree(readPorts(process.env).store)))
  fail('The shop is open. Close it first (Ctrl-C), then reset.');
const looksLikeData = ['db', 'secrets.json', 'lock.sqlite'].some((name) =>
  existsSync(path.join(folder, name)),
);
if (existsSync(folder) && !looksLikeData)
  fail(`${folder} does not look like a data folder of the shop; nothing was removed.`);
rmSync(folder, { recursive: true, force: true });
say('The data folder is empty. npm start fills it again.');
