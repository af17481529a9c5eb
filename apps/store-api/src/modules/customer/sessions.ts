import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oauthToken, refreshToken } from '../../db/schema/index.ts';

/** Ends every store session of a customer, but that of `keep`. Waits for a refresh in hand first, whose successor it would not see. */
export async function endSessions(db: Database, customerId: number, keep = ''): Promise<void> {
  const isEnding = and(eq(refreshToken.customerId, customerId), ne(refreshToken.family, keep));
  await db.select({ hash: refreshToken.tokenHash }).from(refreshToken).where(isEnding).for('update');
  await db.delete(refreshToken).where(isEnding);
  await db.delete(oauthToken).where(and(eq(oauthToken.customerId, customerId), ne(oauthToken.family, keep)));
}
