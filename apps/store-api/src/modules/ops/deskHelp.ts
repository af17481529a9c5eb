import type { Database } from '../../db/database.ts';
import { listVotes } from '../support/helpVotes.ts';
import type { DeskMount } from './deskMount.ts';

/** The votes of shoppers for the answers of help. */
export function helpDesk(mount: DeskMount, { db }: { readonly db: Database }): void {
  mount('helpVotes', async () => ({ answers: await listVotes(db) }));
}
