import { useRef } from 'react';

/**
 * Runs one task at a time. A task that is requested during another one is dropped and resolves to undefined.
 */
export function useOneAtATime() {
  // A ref, because a second press can arrive before the next render.
  const isRunning = useRef(false);

  return async function runExclusive<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await work();
    } finally {
      isRunning.current = false;
    }
  };
}
