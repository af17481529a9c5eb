import type { Clock } from '@luxe/host';
import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  address,
  cart,
  chargeRedirect,
  consentRecord,
  customer,
  customerOrder,
  customerPassword,
  dataRequest,
  feedback,
  feedbackComment,
  feedbackOptOut,
  identityAccount,
  identityEmailLink,
  lead,
  mailPreference,
  newsletterSubscription,
  nominee,
  orderLine,
  orderUnit,
  outboxMessage,
  panCard,
  parcel,
  parcelEvent,
  paymentAttempt,
  pushSubscription,
  productView,
  refund,
  refundPart,
  returnPhoto,
  returnRequest,
  returnUnit,
  salesEvent,
  savedCard,
  savedUpiId,
  ticket,
  ticketAttachment,
  unitEvent,
  wishlist,
} from '../../db/schema/index.ts';
import { changeCustomer } from '../customer/repository.ts';
import { endSessions } from '../customer/sessions.ts';
import type { Policy } from '../policy/policyValues.ts';

const day = 24 * 60 * 60_000;

/** Marks an account for deletion and ends its sessions. Further logins are rejected. */
export const requestDeletion = (db: Database, clock: Clock, customerId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await changeCustomer(tx, customerId, { deletionRequestedAt: clock.now() });
    await endSessions(tx, customerId);
  });

/**
 * Tables whose rows belong to one customer and are erased with the account. Orders and the addresses in them
 * are retained: accounting law requires them.
 */
export const personalTables: readonly { readonly table: PgTable; readonly customerId: PgColumn }[] = [
  { table: address, customerId: address.customerId },
  { table: wishlist, customerId: wishlist.customerId },
  { table: savedCard, customerId: savedCard.customerId },
  { table: savedUpiId, customerId: savedUpiId.customerId },
  { table: customerPassword, customerId: customerPassword.customerId },
  { table: ticket, customerId: ticket.customerId },
  { table: feedbackOptOut, customerId: feedbackOptOut.customerId },
  { table: returnPhoto, customerId: returnPhoto.customerId },
  { table: lead, customerId: lead.customerId },
  { table: mailPreference, customerId: mailPreference.customerId },
  { table: newsletterSubscription, customerId: newsletterSubscription.customerId },
  { table: dataRequest, customerId: dataRequest.customerId },
  { table: nominee, customerId: nominee.customerId },
  { table: pushSubscription, customerId: pushSubscription.customerId },
  { table: consentRecord, customerId: consentRecord.customerId },
  { table: productView, customerId: productView.customerId },
  { table: salesEvent, customerId: salesEvent.customerId },
];

/**
 * Erases the personal data of at most `batchSize` accounts whose grace period is over: `deletionDays` after
 * the request. Until then, staff can cancel the deletion in the database. Resolves to the number of erased
 * accounts. The customer row stays, without personal data. Attachments of erased tickets lose their
 * database rows; the sweep of abandoned files deletes them (uploads/abandoned.ts).
 */
export async function eraseCustomers(
  tx: Database,
  now: Date,
  { deletionDays }: Pick<Policy, 'deletionDays'>,
  batchSize: number,
): Promise<number> {
  const isDue = and(
    lt(customer.deletionRequestedAt, new Date(now.getTime() - deletionDays * day)),
    // An erased account has neither. An account that logs in by e-mail has no phone number.
    or(ne(customer.phone, ''), isNotNull(customer.email)),
  );
  const due = await tx
    .select({ id: customer.id, hash: customer.customerHash })
    .from(customer)
    .where(isDue)
    .limit(batchSize)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx
    .delete(ticketAttachment)
    .where(
      inArray(
        ticketAttachment.ticketId,
        tx.select({ id: ticket.id }).from(ticket).where(inArray(ticket.customerId, ids)),
      ),
    );
  for (const { table, customerId } of personalTables) await tx.delete(table).where(inArray(customerId, ids));
  await eraseSubscriptions(tx, ids);
  await eraseGuestRequests(tx, ids);
  await erasePans(tx, ids);
  // Erases only the message to the recipient. The gift wrap of an order stays, because the shop's bookkeeping
  // needs it.
  for (const table of [cart, customerOrder])
    await tx.update(table).set({ giftMessage: '' }).where(inArray(table.customerId, ids));
  await eraseComments(tx, ids);
  await eraseParcelEvents(tx, ids);
  await eraseMessages(tx, ids);
  await eraseReturns(tx, ids);
  await eraseFeedback(tx, ids);
  const hashes = due.map(({ hash }) => hash);
  await tx.delete(identityEmailLink).where(inArray(identityEmailLink.customerHash, hashes));
  await tx
    .update(identityAccount)
    .set({
      phone: null,
      email: null,
      firstName: '',
      lastName: '',
      gender: null,
      dateOfBirth: null,
      maritalStatus: null,
    })
    .where(inArray(identityAccount.customerHash, hashes));
  for (const id of ids)
    await changeCustomer(tx, id, {
      userName: `deleted-${id}`,
      customerHash: `deleted-${id}`,
      phone: '',
      firstName: '',
      lastName: '',
      email: null,
      emailVerified: false,
      gender: null,
      dateOfBirth: null,
      maritalStatus: null,
    });
  return ids.length;
}

/** The verified addresses of customers. Another address can belong to another person. */
const verifiedEmails = (tx: Database, ids: readonly number[]) =>
  tx
    .select({ email: sql<string>`lower(${customer.email})` })
    .from(customer)
    .where(and(inArray(customer.id, [...ids]), isNotNull(customer.email), eq(customer.emailVerified, true)));

/** Deletes subscriptions of the customers' addresses that they made without their account. */
const eraseSubscriptions = (tx: Database, ids: readonly number[]) =>
  tx.delete(newsletterSubscription).where(inArray(newsletterSubscription.email, verifiedEmails(tx, ids)));

/**
 * Deletes the requests for a call with the customers' numbers, and about data with their addresses, that they
 * made without their account.
 */
async function eraseGuestRequests(tx: Database, ids: readonly number[]): Promise<void> {
  const phones = tx
    .select({ phone: customer.phone })
    .from(customer)
    .where(and(inArray(customer.id, [...ids]), ne(customer.phone, '')));
  await tx.delete(lead).where(and(isNull(lead.customerId), inArray(lead.phone, phones)));
  await tx
    .delete(dataRequest)
    .where(
      and(isNull(dataRequest.customerId), inArray(sql`lower(${dataRequest.email})`, verifiedEmails(tx, ids))),
    );
}

/**
 * Erases the PANs of customers without a placed order. For a placed order, accounting needs the encrypted
 * PAN.
 */
const erasePans = (tx: Database, ids: readonly number[]) =>
  tx.delete(panCard).where(
    and(
      inArray(panCard.customerId, [...ids]),
      notExists(
        tx
          .select({ id: customerOrder.id })
          .from(customerOrder)
          .where(and(eq(customerOrder.customerId, panCard.customerId), eq(customerOrder.status, 'placed'))),
      ),
    ),
  );

/** Erases the carriers' words about parcels of customers, because they may name who received a parcel. */
const eraseParcelEvents = (tx: Database, customerIds: readonly number[]) =>
  tx
    .update(parcelEvent)
    .set({ text: '' })
    .where(
      inArray(
        parcelEvent.parcelId,
        tx
          .select({ id: parcel.id })
          .from(parcel)
          .innerJoin(customerOrder, eq(customerOrder.id, parcel.orderId))
          .where(inArray(customerOrder.customerId, [...customerIds])),
      ),
    );

/**
 * Erases what customers wrote and showed about returns, and what names their couriers. The returns stay, as
 * their orders do.
 */
async function eraseReturns(tx: Database, customerIds: readonly number[]): Promise<void> {
  const theirs = inArray(returnRequest.customerId, [...customerIds]);
  const ids = tx.select({ id: returnRequest.id }).from(returnRequest).where(theirs);
  await tx.update(returnUnit).set({ comment: '' }).where(inArray(returnUnit.returnId, ids));
  await tx
    .update(returnRequest)
    .set({
      ...{ pickupAddress: null, dispute: null, dropCode: null },
      ...{ courierName: null, trackingNumber: null },
    })
    .where(theirs);
}

/**
 * Erases the last digits of bank accounts of erased customers. They are needed while a transfer is due, so
 * each sweep looks again. Resolves to the number of accounts.
 */
export async function eraseAccountDigits(tx: Database): Promise<number> {
  const erased = tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.phone, ''), isNull(customer.email)));
  const ofReturns = await tx
    .update(returnRequest)
    .set({ bankLastFour: null })
    .where(
      and(
        isNotNull(returnRequest.bankLastFour),
        isNull(returnRequest.bank),
        inArray(returnRequest.customerId, erased),
      ),
    )
    .returning({ id: returnRequest.id });
  const theirRefunds = tx
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(customerOrder, eq(customerOrder.id, refund.orderId))
    .where(inArray(customerOrder.customerId, erased));
  const ofRefunds = await tx
    .update(refundPart)
    .set({ bankLastFour: null })
    .where(
      and(
        isNotNull(refundPart.bankLastFour),
        isNull(refundPart.bank),
        inArray(refundPart.refundId, theirRefunds),
      ),
    )
    .returning({ id: refundPart.id });
  const theirPayments = tx
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(customerOrder, eq(customerOrder.id, paymentAttempt.orderId))
    .where(inArray(customerOrder.customerId, erased));
  const ofCharges = await tx
    .update(chargeRedirect)
    .set({ bankLastFour: null })
    .where(
      and(
        isNotNull(chargeRedirect.bankLastFour),
        isNull(chargeRedirect.bank),
        inArray(chargeRedirect.attemptId, theirPayments),
      ),
    )
    .returning({ id: chargeRedirect.attemptId });
  return ofReturns.length + ofRefunds.length + ofCharges.length;
}

/** Deletes what customers wrote with their scores. The scores stay, for the figures of a month. */
const eraseFeedback = (tx: Database, customerIds: readonly number[]) =>
  tx.delete(feedbackComment).where(
    inArray(
      feedbackComment.feedbackId,
      tx
        .select({ id: feedback.id })
        .from(feedback)
        .where(inArray(feedback.customerId, [...customerIds])),
    ),
  );

/**
 * Deletes the messages to customers, and about their orders, sent or not. Letters to the recipients of their
 * gift cards are deleted with the names in the purchases (gift-card/eraseGiftCards.ts).
 */
const eraseMessages = (tx: Database, customerIds: readonly number[]) =>
  tx.delete(outboxMessage).where(
    or(
      inArray(outboxMessage.customerId, [...customerIds]),
      inArray(
        outboxMessage.orderId,
        tx
          .select({ id: customerOrder.id })
          .from(customerOrder)
          .where(inArray(customerOrder.customerId, [...customerIds])),
      ),
    ),
  );

/** Erases the comments of customers on their cancellations. The codes of the reasons stay. */
const eraseComments = (tx: Database, customerIds: readonly number[]) =>
  tx
    .update(unitEvent)
    .set({ note: sql`split_part(${unitEvent.note}, ':', 1)` })
    .where(
      and(
        eq(unitEvent.actor, 'shopper'),
        inArray(
          unitEvent.unitId,
          tx
            .select({ id: orderUnit.id })
            .from(orderUnit)
            .innerJoin(orderLine, eq(orderLine.id, orderUnit.orderLineId))
            .innerJoin(customerOrder, eq(customerOrder.id, orderLine.orderId))
            .where(inArray(customerOrder.customerId, [...customerIds])),
        ),
      ),
    );
