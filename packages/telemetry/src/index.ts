export { reportToConsole } from './reportToConsole.ts';
export {
  searchTypes,
  type DomainEvent,
  type DomainEvents,
  type EventItem,
  type EventName,
  type SearchType,
  type Track,
} from './events.ts';
export {
  consoleAdapter,
  createTelemetry,
  ignoreEvents,
  type Consent,
  type Telemetry,
  type TelemetryAdapter,
  type TelemetryOptions,
} from './telemetry.ts';
