import type { ConsentCategory, DomainEvent, TelemetryAdapter } from '@luxe/telemetry';
import type { Receiver } from '@luxe/contract/event-receivers';
import { storeEvents } from './storedEvents.ts';

/** The code of the receivers loads with the first event after consent. */
const load = () => import('./adapters.ts');
/** Whether an event has been sent. Without one, a logout has nothing to end. */
let isUsed = false;
/** Events whose receivers have not loaded, with these receivers. All of them get an event, or none. */
const waiting = new Map<DomainEvent, Receiver[]>();

function sendLater(event: DomainEvent, name: Receiver): void {
  const others = waiting.get(event);
  if (others) {
    others.push(name);
    return;
  }
  waiting.set(event, [name]);
  load()
    .then(({ sendTo }) => {
      const receivers = waiting.get(event) ?? [];
      waiting.delete(event);
      for (const receiver of receivers) sendTo(receiver, event);
    })
    .catch(ignore);
}

const toAdapter = (name: Receiver, category: ConsentCategory): TelemetryAdapter => ({
  name,
  category,
  send: (event) => {
    isUsed = true;
    sendLater(event, name);
  },
  endSession: () => {
    if (isUsed) void load().then(({ endSessionOf }) => endSessionOf(name), ignore);
  },
});

const ignore = () => undefined;

// A page may be left before the receivers have loaded, or when their code cannot be loaded.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden && storeEvents([...waiting.keys()])) waiting.clear();
});

/** Hands over an event to customer-engagement analytics that an earlier page could not. */
export function resumeEngagement(event: DomainEvent): void {
  isUsed = true;
  load()
    .then(({ resumeIn }) => resumeIn(event))
    .catch(ignore);
}

/** The receivers of events with their categories of consent. */
export const adapters: readonly TelemetryAdapter[] = [
  toAdapter('sales', 'measurement'),
  toAdapter('personalisation', 'preferences'),
  toAdapter('engagement', 'advertising'),
  toAdapter('advertising', 'advertising'),
];
