// Makes an empty database in the folder named by the first argument, and ends. Started by embedded.ts.
import { PGlite } from '@electric-sql/pglite';
import { renameSync, rmSync } from 'node:fs';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder.');
// Under another name until it is whole: a start that was interrupted leaves nothing that looks like a database.
const draft = `${folder}.new`;
rmSync(draft, { recursive: true, force: true });
const client = new PGlite(draft);
await client.waitReady;
await client.close();
renameSync(draft, folder);
