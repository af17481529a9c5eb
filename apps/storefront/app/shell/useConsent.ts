import { useSyncExternalStore } from 'react';
import { chooseConsent, onConsentChange, readConsent } from '../telemetry.ts';

/** What the shopper has said of being counted, and what keeps it when she says otherwise. Undefined in the server's page: it stands for everybody. */
export const useConsent = () =>
  [useSyncExternalStore(onConsentChange, readConsent, () => undefined), chooseConsent] as const;
