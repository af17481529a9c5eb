import type { DomainEvent, Track } from './events.ts';

export interface EventQueue {
  track: Track;
  /** Hands over the waiting events, and all later ones. */
  connect(record: (event: DomainEvent) => void): void;
}

/** Most events that wait. The oldest are dropped first. */
const limit = 200;

/**
 * Takes events while the code of telemetry has not loaded. They wait in `waiting`, from which a page that is
 * left may take them.
 */
export function createEventQueue(waiting: DomainEvent[] = [], now: () => number = Date.now): EventQueue {
  let record = (event: DomainEvent): void => {
    if (waiting.push(event) > limit) waiting.shift();
  };
  return {
    track: (name, ...[detail]) => record({ name, detail: detail ?? {}, at: now() } as DomainEvent),
    connect: (next) => {
      record = next;
      waiting.splice(0).forEach(next);
    },
  };
}

/** Ignores all events, for code that runs without telemetry. */
export const ignoreEvents: Track = () => undefined;
