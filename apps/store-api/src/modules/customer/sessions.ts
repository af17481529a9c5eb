import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oauthToken, pushSubscription, refreshToken } from '../../db/schema/index.ts';

/**
 * Ends every store session of a customer except `exceptFamily`, with the devices that get its messages.
 * Locks the refresh tokens first, because a refresh under way would create a token that the deletion does not
 * see.
 */
export async function endSessions(db: Database, customerId: number, exceptFamily = ''): Promise<void> {
  const isOtherSession = and(eq(refreshToken.customerId, customerId), ne(refreshToken.family, exceptFamily));
  await db.select({ hash: refreshToken.tokenHash }).from(refreshToken).where(isOtherSession).for('update');
  await db.delete(refreshToken).where(isOtherSession);
  await db
    .delete(oauthToken)
    .where(and(eq(oauthToken.customerId, customerId), ne(oauthToken.family, exceptFamily)));
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.customerId, customerId), ne(pushSubscription.family, exceptFamily)));
}
