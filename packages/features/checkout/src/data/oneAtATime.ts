import { useRef, useState } from 'react';

/** Runs one thing at a time: what is asked for meanwhile is not done, and resolves to undefined. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  // A second press can come before the state of the first has been drawn.
  const isAtWork = useRef(false);

  async function alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isAtWork.current) return undefined;
    isAtWork.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isAtWork.current = false;
      setBusy(false);
    }
  }
  return { busy, alone };
}
