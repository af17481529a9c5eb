import { renderStoredNames } from '../client-data/summary.ts';
import { describeEvents } from './describeEvents.ts';

/** The part about everything that the shop stores in a browser. */
const describeStoredNames = () => ['## Stored names', '', renderStoredNames()].join('\n');

/** The parts of docs/events.md in their order. Each is a heading of level 2 with its content. */
const parts: readonly (() => string)[] = [describeEvents, describeStoredNames];

/** The content of docs/events.md. */
export const createEventsDocument = (): string =>
  [
    '# Events and stored names',
    '',
    'Generated from `packages/contract/src/events` and `packages/contract/src/client-data`. To update it, run',
    '`node packages/contract/src/writeEvents.ts`. A test compares it with the code.',
    '',
    ...parts.map((describe) => describe()),
  ].join('\n');
