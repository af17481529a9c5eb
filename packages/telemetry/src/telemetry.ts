import type { DomainEvent, Track } from './events.ts';

/** A vendor, or the console. What it throws is logged and swallowed. */
export interface TelemetryAdapter {
  readonly name: string;
  send(event: DomainEvent): void;
  /** Forgets who it was: what comes next is of somebody else [AUT-24]. */
  endSession?(): void;
}

/** What the shopper allows. `unknown` until she has chosen: events wait, none is sent. */
export type Consent = 'unknown' | 'granted' | 'denied';

export interface TelemetryOptions {
  adapters: readonly TelemetryAdapter[];
  consent?: Consent;
  now?: () => number;
  /** Events that wait for consent; the oldest go first when there are more. Default 200. */
  limit?: number;
}

export interface Telemetry {
  track: Track;
  /** Opens the queue, or empties it. Denied later stops what comes after. */
  setConsent(consent: Consent): void;
}

/** Typed events through a queue that stays shut until the shopper consents. */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { adapters, limit = 200, now = Date.now } = options;
  let consent = options.consent ?? 'unknown';
  let waiting: DomainEvent[] = [];

  const tell = (what: (adapter: TelemetryAdapter) => void) => {
    for (const adapter of adapters) {
      try {
        what(adapter);
      } catch (error) {
        // oxlint-disable-next-line no-console -- whoever wires a vendor has to see it fail
        console.warn(`Telemetry ${adapter.name} failed`, error);
      }
    }
  };
  const send = (event: DomainEvent) => tell((adapter) => adapter.send(event));

  return {
    track: (name, ...[detail]) => {
      if (consent === 'denied') return;
      const event = { name, detail: detail ?? {}, at: now() } as DomainEvent;
      if (consent === 'granted') send(event);
      else waiting = [...waiting, event].slice(-limit);
      // Her last event; what still waits for a word goes with her.
      if (name !== 'logged out') return;
      waiting = [];
      tell((adapter) => adapter.endSession?.());
    },
    setConsent: (next) => {
      consent = next;
      const events = waiting;
      if (next !== 'unknown') waiting = [];
      if (next === 'granted') events.forEach(send);
    },
  };
}

/** For demos and development: events in the console. */
export const consoleAdapter: TelemetryAdapter = {
  name: 'console',
  // oxlint-disable-next-line no-console -- this adapter is the console
  send: ({ name, detail }) => console.debug(`[event] ${name}`, detail),
};

/** For where nothing is to be told. */
export const trackNothing: Track = () => undefined;
