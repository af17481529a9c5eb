import type { DomainEvents, EventName } from '@luxe/contract/events';

export type { DomainEvents, EventItem, EventName, ScreenName, SearchType } from '@luxe/contract/events';

/** An event as adapters receive it. `at` is in milliseconds since 1970. */
export type DomainEvent = {
  [Name in EventName]: { readonly name: Name; readonly detail: DomainEvents[Name]; readonly at: number };
}[EventName];

/** Records an event. Never throws and never blocks. */
export type Track = <Name extends EventName>(
  name: Name,
  ...detail: Record<never, never> extends DomainEvents[Name]
    ? [detail?: DomainEvents[Name]]
    : [detail: DomainEvents[Name]]
) => void;
