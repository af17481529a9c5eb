import { createClient } from '@luxe/client';
import { notifySessionLost, withSearchTest } from '@luxe/resources';
import { reportFailure } from '../reports/watch.ts';

/** The browser's way to the shop: its own origin, where the session boundary stands. */
export const client = withSearchTest(
  createClient({ baseUrl: '/api', onSessionLost: notifySessionLost, onFailure: reportFailure }),
);
