import type { DomainEvent, Track } from './events.ts';

/** A destination of events: a vendor or the console. Its errors are logged and ignored. */
export interface TelemetryAdapter {
  readonly name: string;
  send(event: DomainEvent): void;
  /** Forgets the shopper. Later events may come from another person [AUT-24]. */
  endSession?(): void;
}

/** Consent of the shopper. While it is `unknown`, events are queued and not sent. */
export type Consent = 'unknown' | 'granted' | 'denied';

export interface TelemetryOptions {
  adapters: readonly TelemetryAdapter[];
  consent?: Consent;
  now?: () => number;
  /** Maximum number of events queued before consent. The oldest are dropped first. Default 200. */
  limit?: number;
}

export interface Telemetry {
  track: Track;
  /** Granted consent sends the queued events. Denied consent drops them and all later events. */
  setConsent(consent: Consent): void;
}

/** Sends typed events to the adapters. Until the shopper consents, the events wait in a queue. */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { adapters, limit = 200, now = Date.now } = options;
  let consent = options.consent ?? 'unknown';
  let queue: DomainEvent[] = [];

  const forEachAdapter = (action: (adapter: TelemetryAdapter) => void) => {
    for (const adapter of adapters) {
      try {
        action(adapter);
      } catch (error) {
        // oxlint-disable-next-line no-console -- a developer who adds a vendor must see that it fails
        console.warn(`Telemetry ${adapter.name} failed`, error);
      }
    }
  };
  const send = (event: DomainEvent) => forEachAdapter((adapter) => adapter.send(event));

  return {
    track: (name, ...[detail]) => {
      if (consent === 'denied') return;
      const event = { name, detail: detail ?? {}, at: now() } as DomainEvent;
      if (consent === 'granted') send(event);
      else queue = [...queue, event].slice(-limit);
      // The logout ends the session. Queued events belong to this session, so they are dropped.
      if (name !== 'logged out') return;
      queue = [];
      forEachAdapter((adapter) => adapter.endSession?.());
    },
    setConsent: (next) => {
      consent = next;
      const events = queue;
      if (next !== 'unknown') queue = [];
      if (next === 'granted') events.forEach(send);
    },
  };
}

/** Writes events to the console, for demos and development. */
export const consoleAdapter: TelemetryAdapter = {
  name: 'console',
  // oxlint-disable-next-line no-console -- this adapter is the console
  send: ({ name, detail }) => console.debug(`[event] ${name}`, detail),
};

/** Ignores all events, for code that runs without telemetry. */
export const ignoreEvents: Track = () => undefined;
