import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import { feedbackReasons, type FeedbackKind } from '@luxe/contract/feedback-reasons';
import type { Clock } from '@luxe/host';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { readLink } from '../../secrets/signedLink.ts';
import { isErased } from '../fulfilment/repository.ts';
import { orderRefNoOf } from '../order/number.ts';
import { linesOf } from '../order/deliveriesOf.ts';
import { plainLinesOf } from '../order/repository.ts';
import { findReturn } from '../returns/repository.ts';
import { purposeOf } from './purposeOf.ts';
import { addAnswer, changeOptOut, findRequest, isOptedOut, type StoredFeedback } from './repository.ts';

export interface FeedbackParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Signs the links. */
  readonly hmacKey: string;
}

export interface FeedbackLink {
  readonly kind: FeedbackKind;
  readonly token: string;
}

/**
 * The request that a link opens. Throws 404 for a link that the shop has not signed for this form, and for an
 * erased customer; 410 for one that has expired.
 */
async function openLink(
  { db, clock, hmacKey }: FeedbackParts,
  { kind, token }: FeedbackLink,
): Promise<StoredFeedback> {
  const link = readLink(hmacKey, purposeOf[kind], token, clock.now());
  const request = link && (await findRequest(db, kind, link.subject));
  if (!request || (await isErased(db, request.customerId))) throw domainError('feedbackNotFound');
  if (link.isExpired) throw domainError('feedbackLinkExpired');
  return request;
}

/** What a link asks about: a number and names of items, because anyone with the link sees it. */
export async function readFeedbackForm(
  parts: FeedbackParts,
  link: FeedbackLink,
): Promise<CallResponseInput<'feedbackForm'>> {
  const request = await openLink(parts, link);
  return {
    isAnswered: request.answeredAt !== null,
    number: orderRefNoOf(request.subject),
    items: await itemNames(parts.db, request),
    isAskedAgain: !(await isOptedOut(parts.db, request.customerId)),
  };
}

async function itemNames(db: Database, { kind, subject, orderId }: StoredFeedback): Promise<string[]> {
  if (kind === 'order') return (await plainLinesOf(db, orderId)).map(({ snapshot }) => snapshot.productName);
  const request = await findReturn(db, { code: subject });
  const ids = new Set(request?.units.map(({ unitId }) => unitId));
  const lines = (await linesOf(db, [orderId])).get(orderId) ?? [];
  return lines
    .filter(({ units }) => units.some(({ id }) => ids.has(id)))
    .map(({ snapshot }) => snapshot.productName);
}

/** Stores an answer, once. The same answer again counts as stored; another one does not replace it. */
export async function giveFeedback(
  parts: FeedbackParts,
  link: FeedbackLink,
  { score, reasons, comment }: CallBody<'giveFeedback'>,
): Promise<CallResponseInput<'giveFeedback'>> {
  const { db, clock } = parts;
  const { kind, subject } = await openLink(parts, link);
  const known: readonly string[] = feedbackReasons[kind];
  const chosen = [...new Set(reasons)].toSorted();
  if (!chosen.every((reason) => known.includes(reason))) throw domainError('feedbackReasonUnknown');
  const answer = { score, reasons: chosen, comment, at: clock.now() };
  const isStored = await db.transaction((tx) => addAnswer(tx, kind, subject, answer));
  const earlier = isStored ? undefined : await findRequest(db, kind, subject);
  const isSame =
    earlier?.score === score && earlier.comment === comment && earlier.reasons.join() === chosen.join();
  return { status: 'SUCCESS', outcome: isStored || isSame ? 'stored' : 'earlier' };
}

/** Stores whether the customer of a link gets requests for feedback in future. */
export async function changeFeedbackConsent(
  parts: FeedbackParts,
  link: FeedbackLink,
  isAskedAgain: boolean,
): Promise<CallResponseInput<'changeFeedbackConsent'>> {
  const { customerId } = await openLink(parts, link);
  await changeOptOut(parts.db, customerId, !isAskedAgain, parts.clock.now());
  return { status: 'SUCCESS', isAskedAgain };
}
