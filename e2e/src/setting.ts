/** Where the journeys' own shop runs; beside a developer's on 4000. */
export const ports = {
  shop: Number(process.env.E2E_PORT ?? 4410),
  store: Number(process.env.E2E_PORT ?? 4410) + 1,
  sandbox: Number(process.env.E2E_PORT ?? 4410) + 2,
};
export const shopOrigin = `http://localhost:${ports.shop}`;
export const storeOrigin = `http://127.0.0.1:${ports.store}`;
/** The sandbox payment provider: another site than the shop's. */
export const sandboxOrigin = `http://127.0.0.1:${ports.sandbox}`;
/** The store API's second listener: development's outbox and the operator's view. */
export const opsOrigin = `http://127.0.0.1:${ports.store + 100}`;
