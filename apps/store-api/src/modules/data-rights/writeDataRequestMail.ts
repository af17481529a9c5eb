import { dataRequestConfirmPath, dataRequestPath } from '@luxe/contract/letter-paths';
import { dataRequestAnswered, dataRequestConfirm, dataRequestRegistered, toMail } from '@luxe/mail';
import { signLink } from '../../secrets/signedLink.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { addMessage } from '../mail/repository.ts';
import { findRequest } from './repository.ts';

export interface DataRequestMailOptions {
  /** Origin of the storefront, for links. */
  readonly origin: string;
  /** Signs the links. */
  readonly hmacKey: string;
  /** Whether a mail server sends the messages. Otherwise they are stored, for the desk. */
  readonly isSending: boolean;
}

/** Milliseconds for which the link of a message confirms. */
const confirmMs = 7 * 24 * 60 * 60_000;

/** Writes a message about a data request into the outbox. Writes nothing for a request that is erased. */
export const writeDataRequestMail =
  ({ origin, hmacKey, isSending }: DataRequestMailOptions): JobHandler =>
  async (tx, { id: jobId, payload: { requestId = '', letter: kind } }, now) => {
    const found = await findRequest(tx, Number(requestId));
    if (!found || (kind === 'confirm') !== (found.status === 'unverified')) return;
    const number = found.number ?? '';
    const expiresAt = new Date(now.getTime() + confirmMs);
    const token = signLink(hmacKey, { purpose: 'dataRequest', subject: String(found.id), expiresAt });
    const letter =
      kind === 'confirm'
        ? dataRequestConfirm({ kind: found.kind, path: dataRequestConfirmPath(token) })
        : kind === 'registered'
          ? dataRequestRegistered({
              number,
              kind: found.kind,
              dueAt: found.dueAt ?? now,
              path: dataRequestPath,
            })
          : dataRequestAnswered({ number, answer: found.answer });
    await addMessage(tx, {
      ...{ jobId, recipient: found.email, customerId: found.customerId },
      ...toMail(letter, { origin }),
      ...(isSending ? { status: 'waiting', checkAt: now } : { status: 'stored' }),
      createdAt: now,
    });
  };
