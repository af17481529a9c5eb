import { onNotice, readStoredConsent } from '@luxe/resources';
import { createTelemetry, type Consent } from '@luxe/telemetry';
import { adapters, resumeEngagement } from './adapterList.ts';
import { takeStoredEvents } from './storedEvents.ts';
import { connect } from './telemetry.ts';

let consent: Consent = readStoredConsent()?.choices;
const listeners = new Set<() => void>();

/** Events wait for the shopper's answer. Each is sent only where the shopper allows it. */
const telemetry = createTelemetry({ adapters, consent });

/** Hands over what an earlier page could not, or this page when it was hidden. */
function sendStored(): void {
  for (const { events, isForEngagement } of takeStoredEvents())
    events.forEach(isForEngagement ? resumeEngagement : telemetry.record);
}
sendStored();
connect(telemetry.record);
globalThis.document?.addEventListener('visibilitychange', () => {
  if (!document.hidden) sendStored();
});

export const readConsent = (): Consent => consent;

/** Calls `listener` when the answer changes, in any tab. Returns a function that unsubscribes. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Applies an answer to events. `chooseConsent.ts` stores it. */
export function applyConsent(next: Consent): void {
  consent = next;
  telemetry.setConsent(next);
  for (const listener of listeners) listener();
}

// An answer in another tab applies here at once.
onNotice((notice) => {
  if (notice === 'consent') applyConsent(readStoredConsent()?.choices);
});
