import type { Clock } from '@luxe/host';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { addAudit, type AuditEntry } from '../staff/audit.ts';
import { personOf } from './guardDesk.ts';

interface AuditParts {
  readonly db: Database;
  readonly clock: Clock;
}

export type AuditValues = Pick<AuditEntry, 'before' | 'after'>;

/**
 * Changes something for the person of a request, and writes the row of the audit log in the same transaction.
 * `change` returns the values before and after.
 */
export async function auditedChange(
  { db, clock }: AuditParts,
  request: FastifyRequest,
  entry: Pick<AuditEntry, 'action' | 'subject'>,
  change: (tx: Database) => Promise<AuditValues>,
): Promise<void> {
  const { staffId, name } = personOf(request);
  await db.transaction(async (tx) => {
    const values = await change(tx);
    await addAudit(tx, { ...entry, ...values, staffId, person: name }, clock.now());
  });
}
