import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushMessage } from '@luxe/contract/push-values';
import { z } from 'zod';
import type { PushConfig } from './config.ts';
import { pushServiceOf } from './pushService.ts';

/** Address and keys of a device. */
export const deviceSchema = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });
export type Device = z.infer<typeof deviceSchema>;

/**
 * What a push service answered. `gone`: the device does not want messages any more. `rejected`: this message
 * can never be sent.
 */
export type PushAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'rejected' | 'failed'; readonly problem: string; readonly retryAfterMs?: number };

export interface PushSender {
  /** Sends a message. Never rejects. */
  send(device: Device, message: PushMessage): Promise<PushAnswer>;
}

/** Seconds for which a push service stores a message for a device that is offline. */
const lifetimeSeconds = 24 * 60 * 60;
const timeoutMs = 10_000;
const maxRetryAfterSeconds = 60 * 60;

/** Sends messages with the encryption of RFC 8291, and follows no redirect. */
export function createPushSender(config: PushConfig, send: typeof fetch = fetch): PushSender {
  const { subject, publicKey, privateKey, testOrigin } = config;
  return {
    async send({ endpoint, p256dh, auth }, message) {
      if (pushServiceOf(endpoint, testOrigin) === undefined)
        return { kind: 'rejected', problem: 'The push service is not known.' };
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          {
            vapidDetails: { subject, publicKey, privateKey },
            TTL: lifetimeSeconds,
            urgency: 'normal',
            topic: topicOf(message.tag),
          },
        );
        const response = await send(endpoint, {
          method: 'POST',
          headers: toHeaders(headers),
          body: new Uint8Array(body),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        return toAnswer(response);
      } catch (error) {
        return { kind: 'failed', problem: error instanceof Error ? error.message : 'No response.' };
      }
    },
  };
}

/** `fetch` sets the length itself. */
const toHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );

/** At most 32 characters of the base64url alphabet (RFC 8030, section 5.4). */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

function toAnswer({ status, headers }: Response): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const problem = `The push service answered ${status}.`;
  if (status !== 429 && status < 500) return { kind: 'rejected', problem };
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0
    ? { kind: 'failed', problem, retryAfterMs: Math.min(seconds, maxRetryAfterSeconds) * 1000 }
    : { kind: 'failed', problem };
}
