import { isMobileNumber } from '@luxe/format';
import type { Log } from '@luxe/host/log';
import { oneTimeCode, toMail } from '@luxe/mail';
import { newToken } from '../../secrets/tokens.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Sms } from '../sms/sms.ts';
import type { CodeOutbox } from './outbox.ts';
import type { CodeCourier } from './codeCourier.ts';

export interface CourierParts {
  /** Shows the codes of a demo shop; undefined in any other shop. */
  readonly outbox: CodeOutbox | undefined;
  readonly mailer: Mailer | undefined;
  readonly sms: Sms | undefined;
  readonly origin: string;
  readonly log: Log;
}

/** Minutes for which a code is valid, as its message states it. */
const validMinutes = 5;

/**
 * Sends one-time codes by e-mail or text message. A code is not stored: it goes out at once, and the shopper
 * requests another one if it does not arrive. A demo shop shows its codes as well.
 */
export function createCourier({ outbox, mailer, sms, origin, log }: CourierParts): CodeCourier {
  const report = (error: unknown) => log.fault('A one-time code', error);
  return {
    reaches: (contact) =>
      outbox !== undefined || (isMobileNumber(contact) ? sms !== undefined : mailer !== undefined),
    deliver(contact, code) {
      outbox?.deliver(contact, code);
      if (isMobileNumber(contact))
        void sms
          ?.send(contact, `${code} is your LUXE code. It is valid for ${validMinutes} minutes.`)
          .catch(report);
      else
        void mailer
          ?.send({
            id: `code-${newToken()}`,
            to: contact,
            ...toMail(oneTimeCode(code, validMinutes), { origin }),
          })
          .catch(report);
    },
    deliverLink: (email, token) => outbox?.deliverLink(email, token),
  };
}
