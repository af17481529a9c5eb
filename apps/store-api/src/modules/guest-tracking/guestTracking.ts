import type { CallBody, CallResponseInput } from '@luxe/contract/calls';
import { cleanOrderId } from '@luxe/format';
import { createAttemptLimits, type Clock, type SharedCounts } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { Database } from '../../db/database.ts';
import { domainError } from '../../errors/domainError.ts';
import { signLink } from '../../secrets/signedLink.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { contactOf } from '../customer/contact.ts';
import type { CodeCourier } from '../one-time-codes/codeCourier.ts';
import type { Codes, SendCode } from '../one-time-codes/codes.ts';
import { findTracked } from './trackedOrder.ts';

/** Milliseconds for which a right code opens the order. */
const linkMs = 60 * 60_000;
const windowMs = 10 * 60_000;
/**
 * Codes that one phone or e-mail address gets in ten minutes, for all its orders together: `pair` those that
 * one network requests, `contact` those of all networks. Above `contact`, each network still gets `pairAbove`
 * of them, so that a stranger who knows an order number cannot use up the codes of its owner.
 */
const perRecipient = { pair: 10, contact: 20, pairAbove: 2 };

export interface GuestTrackingOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Signs the links to orders. */
  readonly hmacKey: string;
  readonly courier: CodeCourier;
  readonly codes: Codes;
  readonly captcha: Captcha;
  readonly shared?: SharedCounts | undefined;
}

/** A guest proves with a one-time code that an order is theirs. */
export interface GuestTracking {
  /**
   * Sends a code to the phone and the e-mail address of an order. The response, the limits and the tries of a
   * code are the same for an unknown order. Throws 409 in a shop that cannot send codes.
   */
  requestCode(
    body: CallBody<'requestTrackingCode'>,
    address: string,
  ): Promise<CallResponseInput<'requestTrackingCode'>>;
  /** Exchanges a code for the token of a link that opens the order. */
  checkCode(
    body: CallBody<'checkTrackingCode'>,
    address: string,
  ): Promise<CallResponseInput<'checkTrackingCode'>>;
}

export function createGuestTracking(options: GuestTrackingOptions): GuestTracking {
  const { db, clock, log, hmacKey, courier, codes, captcha, shared } = options;
  const deliveries = createAttemptLimits({
    name: 'tracking codes to a recipient',
    // Whether the captcha is solved is counted before, by order.
    solved: perRecipient,
    unsolved: { ...perRecipient, network: Infinity },
    windowMs,
    shared,
    elapsed: () => clock.elapsed(),
  });

  /**
   * Sends a code to the phone and the e-mail address of an order. Sends nothing for an unknown order, and
   * above the limit of a recipient, where an error would reveal the order.
   */
  async function deliver(orderId: string, code: string, address: string) {
    const order = await findTracked(db, orderId);
    if (!order) return;
    const { phone, email } = await contactOf(db, order.customerId, order.deliveryAddress);
    for (const recipient of [phone, email.toLowerCase()].filter(Boolean))
      if (
        courier.reaches(recipient) &&
        (await deliveries.take({ contact: recipient, address, isSolved: true })) === undefined
      )
        courier.deliver(recipient, code);
  }

  /** Looks for the order after the response, whose time would otherwise show whether the order exists. */
  const senderFor = (orderId: string, address: string): SendCode => {
    const report = (error: unknown) => log.fault('A tracking code', error);
    return (code) => setImmediate(() => void deliver(orderId, code, address).catch(report));
  };

  return {
    async requestCode({ orderCode, captchaToken, refId }, address) {
      const channels = channelsOf(courier);
      if (channels.length === 0) throw domainError('trackingNotOffered');
      const orderId = cleanOrderId(orderCode);
      const send = senderFor(orderId, address);
      if (refId !== undefined)
        return { ...(await codes.resend(subjectOf(orderId), refId, address, send)), channels };
      const isSolved = await captcha.isSolved(captchaToken);
      const target = { subject: subjectOf(orderId), purpose: 'track' } as const;
      return { ...(await codes.send(target, { address, isSolved }, send)), channels };
    },

    async checkCode({ orderCode, refId, otp }, address) {
      const orderId = cleanOrderId(orderCode);
      await codes.check({ subject: subjectOf(orderId), purpose: 'track' }, refId, otp, address);
      // A code of an unknown order was not sent, so only a guess gets here.
      if (!(await findTracked(db, orderId))) throw domainError('codeExpired');
      const expiresAt = new Date(clock.now().getTime() + linkMs);
      const token = signLink(hmacKey, { purpose: 'order', subject: orderId, expiresAt });
      return { status: 'SUCCESS', token, expiresIn: linkMs / 1000 };
    },
  };
}

const subjectOf = (orderId: string) => `order ${orderId}`;

/** Any phone number and any e-mail address: whether a shop can send does not depend on the contact. */
const examples = { phone: '9000000000', email: 'shopper@example.com' } as const;

const channelsOf = (courier: CodeCourier) =>
  (['phone', 'email'] as const).filter((channel) => courier.reaches(examples[channel]));
