import { onConsentChange, readConsent } from './consent.ts';
import { track } from './telemetry.ts';

/**
 * Starts the observers of pages when the shopper has allowed a receiver, and stops them when they allow none.
 */
export function observeAfterConsent(): void {
  let isOn = false;
  const apply = () => {
    const isAllowed = Object.values(readConsent() ?? {}).includes(true);
    if (isAllowed === isOn) return;
    isOn = isAllowed;
    import('./adapters.ts').then(
      ({ startObservers, stopObservers }) => (isOn ? startObservers(track) : stopObservers()),
      () => undefined,
    );
  };
  onConsentChange(apply);
  apply();
}
