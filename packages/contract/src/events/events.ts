import type { z } from 'zod';
import { accountEvents } from './accountEvents.ts';
import { pageEvents } from './pageEvents.ts';
import { saleEvents } from './saleEvents.ts';
import type { itemSchema } from './eventDefinition.ts';
import type { screenNames, searchTypes } from './values.ts';

export type { EventDefinition } from './eventDefinition.ts';

/**
 * Every event of the shop by name. The only list: `docs/events.md` and the types of `track` derive from it.
 * For servers and tests only, because it imports zod. A browser imports the types.
 */
export const eventDefinitions = { ...pageEvents, ...saleEvents, ...accountEvents } as const;

export type EventName = keyof typeof eventDefinitions;
export type EventItem = z.output<typeof itemSchema>;
export type SearchType = (typeof searchTypes)[number];
export type ScreenName = (typeof screenNames)[number];

/** The fields of each event. */
export type DomainEvents = {
  readonly [Name in EventName]: Readonly<z.output<(typeof eventDefinitions)[Name]['fields']>>;
};
