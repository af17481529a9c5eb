import { readStoredConsent } from '@luxe/resources';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * The host of the banner about cookies, which loads only without a complete answer. When it does not load,
 * nothing is allowed, and the next page asks.
 */
export function useConsentHost(): ComponentType | undefined {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    const { isLogged, source = 'gpc' } = readStoredConsent() ?? {};
    if (isLogged && source !== 'gpc') return;
    import('./ConsentHost.tsx').then(
      ({ ConsentHost }) => setHost(() => ConsentHost),
      () => undefined,
    );
  }, []);
  return Host;
}
