import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEventsDocument } from './events/eventsDocument.ts';

/** Writes docs/events.md: `node packages/contract/src/writeEvents.ts`. A test checks that it is current. */
const file = fileURLToPath(new URL('../../../docs/events.md', import.meta.url));
writeFileSync(file, createEventsDocument());
process.stdout.write(`Wrote ${file}\n`);
