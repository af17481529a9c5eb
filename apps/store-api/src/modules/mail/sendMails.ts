import type { Clock } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { Database } from '../../db/database.ts';
import { MailError, type Mailer } from './mailer.ts';
import { changeMessage, claimMessage, dueMessages, type StoredMessage } from './repository.ts';

export interface MailParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: Log;
  /** Reports a message that is given up, in the transaction that stores it. */
  readonly onGivenUp?: ((tx: Database, message: StoredMessage, problem: string) => Promise<void>) | undefined;
  /**
   * Puts secrets into a message that the outbox must not have, in the moment in which it is sent. Undefined
   * for a message that must not be sent any more.
   */
  readonly fill?: ((message: StoredMessage) => Promise<StoredMessage | undefined>) | undefined;
}

/** Maximum number of messages in one round. */
export const maxMails = 50;
const minute = 60_000;
/** Milliseconds for which a process claims a message: more than the mail server's timeouts together. */
const claimMs = 2 * minute;
/** Milliseconds after which a message that cannot be sent is given up. */
const giveUpMs = 3 * 24 * 60 * minute;

/**
 * Sends the messages that wait. A message that the mail server accepted is never sent again, unless the
 * process ends before it can store that: then it is repeated with the same id. Returns the number of messages
 * that were looked at. Ends before the next message when the program stops.
 */
export async function sendMails(parts: MailParts, stopping?: AbortSignal): Promise<number> {
  const { db, clock } = parts;
  let count = 0;
  for (const id of await dueMessages(db, clock.now(), maxMails)) {
    if (stopping?.aborted) return 0;
    const now = clock.now();
    const message = await claimMessage(db, id, now, new Date(now.getTime() + claimMs));
    if (!message) continue;
    count += 1;
    await sendMessage(parts, message);
  }
  return count;
}

async function sendMessage(
  { db, clock, mailer, log, fill = async (message) => message, onGivenUp }: MailParts,
  stored: StoredMessage,
): Promise<void> {
  const { id, recipient: to, subject, tries } = stored;
  const giveBack = (problem: string, isFinal: boolean) => {
    const now = clock.now();
    const isOver = isFinal || now.getTime() - stored.createdAt.getTime() > giveUpMs;
    log.warn(`The message ${id} was not sent${isOver ? ' and is given up' : ''}: ${problem}`);
    return db.transaction(async (tx) => {
      await changeMessage(tx, id, {
        ...(isOver ? { status: 'failed', checkAt: null } : { checkAt: nextTry(tries, now) }),
        problem: problem.slice(0, 500),
        tries: tries + 1,
      });
      if (isOver) await onGivenUp?.(tx, stored, problem);
    });
  };
  let message: StoredMessage | undefined;
  try {
    message = await fill(stored);
  } catch (error) {
    // It must not stop the messages behind this one.
    log.fault(`The message ${id}`, error);
    return void (await giveBack('The message could not be prepared.', false));
  }
  if (!message) return void (await giveBack('What it is about has changed.', true));
  const { html, text } = message;
  const unsubscribeUrl = message.unsubscribeUrl ?? undefined;
  try {
    await mailer.send({ id: `message-${id}`, to, subject, html, text, unsubscribeUrl });
    const sent = { status: 'sent', sentAt: clock.now(), problem: null, checkAt: null } as const;
    await changeMessage(db, id, { ...sent, tries: tries + 1 });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    await giveBack(error.message, error.isRejection);
  }
}

/** Time of the next attempt: after a minute, then twice as long each time, at most an hour. */
const nextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(60, 2 ** Math.min(tries, 6)) * minute);
