import { createEventQueue } from '@luxe/telemetry';

/** Events of the page. They wait for `consent.ts`, whose code no page loads first. */
export const { track, connect } = createEventQueue();

/** Query of the address at which the visit began, whose campaign waits for the answer [DAT-02]. */
export const landingQuery = globalThis.location?.search ?? '';
