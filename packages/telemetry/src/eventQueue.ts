import type { DomainEvent, Track } from './events.ts';

export interface EventQueue {
  track: Track;
  /** Hands over the waiting events, and all later ones. */
  connect(record: (event: DomainEvent) => void): void;
}

/** Most events that wait. The oldest are dropped first. */
const limit = 200;

/** Takes events while the code of telemetry has not loaded. */
export function createEventQueue(now: () => number = Date.now): EventQueue {
  const waiting: DomainEvent[] = [];
  let record = (event: DomainEvent): void => {
    if (waiting.push(event) > limit) waiting.shift();
  };
  return {
    track: (name, ...[detail]) => record({ name, detail: detail ?? {}, at: now() } as DomainEvent),
    connect: (next) => {
      record = next;
      waiting.forEach(next);
    },
  };
}

/** Ignores all events, for code that runs without telemetry. */
export const ignoreEvents: Track = () => undefined;
