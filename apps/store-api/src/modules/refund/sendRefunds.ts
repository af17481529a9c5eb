import type { Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { Paise } from '@luxe/format';
import type { Database } from '../../db/database.ts';
import { queueMail } from '../mail/queueMail.ts';
import { lockOrder } from '../order/repository.ts';
import { ProviderError, type PaymentProvider, type RefundState } from '../payment-provider/provider.ts';
import { sumOf } from '../pricing/money.ts';
import { completePart } from './completePart.ts';
import {
  attemptOf,
  changePart,
  claimPart,
  dueParts,
  lockPart,
  lockPayment,
  settledElsewhere,
  type StoredPart,
} from './repository.ts';

export interface RefundParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  /** Shortest time in milliseconds between two requests of a part. Default: a minute. */
  readonly retryMs?: number;
}

type Attempt = NonNullable<Awaited<ReturnType<typeof attemptOf>>>;

/** Maximum number of parts in one round. */
export const maxParts = 50;
const minute = 60_000;
/** Milliseconds for which a process claims a part. Afterwards, another process may send it. */
const claimMs = minute;
/** Milliseconds until a part of another provider is looked at again. */
const otherProviderMs = 60 * minute;
/** Requests after which a refund that always fails needs another destination. */
const maxRequests = 5;

/**
 * Requests the parts of refunds that are due from the provider. A part is done when the provider confirms it.
 * A part that was refunded in the provider's dashboard is done without a request. Returns the number of parts
 * that were looked at. Ends before the next part when the program stops.
 */
export async function sendRefunds(parts: RefundParts, log: Log, stopping?: AbortSignal): Promise<number> {
  const { db, clock, provider } = parts;
  let sentCount = 0;
  for (const id of await dueParts(db, clock.now(), maxParts)) {
    if (stopping?.aborted) return 0;
    const now = clock.now();
    const part = await claimPart(db, id, now, new Date(now.getTime() + claimMs));
    const attempt = part && (await attemptOf(db, part.attemptId ?? 0));
    if (!attempt) continue;
    sentCount += 1;
    try {
      if (attempt.provider === provider.name) await sendPart(parts, part, attempt, log);
      else {
        log.warn(
          `A refund of the payment ${attempt.reference} waits for ${attempt.provider}, which is not configured any more. ` +
            `Start a process with PAYMENT_PROVIDER=${attempt.provider} until it is done.`,
        );
        await changePart(db, id, { checkAt: new Date(now.getTime() + otherProviderMs) });
      }
    } catch (error) {
      log.fault(`The refund ${refundIdOf(attempt, part)}`, error);
    }
  }
  return sentCount;
}

/** Ids of the requests of all parts of a payment begin with this. */
const requestPrefix = ({ reference }: Pick<Attempt, 'reference'>) => `${reference}-part-`;

/** Id of a request at the provider. A repeated request has the same id and therefore counts once. */
const refundIdOf = (attempt: Pick<Attempt, 'reference'>, { id, requestNumber }: StoredPart): string =>
  `${requestPrefix(attempt)}${id}${requestNumber > 1 ? `-${requestNumber}` : ''}`;

async function sendPart(parts: RefundParts, part: StoredPart, attempt: Attempt, log: Log): Promise<void> {
  const owed = part.requestedPaise ?? (await fixAmount(parts, part, attempt));
  // The provider does not answer: the claim ends, and a later round tries again.
  if (owed === undefined) return;
  if (owed === 0) return finish(parts, part, attempt, 'done');
  if (part.status === 'failed') return finish(parts, part, attempt, 'failed');
  const state = await request(parts, part, attempt, owed, log);
  if (state === 'done' || state === 'pending') return finish(parts, part, attempt, state);
  // A request may fail because the money was refunded in the dashboard meanwhile.
  const isPaid = (await owedOf(parts, part, attempt)) === 0;
  return finish(parts, part, attempt, isPaid ? 'done' : (state ?? 'pending'));
}

/** Requests a refund; undefined when the provider does not answer. */
async function request(
  { provider }: RefundParts,
  part: StoredPart,
  attempt: Attempt,
  owed: Paise,
  log: Log,
): Promise<RefundState | undefined> {
  const refundId = refundIdOf(attempt, part);
  try {
    return await provider.refund(attempt.reference, refundId, owed, attempt.providerReference);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn(`The refund ${refundId}: ${error.message}`);
    return error.isRejection ? 'failed' : undefined;
  }
}

/**
 * Decides the amount of a request and stores it, so that a repeated request has the same amount. Returns the
 * amount; undefined when the provider does not answer. A part that the provider rejects keeps its status.
 */
async function fixAmount(parts: RefundParts, part: StoredPart, attempt: Attempt): Promise<Paise | undefined> {
  const elsewhere = await refundedElsewhere(parts, attempt);
  if (elsewhere === undefined) return undefined;
  return parts.db.transaction(async (tx) => {
    await lockPayment(tx, attempt.id);
    const owed = await leftOf(tx, part, elsewhere);
    if (part.status === 'due') await changePart(tx, part.id, { status: 'pending', requestedPaise: owed });
    return owed;
  });
}

/**
 * Paise of the payment of a part that its provider's dashboard has refunded. Undefined when the provider does
 * not answer or is not the one that was paid.
 */
export async function elsewhereOf(
  parts: RefundParts,
  part: StoredPart,
  log: Log,
): Promise<Paise | undefined> {
  const attempt = await attemptOf(parts.db, part.attemptId ?? 0);
  if (attempt?.provider === parts.provider.name) return refundedElsewhere(parts, attempt);
  log.warn(`The part ${part.id} of a refund needs the provider ${attempt?.provider}.`);
  return undefined;
}

async function owedOf(parts: RefundParts, part: StoredPart, attempt: Attempt): Promise<Paise | undefined> {
  const elsewhere = await refundedElsewhere(parts, attempt);
  return elsewhere === undefined ? undefined : leftOf(parts.db, part, elsewhere);
}

/** The amount of a part, less what the provider's dashboard has refunded for it. */
export const leftOf = async (db: Database, part: StoredPart, elsewhere: Paise): Promise<Paise> =>
  Math.max(0, part.amountPaise - Math.max(0, elsewhere - (await settledElsewhere(db, part))));

/**
 * Paise of a payment that were refunded without a request of ours, for example in the provider's dashboard.
 * Undefined when the provider does not answer.
 */
async function refundedElsewhere({ provider }: RefundParts, attempt: Attempt): Promise<Paise | undefined> {
  const state = await provider.status(attempt.reference, attempt.providerReference).catch(() => undefined);
  if (!state) return undefined;
  const known = state.refunds ?? [];
  const own = known.filter(({ id }) => id.startsWith(requestPrefix(attempt)));
  const total = Math.max(state.refundedPaise, sumOf(known.map(({ paise }) => paise)));
  return Math.max(0, total - sumOf(own.map(({ paise }) => paise)));
}

/** Records the outcome of a request. */
async function finish(
  { db, clock, retryMs = minute }: RefundParts,
  { id, requestNumber, createdAt }: StoredPart,
  { orderId }: Attempt,
  state: RefundState,
): Promise<void> {
  if (orderId === null) throw new Error(`the part ${id} of a refund pays back a gift card`);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const part = await lockPart(tx, id);
    // The part may have gone elsewhere meanwhile.
    if (!order || !part || part.attemptId === null) return;
    if (part.status === 'done' || part.requestNumber !== requestNumber) return;
    const now = clock.now();
    switch (state) {
      case 'done':
        await completePart(tx, orderId, part, {}, now);
        return;
      case 'pending':
        await changePart(tx, id, { checkAt: nextCheck(createdAt, now, retryMs) });
        return;
      case 'failed':
        // A part that was rejected before is asked for each day and by the desk, but reported once.
        if (requestNumber === maxRequests && part.status !== 'failed')
          await queueMail(tx, { mail: 'refundPartFailed', orderId, ids: [id] }, now);
        await changePart(
          tx,
          id,
          requestNumber < maxRequests
            ? {
                status: 'due',
                requestNumber: requestNumber + 1,
                requestedPaise: null,
                checkAt: nextCheck(createdAt, now, retryMs),
              }
            : { status: 'failed', requestedPaise: null, checkAt: dayAfter(now) },
        );
    }
  });
}

const dayAfter = (now: Date): Date => new Date(now.getTime() + 24 * 60 * minute);

/**
 * Time of the next request: after a quarter of the refund's age, at least `retryMs` and at most six hours.
 */
function nextCheck(createdAt: Date, now: Date, retryMs: number): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(6 * 60 * minute, Math.max(retryMs, age / 4)));
}
