// Creates an empty database in the folder of the first argument, then exits. embedded.ts starts it.
import { PGlite } from '@electric-sql/pglite';
import { renameSync, rmSync } from 'node:fs';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder.');
// Created under another name, then renamed: an interrupted start leaves nothing that looks like a database.
const draft = `${folder}.new`;
rmSync(draft, { recursive: true, force: true });
const client = new PGlite(draft);
await client.waitReady;
await client.close();
renameSync(draft, folder);
