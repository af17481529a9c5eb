import type { Client } from '@luxe/client';
import { fetchOnce } from '../calls/fetchOnce.ts';
import { readStored, writeStored } from '../state/storage.ts';

/** Settings by name: `search_ab`, `nav_content`. */
export type RemoteConfig = Readonly<Record<string, string>>;

/** Minimum milliseconds between two successful requests (specification, section 9). */
export const minimumIntervalMs = 43_200_000;

interface StoredConfig {
  readonly fetchedAt: number;
  readonly entries: RemoteConfig;
}

/**
 * Reads the remote settings, with at most one request in twelve hours. Never rejects: after a failure it
 * returns the last stored settings, or none, so that every reader uses its own default [CFG-02].
 */
export async function readRemoteConfig(client: Client, now = Date.now()): Promise<RemoteConfig> {
  const stored = readStoredConfig();
  // If `fetchedAt` is in the future, the clock of the device was wrong when the settings were stored. Their
  // age is then unknown, so they are requested again.
  if (stored && now >= stored.fetchedAt && now - stored.fetchedAt < minimumIntervalMs) return stored.entries;
  try {
    const { entries } = await fetchOnce(client, 'remoteConfig', {});
    writeStored('remoteConfig', { fetchedAt: now, entries } satisfies StoredConfig);
    return entries;
  } catch {
    return stored?.entries ?? {};
  }
}

function readStoredConfig(): StoredConfig | undefined {
  const stored = readStored('remoteConfig') as Partial<StoredConfig> | undefined;
  const isValid = typeof stored?.fetchedAt === 'number' && typeof stored.entries === 'object';
  return isValid ? (stored as StoredConfig) : undefined;
}
