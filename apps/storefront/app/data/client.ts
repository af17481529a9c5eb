import { createClient } from '@luxe/client';
import { notifySessionLost, withSearchTest } from '@luxe/resources';
import { reportFailure } from '../reports/reportErrors.ts';

/** The browser's API client. It calls the page's own origin, where the session boundary adds tokens. */
export const client = withSearchTest(
  createClient({ baseUrl: '/api', onSessionLost: notifySessionLost, onFailure: reportFailure }),
);
