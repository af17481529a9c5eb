import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { printable } from '../../db/printable.ts';
import { mountWebhook, type WebhookParts } from '../../http/webhook.ts';
import { addEvent } from './repository.ts';
import { settlePayment, type SettleParts } from './settlePayment.ts';

interface PaymentWebhookParts extends SettleParts, WebhookParts {
  readonly clock: SettleParts['clock'];
  /** Called after an event of a payment, which may report a refund. */
  readonly onEvent?: ((reference: string) => Promise<void>) | undefined;
}

/**
 * `POST /payments/{provider}/webhook`: the provider reports an event of a payment. The state of the payment
 * is read from the provider, so that a forged, late or repeated message cannot falsify it. A genuine message
 * about anything else is stored and also gets a 2xx, because a retry would not help.
 */
export function paymentWebhook(app: FastifyInstance, parts: PaymentWebhookParts): void {
  const { db, clock, provider, log, onEvent } = parts;
  mountWebhook(app, parts, {
    path: `/payments/${provider.name}/webhook`,
    sender: provider.name,
    verify: (headers, body) => provider.verifyWebhook(headers, body),
    async receive({ eventId, detail, ...event }, body) {
      const reference = event.reference === undefined ? undefined : printable(event.reference);
      await addEvent(db, {
        provider: provider.name,
        kind: 'webhook',
        // A message without an id is identified by its hash, so that a repeated message is the same event.
        eventId: printable(eventId ?? createHash('sha256').update(body).digest('hex')),
        reference: reference ?? null,
        detail: printable(detail),
        at: clock.now(),
      });
      if (reference === undefined)
        return log.info(
          `A webhook of ${provider.name} was stored, but is about no known payment: ${printable(detail)}.`,
        );
      await settlePayment(parts, reference);
      await onEvent?.(reference);
    },
  });
}
