import type { Consent, ConsentCategory } from './consent.ts';
import type { DomainEvent, Track } from './events.ts';

/** A destination of events: a vendor or the console. Its errors are logged and ignored. */
export interface TelemetryAdapter {
  readonly name: string;
  /** What the shopper must allow before the adapter gets an event. */
  readonly category: ConsentCategory;
  send(event: DomainEvent): void;
  /** Forgets the shopper. Later events may come from another person [AUT-24]. */
  endSession?(): void;
}

export interface TelemetryOptions {
  adapters: readonly TelemetryAdapter[];
  /** While it is undefined, events are queued and not sent. */
  consent?: Consent;
  now?: () => number;
  /** Maximum number of events queued before consent. The oldest are dropped first. Default 200. */
  limit?: number;
}

export interface Telemetry {
  track: Track;
  /** Takes an event of an `EventQueue`. */
  record(event: DomainEvent): void;
  /**
   * An answer sends the queued events to the adapters of the allowed categories, and drops them for the
   * others. Later events go to the allowed adapters only.
   */
  setConsent(consent: Consent): void;
}

/** Sends typed events to the adapters. Until the shopper has answered, the events wait in a queue. */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { adapters, limit = 200, now = Date.now } = options;
  let { consent } = options;
  let queue: DomainEvent[] = [];

  const forEachAllowed = (action: (adapter: TelemetryAdapter) => void) => {
    for (const adapter of adapters) {
      if (!consent?.[adapter.category]) continue;
      try {
        action(adapter);
      } catch (error) {
        // oxlint-disable-next-line no-console -- a developer who adds a vendor must see that it fails
        console.warn(`Telemetry ${adapter.name} failed`, error);
      }
    }
  };
  const send = (event: DomainEvent) => forEachAllowed((adapter) => adapter.send(event));

  const record = (event: DomainEvent) => {
    if (consent) send(event);
    else queue = [...queue, event].slice(-limit);
    // The logout ends the session. Queued events belong to this session, so they are dropped.
    if (event.name !== 'logged out') return;
    queue = [];
    forEachAllowed((adapter) => adapter.endSession?.());
  };

  return {
    record,
    track: (name, ...[detail]) => record({ name, detail: detail ?? {}, at: now() } as DomainEvent),
    setConsent: (next) => {
      // A withdrawal also ends the session at the vendors that are no longer allowed.
      forEachAllowed((adapter) => {
        if (!next?.[adapter.category]) adapter.endSession?.();
      });
      consent = next;
      if (!next) return;
      const events = queue;
      queue = [];
      events.forEach(send);
    },
  };
}

/** Writes events to the console, for demos and development. */
export const consoleAdapter: TelemetryAdapter = {
  name: 'console',
  category: 'measurement',
  // oxlint-disable-next-line no-console -- this adapter is the console
  send: ({ name, detail }) => console.debug(`[event] ${name}`, detail),
};
