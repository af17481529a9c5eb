import type { ConsentCategory, TelemetryAdapter } from '@luxe/telemetry';
import type { Receiver } from '@luxe/contract/event-receivers';

/** The code of the receivers loads with the first event after consent. */
const load = () => import('./adapters.ts');
/** Whether an event has been sent. Without one, a logout has nothing to end. */
let isUsed = false;

const toAdapter = (name: Receiver, category: ConsentCategory): TelemetryAdapter => ({
  name,
  category,
  send: (event) => {
    isUsed = true;
    void load().then(({ sendTo }) => sendTo(name, event), ignore);
  },
  endSession: () => {
    if (isUsed) void load().then(({ endSessionOf }) => endSessionOf(name), ignore);
  },
});

const ignore = () => undefined;

/** The receivers of events with their categories of consent. */
export const adapters: readonly TelemetryAdapter[] = [
  toAdapter('sales', 'measurement'),
  toAdapter('personalisation', 'preferences'),
  toAdapter('engagement', 'advertising'),
  toAdapter('advertising', 'advertising'),
];
