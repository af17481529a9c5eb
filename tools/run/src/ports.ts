import { createServer } from 'node:net';

export interface Ports {
  /** Where the shop is. */
  readonly shop: number;
  /** Where the store API is. */
  readonly store: number;
}

/** The two ports, from PORT and STORE_API_PORT, else 4000 and 4001. Throws a sentence for a value that is no port. */
export function readPorts(environment: NodeJS.ProcessEnv): Ports {
  const shop = port('PORT', environment.PORT, 4000);
  const store = port('STORE_API_PORT', environment.STORE_API_PORT, shop + 1);
  if (shop === store) throw new Error(`PORT and STORE_API_PORT are both ${shop}: they must differ.`);
  return { shop, store };
}

function port(name: string, given: string | undefined, fallback: number): number {
  if (!given) return fallback;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Error(`${name} is "${given}": it must be a number from 1 to 65535.`);
  return value;
}

/** True when nobody listens on this port of the loopback. */
export function isFree(number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port: number, host: '127.0.0.1', exclusive: true }, () =>
      probe.close(() => resolve(true)),
    );
  });
}
