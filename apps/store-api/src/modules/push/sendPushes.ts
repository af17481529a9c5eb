import type { Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { Database } from '../../db/database.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { deviceSchema, type PushAnswer, type PushSender } from './pushSender.ts';
import { toPushMessage } from './pushText.ts';
import {
  changePush,
  claimPush,
  duePushes,
  findSubscription,
  forgetSubscription,
  type StoredPush,
} from './repository.ts';

export interface PushParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly sender: PushSender;
  readonly log: Log;
  /** Decrypts the addresses of devices. */
  readonly encryption: Encryption;
}

/** Maximum number of messages in one round. */
export const maxPushes = 50;
const minute = 60_000;
/** Milliseconds for which a process claims a message: more than the timeout of a request. */
const claimMs = minute;
/** Milliseconds after which a message is given up: yesterday's delivery is no news. */
const giveUpMs = 24 * 60 * minute;

/**
 * Sends the messages that wait. A message that a push service accepted is never sent again, unless the
 * process ends before it can store that: then the device replaces the first one, because both have the same
 * tag.
 * Returns the number of messages that were looked at.
 */
export async function sendPushes(parts: PushParts, stopping?: AbortSignal): Promise<number> {
  const { db, clock } = parts;
  let count = 0;
  for (const id of await duePushes(db, clock.now(), maxPushes)) {
    if (stopping?.aborted) return 0;
    const now = clock.now();
    const message = await claimPush(db, id, now, new Date(now.getTime() + claimMs));
    if (!message) continue;
    count += 1;
    await sendPush(parts, message);
  }
  return count;
}

async function sendPush(parts: PushParts, message: StoredPush): Promise<void> {
  const { db, clock, log, sender } = parts;
  const { id, subscriptionId, kind, orderId, tries } = message;
  const subscription = await findSubscription(db, subscriptionId);
  // The device was deleted after the claim, and its messages with it.
  if (!subscription) return;
  let answer: PushAnswer;
  try {
    const device = deviceSchema.parse(JSON.parse(parts.encryption.decrypt(subscription.secret)));
    answer = await sender.send(device, toPushMessage(kind, orderId));
  } catch (error) {
    // It must not stop the messages behind this one.
    log.fault(`The message ${id} to a device`, error);
    answer = { kind: 'rejected', problem: 'The device could not be read.' };
  }
  if (answer.kind === 'gone') return void (await forgetSubscription(db, subscriptionId));
  const now = clock.now();
  if (answer.kind === 'sent') {
    const sent = { status: 'sent', sentAt: now, checkAt: null, problem: null } as const;
    return void (await changePush(db, id, { ...sent, tries: tries + 1 }));
  }
  const isOver = answer.kind === 'rejected' || now.getTime() - message.createdAt.getTime() > giveUpMs;
  const waitMs = answer.retryAfterMs ?? Math.min(60, 2 ** Math.min(tries, 6)) * minute;
  log.warn(
    `The message ${id} to a device was not sent${isOver ? ' and is given up' : ''}: ${answer.problem}`,
  );
  await changePush(db, id, {
    ...(isOver ? { status: 'failed', checkAt: null } : { checkAt: new Date(now.getTime() + waitMs) }),
    problem: answer.problem.slice(0, 200),
    tries: tries + 1,
  });
}
