export type { Consent, ConsentCategory } from './consent.ts';
export { createEventQueue, ignoreEvents, type EventQueue } from './eventQueue.ts';
export { reportToConsole } from './reportToConsole.ts';
export type {
  DomainEvent,
  DomainEvents,
  EventItem,
  EventName,
  ScreenName,
  SearchType,
  Track,
} from './events.ts';
export {
  consoleAdapter,
  createTelemetry,
  type Telemetry,
  type TelemetryAdapter,
  type TelemetryOptions,
} from './telemetry.ts';
