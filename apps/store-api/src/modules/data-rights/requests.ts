import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import { monthAfter } from '@luxe/format';
import type { Clock } from '@luxe/host';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { dataRequest } from '../../db/schema/index.ts';
import { domainError } from '../../errors/domainError.ts';
import { readLink } from '../../secrets/signedLink.ts';
import { numberOf } from '../order/number.ts';
import { queueDataRequestMail } from './queueDataRequestMail.ts';
import { changeRequest, lockRequest, type StoredRequest } from './repository.ts';

export interface DataRightParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Signs the links. */
  readonly hmacKey: string;
}

/** Who asks: a customer with a verified address, or someone whose address is to be confirmed. */
export interface Requester {
  readonly customerId: number | null;
  /** The address of the account, if it is verified. */
  readonly verifiedEmail: string | null;
}

type Answer = Omit<CallResponseInput<'requestData'>, 'status'>;

/** The last moment for an answer: one month, as the privacy policy promises. */
const dueAfter = monthAfter;

/**
 * Stores a request about personal data, once per idempotency key. A customer who names their own verified
 * address gets its number at once; otherwise the address gets a message to confirm.
 */
export async function addRequest(
  { db, clock }: Pick<DataRightParts, 'db' | 'clock'>,
  { kind, name, email, text = '' }: CallBody<'requestData'>,
  { customerId, verifiedEmail }: Requester,
  { key, requestHash }: { readonly key: string; readonly requestHash: string },
): Promise<Answer> {
  const now = clock.now();
  const isVerified = verifiedEmail !== null && verifiedEmail.toLowerCase() === email.toLowerCase();
  return db.transaction(async (tx) => {
    const dates = { createdAt: now, changedAt: now };
    const [added] = await tx
      .insert(dataRequest)
      .values({
        ...{ kind, name, email, text, requestKey: key, requestHash, status: 'unverified' },
        // Without a proof of the address, a request is not shown in an account.
        customerId: isVerified ? customerId : null,
        ...dates,
      })
      .onConflictDoNothing()
      .returning();
    if (!added) {
      const [known] = await tx.select().from(dataRequest).where(eq(dataRequest.requestKey, key));
      if (known?.requestHash !== requestHash) throw domainError('idempotencyKeyReused');
      return known.customerId === null ? mailed : registered(known);
    }
    if (isVerified) return registered(await register(tx, added, now));
    await queueDataRequestMail(tx, added.id, 'confirm', now);
    return mailed;
  });
}

const mailed: Answer = { outcome: 'mailed', number: '', dueAt: null };
const registered = ({ number, dueAt }: Pick<StoredRequest, 'number' | 'dueAt'>): Answer => ({
  outcome: 'registered',
  number: number ?? '',
  dueAt: dueAt?.toISOString() ?? null,
});

/** Gives a request its number and its last moment, and queues the message with both. */
async function register(tx: Database, { id }: Pick<StoredRequest, 'id'>, now: Date) {
  const opened = { status: 'open', number: numberOf('DR', id, now), dueAt: dueAfter(now) } as const;
  await changeRequest(tx, id, { ...opened, changedAt: now });
  await queueDataRequestMail(tx, id, 'registered', now);
  return opened;
}

/**
 * Confirms the request of a guest by the token of a message, once. Throws 404 for a token that the shop has
 * not signed, and 410 after seven days.
 */
export async function confirmRequest({ db, clock, hmacKey }: DataRightParts, token: string): Promise<void> {
  const link = readLink(hmacKey, 'dataRequest', token, clock.now());
  if (!link) throw domainError('mailLinkUnknown');
  if (link.isExpired) throw domainError('mailLinkExpired');
  await db.transaction(async (tx) => {
    const stored = await lockRequest(tx, Number(link.subject));
    if (!stored) throw domainError('mailLinkUnknown');
    if (stored.status === 'unverified') await register(tx, stored, clock.now());
  });
}

export interface DataRequestChange {
  readonly requestId: number;
  readonly status: Exclude<StoredRequest['status'], 'unverified'>;
  /** Mailed to the sender. Empty only for a request that is opened again. */
  readonly answer: string;
}

/**
 * Changes the status of a verified request; its answer is mailed when it ends. Resolves to false when nothing
 * changes. Throws 404 for an unknown request, and 400 for an end without an answer.
 */
export async function changeDataRequest(
  tx: Database,
  { requestId, status, answer }: DataRequestChange,
  now: Date,
): Promise<boolean> {
  const stored = await lockRequest(tx, requestId);
  if (!stored || stored.status === 'unverified') throw domainError('enquiryUnknown');
  if (stored.status === status && stored.answer === answer) return false;
  if (status !== 'open' && answer === '') throw domainError('fieldMissing', 'answer');
  await changeRequest(tx, requestId, { status, answer, changedAt: now });
  if (status !== 'open') await queueDataRequestMail(tx, requestId, 'answered', now);
  return true;
}

/** Whether a request is open after its last moment. */
export const isRequestLate = ({ status, dueAt }: Pick<StoredRequest, 'status' | 'dueAt'>, now: Date) =>
  status === 'open' && dueAt !== null && dueAt < now;
