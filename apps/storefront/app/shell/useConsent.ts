import { useSyncExternalStore } from 'react';
import { chooseConsent, onConsentChange, readConsent } from '../events/telemetry.ts';

/**
 * The shopper's analytics consent and its setter. Undefined on the server, whose page is the same for all
 * shoppers.
 */
export const useConsent = () =>
  [useSyncExternalStore(onConsentChange, readConsent, () => undefined), chooseConsent] as const;
