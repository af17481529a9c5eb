import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createOpenapi, createOpenapiTypes } from './openapi.ts';

/**
 * Writes docs/openapi.json and the types of a client: `node packages/contract/src/writeOpenapi.ts`. A test
 * checks that both files are current.
 */
write('../../../docs/openapi.json', `${JSON.stringify(createOpenapi(), null, 2)}\n`);
write('./generated/openapi.d.ts', await createOpenapiTypes());

function write(relativePath: string, content: string) {
  const file = fileURLToPath(new URL(relativePath, import.meta.url));
  mkdirSync(new URL('.', new URL(relativePath, import.meta.url)), { recursive: true });
  writeFileSync(file, content);
  process.stdout.write(`Wrote ${file}\n`);
}
