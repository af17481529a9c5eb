import { createTelemetry, type Consent, type DomainEvent, type TelemetryAdapter } from '@luxe/telemetry';
import { client } from '../data/client.ts';

/** The code that sends events loads with the first event after consent. */
const store: TelemetryAdapter = {
  name: 'store',
  send: (event: DomainEvent) =>
    void import('./storeEvents.ts').then(
      ({ storeEvents }) => storeEvents(client).send(event),
      () => undefined,
    ),
};

/** Key of the shopper's consent choice in local storage. */
const storageKey = 'consent';
let consent = readStoredConsent();
const listeners = new Set<() => void>();

/** Events wait for the shopper's consent and are never sent without it. */
const telemetry = createTelemetry({ adapters: [store], consent });
export const { track } = telemetry;

export const readConsent = (): Consent => consent;

/**
 * Stores the shopper's consent choice for this browser and applies it. The choice also applies in other open
 * tabs.
 */
export function chooseConsent(chosen: 'granted' | 'denied'): void {
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // When the browser has no storage, the consent choice applies until the shopper leaves the page.
  }
  applyConsent(chosen);
}

/** Calls `listener` when the consent changes, in any tab. Returns a function that unsubscribes. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleStorageChange);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', handleStorageChange);
  };
}

const handleStorageChange = () => applyConsent(readStoredConsent());

function applyConsent(next: Consent): void {
  if (next === consent) return;
  consent = next;
  telemetry.setConsent(next);
  if (next === 'denied') document.cookie = 'visitorId=;path=/;max-age=0';
  for (const listener of listeners) listener();
}

function readStoredConsent(): Consent {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'granted' || stored === 'denied' ? stored : 'unknown';
  } catch {
    // The server has no local storage, and a browser may forbid access to it.
    return 'unknown';
  }
}
