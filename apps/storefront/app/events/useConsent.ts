import { useSyncExternalStore } from 'react';
import { hasSignal } from './chooseConsent.ts';
import { onConsentChange, readConsent } from './consent.ts';

const never = () => () => undefined;

/**
 * The answer that applies, and whether the browser sends Global Privacy Control. Undefined and false on the
 * server, whose page is the same for all shoppers.
 */
export const useConsent = () => ({
  choices: useSyncExternalStore(onConsentChange, readConsent, () => undefined),
  hasSignal: useSyncExternalStore(never, hasSignal, () => false),
});
