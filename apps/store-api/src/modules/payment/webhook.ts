import { createHash } from 'node:crypto';
import { callerName, createLimiter, type SharedCounts } from '@luxe/host';
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
 * late or repeated message changes nothing that is not true. Answered by 2xx once it is settled; a provider tries again until then. A
 * genuine message about something else is noted and answered by 2xx too: sent again, it would not be understood better.
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
        const wait = await forged.take(callerName(request.ip));
        if (wait !== undefined) throw new Refusal(429, 'O4290', 'Too many messages.', wait);
        log.warn(`A webhook was refused: it is not ${provider.name}'s.`);
        throw new Refusal(401, 'UNAUTHORIZED', 'This is not the provider.');
      }
      const { reference } = event;
      await addEvent(db, {
        provider: provider.name,
        kind: 'webhook',
        // The same message again is the same event, with a name or without.
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
        log.info(`A webhook of ${provider.name} was noted, not understood: ${printable(event.detail)}.`);
      else await settle(parts, printable(reference));
      return { status: 'SUCCESS' };
    });
  });
}

/** Text without control characters: the database refuses NUL. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, '');
