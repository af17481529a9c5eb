import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { addAudit, type AuditEntry } from '../staff/audit.ts';
import { claimRequest, type OnceKey } from '../staff/repository.ts';
import type { DeskSession } from '../staff/deskLogin.ts';

interface AuditParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** Who makes a change, and the key of a change that happens once. */
interface ChangeBy {
  readonly person: DeskSession;
  readonly once?: OnceKey | undefined;
}

export type AuditValues = Pick<AuditEntry, 'before' | 'after'>;

/**
 * Changes something for a person, and writes the row of the audit log in the same transaction. `change`
 * returns the values before and after, or undefined when nothing has changed, which writes no row. A repeated
 * request changes nothing.
 */
export async function auditedChange(
  { db, clock }: AuditParts,
  { person: { staffId, name }, once }: ChangeBy,
  entry: Pick<AuditEntry, 'action' | 'subject'>,
  change: (tx: Database) => Promise<AuditValues | undefined>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (once && !(await claimRequest(tx, once, clock.now()))) return;
    const values = await change(tx);
    if (values) await addAudit(tx, { ...entry, ...values, staffId, person: name }, clock.now());
  });
}
