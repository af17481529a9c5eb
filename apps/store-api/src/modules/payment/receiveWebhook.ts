import { createHash } from 'node:crypto';
import { callerName, createLimiter, type SharedCounts } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { FastifyInstance } from 'fastify';
import { domainError, retryableError } from '../../errors/domainError.ts';
import { addEvent } from './repository.ts';
import { settlePayment, type SettleParts } from './settlePayment.ts';

const tenMinutes = 10 * 60_000;

interface WebhookParts extends SettleParts {
  readonly log: Log;
  readonly shared?: SharedCounts | undefined;
  /** Called after an event of a payment, which may report a refund. */
  readonly onEvent?: ((reference: string) => Promise<void>) | undefined;
}

/**
 * `POST /payments/{provider}/webhook`: the provider reports an event of a payment. The state of the payment
 * is read from the provider, so that a forged, late or repeated message cannot falsify it. The response is
 * 2xx once the payment is settled; the provider retries until then. A genuine message about anything else is
 * stored and also gets a 2xx, because a retry would not help.
 */
export function paymentWebhook(app: FastifyInstance, parts: WebhookParts): void {
  const { db, clock, provider, log, shared, onEvent } = parts;
  const forged = createLimiter({
    name: 'store forged webhooks by address',
    limit: 30,
    windowMs: tenMinutes,
    shared,
    elapsed: () => clock.elapsed(),
  });

  app.register(async (scope) => {
    // The signature covers the raw body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: string | undefined }>(`/payments/${provider.name}/webhook`, async (request) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const event = provider.verifyWebhook(headers, request.body ?? '');
      if (!event) {
        const wait = await forged.take(callerName(request.ip));
        if (wait !== undefined) throw retryableError('tooManyWebhooks', wait);
        log.warn(`A webhook was rejected: it is not from ${provider.name}.`);
        throw domainError('webhookUnauthorized');
      }
      const { reference } = event;
      await addEvent(db, {
        provider: provider.name,
        kind: 'webhook',
        // A message without an id is identified by its hash, so that a repeated message is the same event.
        eventId: printable(
          event.eventId ??
            createHash('sha256')
              .update(request.body ?? '')
              .digest('hex'),
        ),
        reference: reference === undefined ? null : printable(reference),
        detail: printable(event.detail),
        at: clock.now(),
      });
      if (reference === undefined)
        log.info(
          `A webhook of ${provider.name} was stored, but is about no known payment: ${printable(event.detail)}.`,
        );
      else {
        await settlePayment(parts, printable(reference));
        await onEvent?.(printable(reference));
      }
      return { status: 'SUCCESS' };
    });
  });
}

/** Removes control characters, because the database rejects NUL. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, '');
