import type { Database } from '../../db/database.ts';
import { listAudit } from '../staff/audit.ts';
import { listStaff, type StoredStaff } from '../staff/repository.ts';
import type { DeskMount } from './deskMount.ts';
import { pageLimit, toCursor, toPage } from './deskPages.ts';

/** Calls that show who works at the desk and what they did. */
export function auditDesk(mount: DeskMount, { db }: { readonly db: Database }): void {
  mount('audit', async ({ query: { person, subject, after } }) => {
    const filter = { staffId: person, subject: subject?.trim() || undefined, before: toCursor(after) };
    const { rows, next } = toPage(await listAudit(db, filter, pageLimit), ({ id }) => String(id));
    return { rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), next };
  });

  mount('staff', async () => ({
    people: (await listStaff(db)).map((person) => {
      const { id, name, email, roles, disabledAt } = person;
      return {
        id,
        name,
        email,
        roles,
        state: stateOf(person),
        disabledAt: disabledAt?.toISOString() ?? null,
      };
    }),
  }));
}

function stateOf({ disabledAt, mustChangePassword }: StoredStaff) {
  if (disabledAt) return 'disabled';
  return mustChangePassword ? 'firstPassword' : 'active';
}
