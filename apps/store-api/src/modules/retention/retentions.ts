import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  cart,
  cartLine,
  consentRecord,
  corporateLead,
  dataRequest,
  deskRequest,
  errorReport,
  feedbackComment,
  giftCardPurchase,
  helpVote,
  idempotencyKey,
  identityEmailLink,
  identityGrant,
  identitySession,
  job,
  lead,
  newsletterSubscription,
  oauthToken,
  oneTimeCode,
  pushSubscription,
  productView,
  refreshToken,
  returnPhoto,
  salesEvent,
  staffSession,
  ticket,
  ticketAttachment,
  ticketMessage,
  usedCaptcha,
  webVital,
  wishlistLine,
} from '../../db/schema/index.ts';

const day = 24 * 60 * 60_000;

/** How long rows of a table are stored after they are no longer needed. */
export interface Retention {
  readonly table: PgTable;
  /**
   * Milliseconds for which a row is stored after it is no longer needed. At least a day, so that a clock that
   * is wrong by hours deletes no valid row.
   */
  readonly retentionMs: number;
  /** SQL condition for rows that have not been needed since before the given moment. */
  readonly expiredBefore: (moment: Date) => SQL | undefined;
}

/**
 * Used refresh tokens are stored for 30 days. When a used token is presented again in that time, it may be
 * stolen, so its session ends. A deleted token is only rejected as unknown.
 */
const usedTokenMs = 30 * day;

const guestCartUnusedSince = (moment: Date) =>
  and(isNull(cart.customerId), ne(cart.status, 'ordered'), lt(cart.updatedAt, moment));

/** Tickets that need no answer, and whose last message is older than a moment. */
const ticketDoneSince = (moment: Date) =>
  and(
    ne(ticket.status, 'open'),
    lt(ticket.createdAt, moment),
    notExists(
      sql`(select 1 from ${ticketMessage} where ${ticketMessage.ticketId} = ${ticket.id}
        and ${ticketMessage.createdAt} >= ${moment.toISOString()}::timestamptz)`,
    ),
  );

/**
 * The tables whose expired rows are deleted. Orders, the ledger, customers and their carts stay; deletion.ts
 * erases customers, and changeLog.ts sweeps change_log.
 */
export const retentions: readonly Retention[] = [
  // Gift cards without a payment. A bought one stays, like an order.
  {
    table: giftCardPurchase,
    retentionMs: 30 * day,
    expiredBefore: (moment) =>
      and(eq(giftCardPurchase.status, 'cart'), lt(giftCardPurchase.updatedAt, moment)),
  },
  // Enquiries that the shop has answered. Two years cover the same season of the last year.
  {
    table: corporateLead,
    retentionMs: 730 * day,
    expiredBefore: (moment) =>
      and(inArray(corporateLead.status, ['ordered', 'closed']), lt(corporateLead.changedAt, moment)),
  },
  // Requests for a call. Two years cover the same season of the last year.
  { table: lead, retentionMs: 730 * day, expiredBefore: (moment) => lt(lead.createdAt, moment) },
  // The privacy policy promises that messages are deleted two years after the last one. The sweep of
  // abandoned files deletes the attachments.
  {
    table: ticketAttachment,
    retentionMs: 730 * day,
    expiredBefore: (moment) =>
      sql`${ticketAttachment.ticketId} in (select ${ticket.id} from ${ticket} where ${ticketDoneSince(moment)})`,
  },
  {
    table: ticket,
    retentionMs: 730 * day,
    // A file that another transaction has locked is left for the next sweep, and so is its ticket.
    expiredBefore: (moment) =>
      and(
        ticketDoneSince(moment),
        notExists(sql`(select 1 from ${ticketAttachment} where ${ticketAttachment.ticketId} = ${ticket.id})`),
      ),
  },
  // An answer is valid for six months. After three years, it is no longer needed as evidence.
  {
    table: consentRecord,
    retentionMs: 1096 * day,
    expiredBefore: (moment) => lt(consentRecord.createdAt, moment),
  },
  // What a visitor viewed half a year ago no longer shows what they look for.
  { table: productView, retentionMs: 180 * day, expiredBefore: (moment) => lt(productView.viewedAt, moment) },
  // The link of a message confirms for seven days.
  {
    table: newsletterSubscription,
    retentionMs: 30 * day,
    expiredBefore: (moment) =>
      and(eq(newsletterSubscription.status, 'pending'), lt(newsletterSubscription.askedAt, moment)),
  },
  // An old link to confirm must not resume a subscription that has ended. The privacy policy has the period.
  {
    table: newsletterSubscription,
    retentionMs: 1096 * day,
    expiredBefore: (moment) =>
      and(eq(newsletterSubscription.status, 'ended'), lt(newsletterSubscription.endedAt, moment)),
  },
  // Votes for answers of help. Answers change, and old votes are about old answers.
  { table: helpVote, retentionMs: 730 * day, expiredBefore: (moment) => lt(helpVote.votedAt, moment) },
  {
    table: dataRequest,
    retentionMs: 30 * day,
    expiredBefore: (moment) => and(eq(dataRequest.status, 'unverified'), lt(dataRequest.createdAt, moment)),
  },
  // Shows for two years that a request was answered.
  {
    table: dataRequest,
    retentionMs: 730 * day,
    expiredBefore: (moment) =>
      and(inArray(dataRequest.status, ['done', 'rejected']), lt(dataRequest.changedAt, moment)),
  },
  { table: oauthToken, retentionMs: day, expiredBefore: (moment) => lt(oauthToken.expiresAt, moment) },
  { table: refreshToken, retentionMs: day, expiredBefore: (moment) => lt(refreshToken.expiresAt, moment) },
  {
    table: refreshToken,
    retentionMs: usedTokenMs,
    expiredBefore: (moment) => lt(refreshToken.usedAt, moment),
  },
  { table: oneTimeCode, retentionMs: day, expiredBefore: (moment) => lt(oneTimeCode.expiresAt, moment) },
  { table: identityGrant, retentionMs: day, expiredBefore: (moment) => lt(identityGrant.expiresAt, moment) },
  // E-mail links are stored long enough that an old link is reported as expired, not as unknown.
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
  // A page that was left open over a long weekend may repeat its order request. After the idempotency key is
  // deleted, the ordered cart still prevents a second order.
  {
    table: idempotencyKey,
    retentionMs: 7 * day,
    expiredBefore: (moment) => lt(idempotencyKey.createdAt, moment),
  },
  // A job and the message that it wrote are deleted together. A job that has not succeeded stays, so that an
  // operator can examine it.
  {
    table: job,
    retentionMs: 30 * day,
    expiredBefore: (moment) => and(isNotNull(job.doneAt), lt(job.doneAt, moment)),
  },
  // A wishlist item stays until the end of its expiry day.
  { table: wishlistLine, retentionMs: day, expiredBefore: (moment) => lt(wishlistLine.expiresAt, moment) },
  // A photo is added before its return is requested.
  {
    table: returnPhoto,
    retentionMs: day,
    expiredBefore: (moment) => and(isNull(returnPhoto.returnId), lt(returnPhoto.createdAt, moment)),
  },
  // What shoppers write with a score is read within weeks. Two years cover the same season of the last year.
  {
    table: feedbackComment,
    retentionMs: 730 * day,
    expiredBefore: (moment) => lt(feedbackComment.createdAt, moment),
  },
  // A page of the desk ends with its login, after twelve hours.
  {
    table: deskRequest,
    retentionMs: 2 * day,
    expiredBefore: (moment) => lt(deskRequest.at, moment),
  },
  // A login at the desk ends after twelve hours.
  {
    table: staffSession,
    retentionMs: 2 * day,
    expiredBefore: (moment) => lt(staffSession.createdAt, moment),
  },
  // Error reports are stored for a month after their last occurrence, so that operators can read them.
  { table: errorReport, retentionMs: 30 * day, expiredBefore: (moment) => lt(errorReport.lastAt, moment) },
  // Counts of web vitals. The desk shows at most 90 days.
  {
    table: webVital,
    retentionMs: 91 * day,
    expiredBefore: (moment) => lt(webVital.day, moment.toISOString().slice(0, 10)),
  },
  // A device whose session has ended gets no messages.
  {
    table: pushSubscription,
    retentionMs: day,
    expiredBefore: (moment) =>
      and(
        lt(pushSubscription.createdAt, moment),
        notExists(
          sql`(select 1 from ${refreshToken} where ${refreshToken.family} = ${pushSubscription.family})`,
        ),
      ),
  },
  // Compares a month with the same month of the last year.
  {
    table: salesEvent,
    retentionMs: 400 * day,
    expiredBefore: (moment) => lt(salesEvent.receivedAt, moment),
  },
  // A guest's cart is deleted a year after its last use, because the cookie that identifies it is valid for
  // 365 days. An empty cart is deleted sooner, because adding a product creates another cart.
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
 * Milliseconds for which entries of change_log are stored. Readers poll change_log several times a second. A
 * reader that has not polled for longer than this time may miss deleted entries, so it reloads everything.
 */
export const changeLogRetentionMs = day;
