import { hasConsent } from '@luxe/resources';
import type { DomainEvent } from '@luxe/telemetry';
import { customerMark } from './shopperIds.ts';

/** Events that a page could not hand over before it was hidden or left. */
export interface StoredEvents {
  readonly events: readonly DomainEvent[];
  /** True: only customer-engagement analytics has not got them, and their orders are claimed. */
  readonly isForEngagement: boolean;
}

/** Lines of JSON: the mark of the customer, the events, whether they are for engagement analytics alone. */
const key = 'waitingEvents';
/** UTF-16 units. The oldest lines are dropped first. `storeEventsScript` has the same limit. */
const maxLength = 50_000;
const maxAgeMs = 7 * 24 * 60 * 60_000;

/** Stores events for the next page. False without consent for measurement, or when nothing can be stored. */
export function storeEvents(events: readonly DomainEvent[], isForEngagement = false): boolean {
  if (events.length === 0 || !hasConsent('measurement')) return false;
  const line = `${JSON.stringify([customerMark() ?? null, events, ...(isForEngagement ? [true] : [])])}\n`;
  return (
    guarded(() => {
      localStorage.setItem(key, ((localStorage.getItem(key) ?? '') + line).slice(-maxLength));
      return true;
    }) ?? false
  );
}

/**
 * Takes the stored events, so that one page sends them. None without consent, of another customer, older than
 * a week, or in another form.
 */
export function takeStoredEvents(now: number = Date.now()): readonly StoredEvents[] {
  const text = guarded(() => localStorage.getItem(key)) ?? '';
  if (text === '') return [];
  forgetStoredEvents();
  return hasConsent('measurement') ? text.split('\n').flatMap((line) => readLine(line, now)) : [];
}

export const forgetStoredEvents = (): void => void guarded(() => localStorage.removeItem(key));

function readLine(line: string, now: number): StoredEvents[] {
  const [mark, events, isForEngagement = false] = parse(line);
  // A guest who has logged in since is the same person.
  const isOfOther = typeof mark === 'string' && mark !== '' && mark !== customerMark();
  if (isOfOther || !Array.isArray(events)) return [];
  const fresh = events.filter(isEvent).filter(({ at }) => now - at < maxAgeMs);
  return fresh.length === 0 ? [] : [{ events: fresh, isForEngagement: isForEngagement === true }];
}

/** The first line may be cut by the limit. */
function parse(line: string): readonly unknown[] {
  const value: unknown = guarded(() => JSON.parse(line) as unknown);
  return Array.isArray(value) ? value : [];
}

function isEvent(value: unknown): value is DomainEvent {
  const { name, at, detail } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof at === 'number' && typeof detail === 'object' && detail !== null;
}

/** The browser may forbid local storage, and a server has none. */
function guarded<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
