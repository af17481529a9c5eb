import { useRef, useState } from 'react';
import type { VpaResult } from './verifyUpiId.ts';

/** Verifies UPI ids [CHK-07]. Concurrent checks of one id share a request; a valid result is cached. */
export function useUpiCheck(verify: (upiId: string) => Promise<VpaResult>) {
  const [results, setResults] = useState<Readonly<Record<string, VpaResult>>>({});
  const [checking, setChecking] = useState<string>();
  const pendingChecks = useRef(new Map<string, Promise<VpaResult>>());

  function check(upiId: string): Promise<VpaResult> {
    const known = results[upiId];
    if (known?.kind === 'valid') return Promise.resolve(known);
    const pending = pendingChecks.current.get(upiId);
    if (pending) return pending;
    setChecking(upiId);
    const work = verify(upiId).then((result) => {
      pendingChecks.current.delete(upiId);
      setResults((before) => ({ ...before, [upiId]: result }));
      setChecking((before) => (before === upiId ? undefined : before));
      return result;
    });
    pendingChecks.current.set(upiId, work);
    return work;
  }

  return {
    /** Undefined until the id has been checked. */
    resultOf: (upiId: string): VpaResult | undefined => results[upiId],
    isChecking: (upiId: string) => checking === upiId,
    check,
  };
}
