import { callerName, createLimiter, type Clock, type SharedCounts } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { FastifyInstance } from 'fastify';
import { domainError, retryableError } from '../errors/domainError.ts';

const tenMinutes = 10 * 60_000;

export interface WebhookParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly shared?: SharedCounts | undefined;
}

export interface Webhook<Message> {
  readonly path: string;
  /** Name of the program that sends the webhooks. */
  readonly sender: string;
  /** Reads a genuine message; undefined when it is not from the sender. */
  readonly verify: (
    headers: Readonly<Record<string, string | undefined>>,
    body: string,
  ) => Message | undefined;
  readonly receive: (message: Message, body: string) => Promise<void>;
}

/**
 * Mounts a route for the webhooks of another program. The response is 2xx once the message is received; the
 * sender retries until then. Forged messages get a 401, and are limited per network.
 */
export function mountWebhook<Message>(
  app: FastifyInstance,
  { clock, log, shared }: WebhookParts,
  { path, sender, verify, receive }: Webhook<Message>,
): void {
  const forged = createLimiter({
    name: `store forged webhooks of ${sender} by address`,
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
    scope.post<{ Body: string | undefined }>(path, async (request) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const body = request.body ?? '';
      const message = verify(headers, body);
      if (message === undefined) {
        const wait = await forged.take(callerName(request.ip));
        if (wait !== undefined) throw retryableError('tooManyWebhooks', wait);
        log.warn(`A webhook was rejected: it is not from ${sender}.`);
        throw domainError('webhookUnauthorized');
      }
      await receive(message, body);
      return { status: 'SUCCESS' };
    });
  });
}
