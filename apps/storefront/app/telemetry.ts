import { createTelemetry, type Consent, type DomainEvent, type TelemetryAdapter } from '@luxe/telemetry';
import { client } from './data/client.ts';

/** What sends events comes with the first that may be sent. */
const store: TelemetryAdapter = {
  name: 'store',
  send: (event: DomainEvent) =>
    void import('./events/storeEvents.ts').then(
      ({ storeEvents }) => storeEvents(client).send(event),
      () => undefined,
    ),
};

/** Where local storage keeps what the shopper has said. */
const key = 'consent';
let consent = keptConsent();
const listeners = new Set<() => void>();

/** Events wait for the shopper's consent; without it nobody hears them. */
const telemetry = createTelemetry({ adapters: [store], consent });
export const { track } = telemetry;

export const readConsent = (): Consent => consent;

/** Keeps what the shopper says, here and in her other tabs. */
export function chooseConsent(chosen: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
  hear(chosen);
}

/** Calls back whenever the shopper has said something else, in whichever tab. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hearOtherTabs);
  };
}

const hearOtherTabs = () => hear(keptConsent());

function hear(next: Consent): void {
  if (next === consent) return;
  consent = next;
  telemetry.setConsent(next);
  if (next === 'denied') document.cookie = 'visitorId=;path=/;max-age=0';
  for (const listener of listeners) listener();
}

function keptConsent(): Consent {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'granted' || kept === 'denied' ? kept : 'unknown';
  } catch {
    // A server has no storage, and a browser may forbid it.
    return 'unknown';
  }
}
