import { equalsSecret } from '@luxe/host';
import { z } from 'zod';
import type { JuspayConfig } from './juspay.ts';
import type { WebhookEvent } from './provider.ts';

const webhookSchema = z.object({
  id: z.string().max(100),
  event_name: z.string().max(60),
  content: z.object({ order: z.object({ order_id: z.string().max(60), status: z.string().max(40) }) }),
});

/** A webhook event that is not about a payment of the shop, such as a mandate or a settlement. */
const unknownEventSchema = z.object({
  id: z.string().max(100).optional().catch(undefined),
  event_name: z.string().max(60).optional().catch(undefined),
});

/**
 * Returns the event of a webhook with the credential of Juspay's dashboard. Undefined for a webhook without
 * it.
 */
export function verifyJuspayWebhook(
  { webhookUser, webhookPassword }: Pick<JuspayConfig, 'webhookUser' | 'webhookPassword'>,
  { authorization }: Readonly<Record<string, string | undefined>>,
  body: string,
): WebhookEvent | undefined {
  const credential = Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64');
  if (!equalsSecret(authorization, `Basic ${credential}`)) return undefined;
  const payload = parse(body);
  const read = webhookSchema.safeParse(payload);
  if (!read.success) {
    const { id, event_name: name = 'unreadable' } = unknownEventSchema.safeParse(payload).data ?? {};
    return { eventId: id, reference: undefined, detail: name };
  }
  const { id, event_name: name, content } = read.data;
  return { eventId: id, reference: content.order.order_id, detail: `${name} ${content.order.status}` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
