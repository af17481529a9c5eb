const cleanups = new Set<() => Promise<void>>();

/**
 * Registers a cleanup, so that an interrupted run leaves no server behind. Returns a function that runs the
 * cleanup once; later calls do nothing.
 */
export function registerCleanup(close: () => Promise<void>): () => Promise<void> {
  const closeOnce = async () => {
    if (cleanups.delete(closeOnce)) await close();
  };
  cleanups.add(closeOnce);
  return closeOnce;
}

/** Runs all registered cleanups, the last one first. Ignores their errors. */
export async function closeAll(): Promise<void> {
  for (const close of [...cleanups].toReversed()) await close().catch(() => undefined);
}
