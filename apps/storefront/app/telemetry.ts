import { createTelemetry, type DomainEvent, type TelemetryAdapter } from '@luxe/telemetry';
import { client } from './data/client.ts';

/** What sends events comes with the first that may be sent. */
const store: TelemetryAdapter = {
  name: 'store',
  send: (event: DomainEvent) =>
    void import('./events/storeEvents.ts').then(
      ({ storeEvents }) => storeEvents(client).send(event),
      () => undefined,
    ),
};

/** Events wait for the shopper's consent, which local storage keeps under `consent`; without it nobody hears them. */
export const { track } = createTelemetry({ adapters: [store], consent: readConsent() });

function readConsent() {
  try {
    const kept = localStorage.getItem('consent');
    return kept === 'granted' || kept === 'denied' ? kept : 'unknown';
  } catch {
    // A server has no storage, and a browser may forbid it.
    return 'unknown';
  }
}
