import { createHash } from 'node:crypto';
import type { CallAnswer } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { searchTest } from '../../db/schema/settings.ts';

type Version = typeof searchTest.$inferSelect;

/** The version of search for a browser: the same one for as long as versions and shares stay. `undefined` when none is tried. */
export async function searchTestOf(
  db: Database,
  sessionUID: string,
): Promise<CallAnswer<'searchab'> | undefined> {
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

/** Which of the versions falls to a browser: their shares lie side by side, and its id is hashed to a place among them. */
export function pickByShare<Of extends Pick<Version, 'share'>>(
  versions: readonly Of[],
  sessionUID: string,
): Of | undefined {
  const total = versions.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return undefined;
  let place = createHash('sha256').update(sessionUID).digest().readUInt32BE() % total;
  return versions.find(({ share }) => (place -= share) < 0);
}
