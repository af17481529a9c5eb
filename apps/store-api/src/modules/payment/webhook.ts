import { createLimiter, type SharedCounts } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { addEvent } from './repository.ts';
import { settle, type SettleParts } from './settle.ts';

const tenMinutes = 10 * 60_000;

interface WebhookParts extends SettleParts {
  readonly log: Log;
  readonly shared?: SharedCounts | undefined;
}

/**
 * `POST /payments/{provider}/webhook`: the provider says that something has happened to a payment. What has is asked of it, so that a forged,
 * late or repeated message changes nothing that is not true. Answered by 2xx once it is settled; a provider tries again until then.
 */
export function paymentWebhook(app: FastifyInstance, parts: WebhookParts): void {
  const { db, clock, provider, log, shared } = parts;
  const forged = createLimiter({
    name: 'store forged webhooks by address',
    limit: 30,
    windowMs: tenMinutes,
    shared,
    elapsed: () => clock.elapsed(),
  });

  app.register(async (scope) => {
    // A signature is made over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: string | undefined }>(`/payments/${provider.name}/webhook`, async (request) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const event = provider.readWebhook(headers, request.body ?? '');
      if (!event) {
        const wait = await forged.take(request.ip);
        if (wait !== undefined) throw new Refusal(429, 'O4290', 'Too many messages.', wait);
        log.warn(`A webhook was refused: it is not ${provider.name}'s.`);
        throw new Refusal(401, 'UNAUTHORIZED', 'This is not the provider.');
      }
      const { eventId, reference, detail } = event;
      await addEvent(db, {
        provider: provider.name,
        kind: 'webhook',
        eventId,
        reference,
        detail,
        at: clock.now(),
      });
      await settle(parts, reference);
      return { status: 'SUCCESS' };
    });
  });
}
