import { and, isNotNull, isNull, lt, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  cart,
  cartLine,
  errorReport,
  idempotencyKey,
  identityCode,
  identityEmailLink,
  identityGrant,
  identitySession,
  job,
  oauthToken,
  refreshToken,
  usedCaptcha,
  wishlistLine,
} from '../../db/schema/index.ts';

const day = 24 * 60 * 60_000;

/** How long rows of a table stay once they are no longer needed. */
export interface Retention {
  readonly table: PgTable;
  /**
   * Milliseconds that a row stays after that. At least a day, so that a clock that is wrong by hours deletes
   * nothing valid.
   */
  readonly retentionMs: number;
  /** Condition for rows that were no longer needed before a moment. */
  readonly expiredBefore: (moment: Date) => SQL | undefined;
}

/**
 * Long enough that a thief who uses an old refresh token still ends the session of both. Older tokens are
 * merely unknown.
 */
const usedTokenMs = 30 * day;

const guestCartUnusedSince = (moment: Date) =>
  and(isNull(cart.customerId), ne(cart.status, 'ordered'), lt(cart.updatedAt, moment));

/**
 * Tables that are swept. Orders, ledger, customers (deletion.ts) and their carts stay; changeLog.ts sweeps
 * change_log.
 */
export const retentions: readonly Retention[] = [
  { table: oauthToken, retentionMs: day, expiredBefore: (moment) => lt(oauthToken.expiresAt, moment) },
  { table: refreshToken, retentionMs: day, expiredBefore: (moment) => lt(refreshToken.expiresAt, moment) },
  {
    table: refreshToken,
    retentionMs: usedTokenMs,
    expiredBefore: (moment) => lt(refreshToken.usedAt, moment),
  },
  { table: identityCode, retentionMs: day, expiredBefore: (moment) => lt(identityCode.expiresAt, moment) },
  { table: identityGrant, retentionMs: day, expiredBefore: (moment) => lt(identityGrant.expiresAt, moment) },
  // Long enough that an old link is reported as expired, not as unknown.
  {
    table: identityEmailLink,
    retentionMs: 30 * day,
    expiredBefore: (moment) => lt(identityEmailLink.expiresAt, moment),
  },
  { table: usedCaptcha, retentionMs: day, expiredBefore: (moment) => lt(usedCaptcha.expiresAt, moment) },
  {
    table: identitySession,
    retentionMs: day,
    expiredBefore: (moment) => lt(identitySession.refreshExpiresAt, moment),
  },
  {
    table: identitySession,
    retentionMs: usedTokenMs,
    expiredBefore: (moment) => lt(identitySession.refreshedAt, moment),
  },
  // A page left open over a long weekend may still repeat its order. Its cart would reject a second order
  // even then.
  {
    table: idempotencyKey,
    retentionMs: 7 * day,
    expiredBefore: (moment) => lt(idempotencyKey.createdAt, moment),
  },
  // Deleted with the message that it wrote. A job that has not succeeded stays, for an operator to examine.
  {
    table: job,
    retentionMs: 30 * day,
    expiredBefore: (moment) => and(isNotNull(job.doneAt), lt(job.doneAt, moment)),
  },
  // An item stays until the end of its expiry day.
  { table: wishlistLine, retentionMs: day, expiredBefore: (moment) => lt(wishlistLine.expiresAt, moment) },
  // Operators have had a month to read them.
  { table: errorReport, retentionMs: 30 * day, expiredBefore: (moment) => lt(errorReport.lastAt, moment) },
  // A guest's cart, by its last use: the cookie that identifies it is valid for 365 days. An empty cart goes
  // sooner, because the next product opens another.
  { table: cart, retentionMs: 366 * day, expiredBefore: guestCartUnusedSince },
  {
    table: cart,
    retentionMs: 30 * day,
    expiredBefore: (moment) =>
      and(
        guestCartUnusedSince(moment),
        notExists(sql`(select 1 from ${cartLine} where ${cartLine.cartId} = ${cart.id})`),
      ),
  },
];

/**
 * Readers of change_log poll several times a second. A reader that slept longer than this reloads everything.
 */
export const changeLogRetentionMs = day;
