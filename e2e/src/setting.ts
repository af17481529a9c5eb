/**
 * Ports of the shop that the end-to-end tests start. These ports differ from port 4000, which a developer's
 * shop uses.
 */
export const ports = {
  shop: Number(process.env.E2E_PORT ?? 4410),
  store: Number(process.env.E2E_PORT ?? 4410) + 1,
  sandbox: Number(process.env.E2E_PORT ?? 4410) + 2,
};
export const shopOrigin = `http://localhost:${ports.shop}`;
export const storeOrigin = `http://127.0.0.1:${ports.store}`;
/** Origin of the sandbox payment provider, which is another site than the shop. */
export const sandboxOrigin = `http://127.0.0.1:${ports.sandbox}`;
/** Origin of the second listener of the store API: the development outbox and the operations endpoints. */
export const opsOrigin = `http://127.0.0.1:${ports.store + 100}`;
