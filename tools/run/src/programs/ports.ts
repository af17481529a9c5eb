import { createServer } from 'node:net';

export interface Ports {
  /** Port of the storefront. */
  readonly shop: number;
  /** Port of the store API. */
  readonly store: number;
  /** Port of the sandbox payment provider of a demo shop. Without it, the provider is not started. */
  readonly sandbox?: number;
}

/**
 * Reads the ports from PORT, STORE_API_PORT and SANDBOX_PORT. The default ports are 4000, 4001 and 4002.
 * Throws a sentence for an invalid value.
 */
export function readPorts(environment: NodeJS.ProcessEnv): Required<Ports> {
  const shop = port('PORT', environment.PORT, 4000);
  const store = port('STORE_API_PORT', environment.STORE_API_PORT, shop + 1);
  const sandbox = port('SANDBOX_PORT', environment.SANDBOX_PORT, shop + 2);
  if (shop === store) throw new Error(`PORT and STORE_API_PORT are both ${shop}: they must differ.`);
  if (sandbox === shop || sandbox === store)
    throw new Error(`SANDBOX_PORT is ${sandbox}, like another port: they must differ.`);
  return { shop, store, sandbox };
}

/** Reads the port of the store API's operations listener: OPS_PORT, or the store API's port plus 100. */
export const readOpsPort = (environment: NodeJS.ProcessEnv, store: number): number =>
  port('OPS_PORT', environment.OPS_PORT, store + 100);

/**
 * Reads the port of the storefront's metrics: STOREFRONT_OPS_PORT, or the storefront's port plus 100. The
 * storefront runs without it when it is taken.
 */
export const readMetricsPort = (environment: NodeJS.ProcessEnv, shop: number): number =>
  port('STOREFRONT_OPS_PORT', environment.STOREFRONT_OPS_PORT, Math.min(shop + 100, 65_535));

/** Port of `npm run storybook`. */
export const storybookPort = 6006;

/** Distance between the ports of two shops of the journeys. */
export const portsBetweenShops = 40;

/**
 * Ports of the storefronts of the journeys, one for each shop that tests use in parallel. The store API of a
 * shop uses the next port, the sandbox provider the one after, and the operations server the port of the
 * store API plus 100.
 */
export const journeyPorts = [4410, 4410 + portsBetweenShops] as const;

/**
 * Whether the shop is a demo shop, which has a loopback name. Only demo shops have a sandbox payment
 * provider.
 */
export const isDemo = (publicOrigin: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)$/.test(new URL(publicOrigin).hostname);

function port(name: string, given: string | undefined, fallback: number): number {
  if (!given) return fallback;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Error(`${name} is "${given}": it must be a number from 1 to 65535.`);
  return value;
}

/** Whether no process listens on this loopback port. */
export function isFree(number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port: number, host: '127.0.0.1', exclusive: true }, () =>
      probe.close(() => resolve(true)),
    );
  });
}
