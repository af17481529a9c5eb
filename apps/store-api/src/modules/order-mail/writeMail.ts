import { toMail } from '@luxe/mail';
import type { JobHandler } from '../jobs/worker.ts';
import type { MailName } from '../mail/queueMail.ts';
import { addMessage } from '../mail/repository.ts';
import { letters } from './letters.ts';
import { readOrderFacts } from './orderFacts.ts';

export interface MailOptions {
  /** Origin of the storefront, for links. */
  readonly origin: string;
  /** Signs the links to orders. */
  readonly hmacKey: string;
  /** Whether a mail server sends the messages. Otherwise they are stored, for the desk. */
  readonly isSending: boolean;
}

/**
 * Writes the message of a job into the outbox. Writes nothing when the customer has no e-mail address or is
 * erased, or when the message is no longer true.
 */
export const writeMail =
  ({ origin, hmacKey, isSending }: MailOptions): JobHandler =>
  async (tx, { id, payload: { mail = '', orderId = '', ids = '' } }, now) => {
    const facts = await readOrderFacts(tx, orderId, hmacKey, now);
    if (!facts) return;
    const chosen = ids.split(',').filter(Boolean).map(Number);
    const letter = await letters[mail as MailName]?.(tx, facts, chosen);
    if (!letter) return;
    await addMessage(tx, {
      jobId: id,
      orderId,
      recipient: facts.recipient,
      ...toMail(letter, { origin }),
      ...(isSending ? { status: 'waiting', checkAt: now } : { status: 'stored' }),
      createdAt: now,
    });
  };
