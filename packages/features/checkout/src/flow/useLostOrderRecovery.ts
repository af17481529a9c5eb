import { useEffect, useRef } from 'react';

/**
 * Recovers an order whose response was lost [CHK-19]. If the bag is empty and a stored attempt has no
 * response, the order may have been placed. A retry with the attempt's key returns the lost response. The
 * retry cannot place a second order, because the bag is empty. Runs `recover` once.
 */
export function useLostOrderRecovery(isDue: boolean, recover: () => Promise<void>): void {
  const hasStarted = useRef(false);
  const latestRecover = useRef(recover);
  latestRecover.current = recover;
  useEffect(() => {
    if (!isDue || hasStarted.current) return;
    hasStarted.current = true;
    void latestRecover.current();
  }, [isDue]);
}
