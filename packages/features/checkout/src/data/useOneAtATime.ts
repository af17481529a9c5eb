import { useRef, useState } from 'react';

/**
 * Runs one task at a time. A task that is requested during another one is dropped and resolves to undefined.
 */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  // A ref, because a second press can arrive before the next render.
  const isRunning = useRef(false);

  async function runExclusive<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { busy, runExclusive };
}
