import { createHash } from 'node:crypto';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { searchTest } from '../../db/schema/settings.ts';

type Version = typeof searchTest.$inferSelect;

/**
 * The search version that a browser tests. A browser gets the same version while the versions and their
 * shares stay the same. `undefined` when no test runs.
 */
export async function searchTestOf(
  db: Database,
  sessionUID: string,
): Promise<CallResponseInput<'searchab'> | undefined> {
  const version = pickByShare(await db.select().from(searchTest).orderBy(searchTest.version), sessionUID);
  return (
    version && {
      testVersion: version.version,
      testSuggestVersion: version.suggestVersion,
      webApiURL: version.searchUrl,
      webLuxSasApiURL: version.luxurySuggestUrl,
      webIndiLuxSasApiURL: version.indiluxeSuggestUrl,
    }
  );
}

/**
 * Picks a search version for a browser, in proportion to the shares. The hash of the session id selects a
 * position in the sum of all shares. `undefined` when that sum is 0.
 */
export function pickByShare<Of extends Pick<Version, 'share'>>(
  versions: readonly Of[],
  sessionUID: string,
): Of | undefined {
  const total = versions.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return undefined;
  let position = createHash('sha256').update(sessionUID).digest().readUInt32BE() % total;
  return versions.find(({ share }) => (position -= share) < 0);
}
