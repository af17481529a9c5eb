// Creates an empty database in the folder that the first argument names, then exits. embedded.ts runs this
// program.
import { PGlite } from '@electric-sql/pglite';
import { renameSync, rmSync } from 'node:fs';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder.');
// Creates the database under another name and renames it at the end. If the start is interrupted, no
// half-finished database has the final name.
const draft = `${folder}.new`;
rmSync(draft, { recursive: true, force: true });
const client = new PGlite(draft);
await client.waitReady;
await client.close();
renameSync(draft, folder);
