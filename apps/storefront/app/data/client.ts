import { createClient } from '@luxe/client';
import { notifySessionLost } from '@luxe/resources';

/** The browser's way to the shop: its own origin, where the session boundary stands. */
export const client = createClient({ baseUrl: '/api', onSessionLost: notifySessionLost });
