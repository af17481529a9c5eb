import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deskAudit } from '../../db/schema/index.ts';

/** Everything that the audit log records. */
export type DeskAction =
  | 'login'
  | 'login failed'
  | 'logout'
  | 'change password'
  | 'add account'
  | 'disable account'
  | 'change roles'
  | 'reset password'
  | 'move parcel'
  | 'move return'
  | 'show bank account'
  | 'record transfer'
  | 'retry refund'
  | 'redirect refund'
  | 'check payment'
  | 'answer ticket'
  | 'block gift card'
  | 'unblock gift card'
  | 'replace gift card'
  | 'release gift card'
  | 'reject gift card'
  | 'change enquiry'
  | 'change call request'
  | 'answer data request'
  | 'download addresses for offers'
  | 'change price'
  | 'change stock'
  | 'change policy'
  | 'add picture'
  | 'save draft'
  | 'discard draft'
  | 'publish content'
  | 'content not published'
  | 'end content'
  | 'roll back content';

export interface AuditEntry {
  /** The person; null when no account did it. */
  readonly staffId: number | null;
  readonly person: string;
  readonly action: DeskAction;
  readonly subject: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Maximum length of a text in a row. */
const maxText = 1000;

const cut = (text: string) => text.replaceAll('\0', '').slice(0, maxText);

export const addAudit = (tx: Database, { subject, before, after, ...entry }: AuditEntry, at: Date) =>
  tx.insert(deskAudit).values({
    ...entry,
    at,
    subject: cut(subject),
    before: before === undefined ? null : cut(before),
    after: after === undefined ? null : cut(after),
  });

export type AuditRow = typeof deskAudit.$inferSelect;

export interface AuditFilter {
  readonly staffId?: number | undefined;
  readonly subject?: string | undefined;
  /** Only rows before this id: the last row of the page before. */
  readonly before?: number | undefined;
}

/** Rows of the audit log, newest first. */
export const listAudit = (
  db: Database,
  { staffId, subject, before }: AuditFilter,
  limit: number,
): Promise<AuditRow[]> =>
  db
    .select()
    .from(deskAudit)
    .where(
      and(
        staffId === undefined ? undefined : eq(deskAudit.staffId, staffId),
        subject === undefined ? undefined : eq(deskAudit.subject, subject),
        before === undefined ? undefined : lt(deskAudit.id, before),
      ),
    )
    .orderBy(desc(deskAudit.id))
    .limit(limit);
