import type { AnnounceParts } from '../changes/announceDue.ts';
import type { Database } from '../../db/database.ts';
import { addAudit } from '../staff/audit.ts';
import { kindOf } from './kinds.ts';
import { applyDue } from './publish.ts';
import { claimDue, listDue, lockEntry } from './versions.ts';

/** Most versions of a round. Further ones follow in the next round. */
const maxVersions = 50;

/** Name in the audit log for what the clock does. */
const schedule = 'Schedule';

/**
 * Publishes versions whose time has come, and ends those whose time is over. Of several processes, one does
 * each, in one transaction with the rows, the change log and the audit log. Resolves to the number of
 * versions that this process has handled. A version that fails does not stop the others; then rejects.
 */
export async function announceContent({ db, clock }: AnnounceParts): Promise<number> {
  const now = clock.now();
  let handled = 0;
  const failures: unknown[] = [];
  // Usually nothing is due, and reading takes no lock.
  for (const { id, kind: name, key } of await listDue(db, now, maxVersions)) {
    const kind = kindOf(name);
    if (!kind) continue;
    const handle = async (tx: Database): Promise<number> => {
      await lockEntry(tx, { kind: name, key });
      const version = await claimDue(tx, id, now);
      if (!version) return 0;
      const { hasProblem, ...changed } = await applyDue(tx, { kind, key }, version, now);
      const action = hasProblem ? 'content not published' : 'publish content';
      await addAudit(
        tx,
        { action, subject: `${name} ${key}`, staffId: null, person: schedule, ...changed },
        now,
      );
      return 1;
    };
    try {
      handled += await db.transaction(handle);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new Error(`Versions of content that failed: ${failures.length}`, { cause: failures[0] });
  return handled;
}
