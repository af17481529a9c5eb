import { createEventQueue, type DomainEvent } from '@luxe/telemetry';

/** The list of `storeEventsScript`, which stores the events that still wait when the page is left. */
const { luxeEvents } = globalThis as { luxeEvents?: DomainEvent[] };

/** Events of the page. They wait for `consent.ts`, whose code no page loads first. */
export const { track, connect } = createEventQueue(luxeEvents);
