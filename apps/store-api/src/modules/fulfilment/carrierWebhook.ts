import type { FastifyInstance } from 'fastify';
import { mountWebhook, type WebhookParts } from '../../http/webhook.ts';
import type { Carrier } from '../carrier/carrier.ts';
import type { FulfilmentParts } from './moveParcel.ts';
import { receiveEvents } from './receiveEvents.ts';

export const carrierWebhookPath = '/carriers/webhook';

/**
 * `POST /carriers/webhook`: the carrier reports events of parcels. The path does not contain the name of the
 * carrier, because Shiprocket accepts no address with its name.
 */
export function carrierWebhook(
  app: FastifyInstance,
  parts: FulfilmentParts & WebhookParts & { readonly carrier: Carrier },
): void {
  const { carrier } = parts;
  mountWebhook(app, parts, {
    path: carrierWebhookPath,
    sender: carrier.name,
    verify: (headers, body) => carrier.verifyWebhook(headers, body),
    receive: (events) => receiveEvents(parts, carrier.name, events),
  });
}
