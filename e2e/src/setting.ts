import { createECDH, createHash } from 'node:crypto';

/**
 * Ports of the shop that the end-to-end tests start. These ports differ from port 4000, which a developer's
 * shop uses.
 */
export const ports = {
  shop: Number(process.env.E2E_PORT ?? 4410),
  store: Number(process.env.E2E_PORT ?? 4410) + 1,
  sandbox: Number(process.env.E2E_PORT ?? 4410) + 2,
  /** The stand-in of the receivers of events outside the shop. */
  collector: Number(process.env.E2E_PORT ?? 4410) + 3,
  /** A second storefront, which some journeys start. */
  otherShop: Number(process.env.E2E_PORT ?? 4410) + 5,
};
/** Port of the stand-in push service of `push.spec.ts`. */
export const pushPort = ports.shop + 4;
/** Keys of the shop for messages to devices, the same in every process of a run. */
export const pushKeys = toPushKeys('messages of the end-to-end tests');
export const shopOrigin = `http://localhost:${ports.shop}`;
export const storeOrigin = `http://127.0.0.1:${ports.store}`;
/** Origin of the sandbox payment provider, which is another site than the shop. */
export const sandboxOrigin = `http://127.0.0.1:${ports.sandbox}`;
/** Origin of the stand-in of analytics and ad tracking. */
export const collectorOrigin = `http://127.0.0.1:${ports.collector}`;
/** Origin of the second listener of the store API: the development outbox and the operations endpoints. */
export const opsOrigin = `http://127.0.0.1:${ports.store + 100}`;

/** Keys of a VAPID pair that is made from a text. */
function toPushKeys(text: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update(text).digest());
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
