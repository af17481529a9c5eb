import { z } from 'zod';
import { platformQuery, successSchema } from '../shared/schema.ts';
import { pushKinds } from './values.ts';

const params = z.object({ user: z.string().max(100) });
const endpoint = z.string().max(1000);

export const pushSchemas = {
  pushSettings: {
    params,
    query: platformQuery.extend({
      /** SHA-256 of the subscription's endpoint in hex; absent for a browser without a subscription. */
      device: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
    }),
    response: z.object({
      /** VAPID public key (RFC 8292), base64url; null when the shop sends no messages to devices. */
      publicKey: z.string().nullable(),
      /** Whether this device gets messages for this customer. */
      isOn: z.boolean(),
    }),
  },
  savePushSubscription: {
    params,
    query: platformQuery,
    /** A `PushSubscription` of the browser (RFC 8030, RFC 8291). */
    body: z.object({
      endpoint,
      /** P-256 public key of the browser: 65 bytes, base64url. */
      p256dh: z.string().regex(/^[\w-]{87}$/),
      /** Authentication secret: 16 bytes, base64url. */
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
    response: successSchema,
  },
  deletePushSubscription: {
    params,
    query: platformQuery,
    body: z.object({ endpoint }),
    response: successSchema,
  },
};

/** A message to a device about an order, for the download of personal data. */
export const pushMessageSchema = z.object({
  orderId: z.string(),
  kind: z.enum(pushKinds),
  /** `failed`: the push service rejected it, or it could not be sent for a day. */
  status: z.enum(['waiting', 'sent', 'failed']),
  createdAt: z.iso.datetime(),
  /** Null until it is sent. */
  sentAt: z.iso.datetime().nullable(),
});

/** A device that gets messages, for the download of personal data. */
export const pushDeviceSchema = z.object({
  /** Host of the push service. */
  service: z.string(),
  createdAt: z.iso.datetime(),
});
