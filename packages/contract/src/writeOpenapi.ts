import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createOpenapi } from './openapi.ts';

/**
 * Writes docs/openapi.json: `node packages/contract/src/writeOpenapi.ts`. A test checks that the file is
 * current.
 */
const file = fileURLToPath(new URL('../../../docs/openapi.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(createOpenapi(), null, 2)}\n`);
process.stdout.write(`Wrote ${file}\n`);
