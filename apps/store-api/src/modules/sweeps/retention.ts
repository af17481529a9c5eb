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

/** Rows that have had their use. */
export interface Retention {
  readonly table: PgTable;
  /** Milliseconds that a row stays after that: a day at least, so that a clock which is wrong by hours takes nothing that is still good. */
  readonly keptMs: number;
  /** Which rows had their use before a moment. */
  readonly overBefore: (moment: Date) => SQL | undefined;
}

/** Long enough that a thief who uses an old refresh token still ends the session of both; older ones are merely unknown. */
const usedTokenMs = 30 * day;

const guestCartUnusedSince = (moment: Date) =>
  and(isNull(cart.customerId), ne(cart.status, 'ordered'), lt(cart.updatedAt, moment));

/** What is swept, and when. Orders, ledger, customers (deletion.ts) and their carts stay; change_log has its own way (change-log.ts). */
export const retentions: readonly Retention[] = [
  { table: oauthToken, keptMs: day, overBefore: (moment) => lt(oauthToken.expiresAt, moment) },
  { table: refreshToken, keptMs: day, overBefore: (moment) => lt(refreshToken.expiresAt, moment) },
  { table: refreshToken, keptMs: usedTokenMs, overBefore: (moment) => lt(refreshToken.usedAt, moment) },
  { table: identityCode, keptMs: day, overBefore: (moment) => lt(identityCode.expiresAt, moment) },
  { table: identityGrant, keptMs: day, overBefore: (moment) => lt(identityGrant.expiresAt, moment) },
  // Long enough that who opens an old link hears that it is old, not that it was never sent.
  {
    table: identityEmailLink,
    keptMs: 30 * day,
    overBefore: (moment) => lt(identityEmailLink.expiresAt, moment),
  },
  { table: usedCaptcha, keptMs: day, overBefore: (moment) => lt(usedCaptcha.expiresAt, moment) },
  {
    table: identitySession,
    keptMs: day,
    overBefore: (moment) => lt(identitySession.refreshExpiresAt, moment),
  },
  {
    table: identitySession,
    keptMs: usedTokenMs,
    overBefore: (moment) => lt(identitySession.refreshedAt, moment),
  },
  // A page that was left open over a long weekend may still repeat its order; its cart would refuse a second one even then.
  { table: idempotencyKey, keptMs: 7 * day, overBefore: (moment) => lt(idempotencyKey.createdAt, moment) },
  // With the message it wrote. What failed too often has no end and stays, for somebody to look at.
  {
    table: job,
    keptMs: 30 * day,
    overBefore: (moment) => and(isNotNull(job.doneAt), lt(job.doneAt, moment)),
  },
  // A line is there until the day it runs out is over.
  { table: wishlistLine, keptMs: day, overBefore: (moment) => lt(wishlistLine.expiresAt, moment) },
  // Whoever looks after the shop has had a month.
  { table: errorReport, keptMs: 30 * day, overBefore: (moment) => lt(errorReport.lastAt, moment) },
  // A guest's cart, by its last use: the cookie that knows it lives for 365 days. One without lines goes
  // sooner: the next product opens another.
  { table: cart, keptMs: 366 * day, overBefore: guestCartUnusedSince },
  {
    table: cart,
    keptMs: 30 * day,
    overBefore: (moment) =>
      and(
        guestCartUnusedSince(moment),
        notExists(sql`(select 1 from ${cartLine} where ${cartLine.cartId} = ${cart.id})`),
      ),
  },
];

/** Readers of change_log look several times a second. One that has slept for longer than this reads everything anew. */
export const changeLogKeptMs = day;
