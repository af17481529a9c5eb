import { createServer } from 'node:net';

export interface Ports {
  /** Where the shop is. */
  readonly shop: number;
  /** Where the store API is. */
  readonly store: number;
  /** Where the sandbox payment provider is, beside a demo shop; without it, it is not started. */
  readonly sandbox?: number;
}

/** The ports, from PORT, STORE_API_PORT and SANDBOX_PORT, else 4000, 4001 and 4002. Throws a sentence for a value that is no port. */
export function readPorts(environment: NodeJS.ProcessEnv): Required<Ports> {
  const shop = port('PORT', environment.PORT, 4000);
  const store = port('STORE_API_PORT', environment.STORE_API_PORT, shop + 1);
  const sandbox = port('SANDBOX_PORT', environment.SANDBOX_PORT, shop + 2);
  if (shop === store) throw new Error(`PORT and STORE_API_PORT are both ${shop}: they must differ.`);
  if (sandbox === shop || sandbox === store)
    throw new Error(`SANDBOX_PORT is ${sandbox}, as another one is: they must differ.`);
  return { shop, store, sandbox };
}

/** The sandbox payment provider serves a demo shop alone: one whose name is a loopback name. */
export const isDemo = (publicOrigin: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)$/.test(new URL(publicOrigin).hostname);

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
