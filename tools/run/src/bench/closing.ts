const open = new Set<() => Promise<void>>();

/**
 * Remembers how something is closed until it is: an interrupted run leaves no server behind. Returns the closing for the usual end; it may be
 * called again.
 */
export function remember(close: () => Promise<void>): () => Promise<void> {
  const closeOnce = async () => {
    if (open.delete(closeOnce)) await close();
  };
  open.add(closeOnce);
  return closeOnce;
}

/** Closes all that is open, the last first. */
export async function closeAll(): Promise<void> {
  for (const close of [...open].toReversed()) await close().catch(() => undefined);
}
