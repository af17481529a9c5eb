import type { Client } from '@luxe/client';
import { fetchOnce } from '../calls/fetchOnce.ts';
import { readStored, writeStored } from '../storage.ts';

/** Settings by name: `search_ab`, `nav_content`. */
export type RemoteConfig = Readonly<Record<string, string>>;

/** Milliseconds after an answer in which none is asked for again (specification, section 9). */
export const minimumIntervalMs = 43_200_000;

interface Kept {
  readonly fetchedAt: number;
  readonly entries: RemoteConfig;
}

/**
 * The remote settings: asked for once in twelve hours at most, and given up after a minute. Never rejects: what was last known stands in
 * for what cannot be had, and without that nothing is set, so that every reader's own default counts [CFG-02].
 */
export async function readRemoteConfig(client: Client, now = Date.now()): Promise<RemoteConfig> {
  const kept = readKept();
  // One of the future was written by another clock.
  if (kept && now >= kept.fetchedAt && now - kept.fetchedAt < minimumIntervalMs) return kept.entries;
  try {
    const { entries } = await fetchOnce(client, 'remoteConfig', {});
    writeStored('remoteConfig', { fetchedAt: now, entries } satisfies Kept);
    return entries;
  } catch {
    return kept?.entries ?? {};
  }
}

function readKept(): Kept | undefined {
  const kept = readStored('remoteConfig') as Partial<Kept> | undefined;
  const isWhole = typeof kept?.fetchedAt === 'number' && typeof kept.entries === 'object';
  return isWhole ? (kept as Kept) : undefined;
}
