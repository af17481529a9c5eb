import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ended, quietEnvironment, root } from './ground.ts';
import { isDemo, type Ports } from './ports.ts';

/**
 * What Node is told about memory: left alone, the young generation takes 100 MB more of the machine; smaller, it is collected so often that
 * a page costs more (docs/scale.md).
 */
export const nodeFlags = ['--max-semi-space-size=16'] as const;

/** The programs of the shop, running. */
export interface Programs {
  /** Process ids: the store API's and the storefront's; a demo shop's sandbox comes last. */
  readonly pids: readonly number[];
  /** Resolves with a sentence when one of them ends by itself. */
  readonly broken: Promise<string>;
  /** Stops them, the shop first, and waits until their data is whole on disk. */
  stop(): Promise<void>;
}

/**
 * Starts the store API and the storefront, and beside a demo shop the sandbox payment provider, if it has a port; the storefront waits for `built`. Their lines pass through. Rejects with a sentence when one
 * does not get ready. `folder`: another work tree whose programs are meant. `output`: an open file that takes their lines instead. What has begun is stopped when `stopped` resolves before all are ready.
 */
export async function startPrograms(
  ports: Ports,
  environment: NodeJS.ProcessEnv = {},
  built: Promise<void> = Promise.resolve(),
  folder = root,
  output: Output = 'inherit',
  stopped?: Promise<unknown>,
): Promise<Programs> {
  const shared = {
    ...process.env,
    ...quietEnvironment,
    // Node keeps what it has made of the sources: a second start spends a third less on reading them.
    NODE_COMPILE_CACHE: path.join(folder, '.cache/compile'),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${ports.shop}`,
    DATA_DIR: process.env.DATA_DIR ?? path.join(folder, '.data'),
    ...environment,
  };
  const payment = paymentEnvironment(ports, shared.PUBLIC_ORIGIN);
  const store = program(
    folder,
    'apps/store-api/src/main.ts',
    { ...shared, ...payment, PORT: String(ports.store) },
    output,
  );
  const children = [store];
  const sandbox =
    ports.sandbox && isDemo(shared.PUBLIC_ORIGIN)
      ? program(
          folder,
          'apps/sandbox-provider/src/main.ts',
          { ...shared, ...sandboxEnvironment(ports, shared.PUBLIC_ORIGIN) },
          output,
        )
      : undefined;
  if (sandbox) children.push(sandbox);
  const over = new AbortController();
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended(child);
    }
  };
  const start = async () => {
    const storeOrigin = `http://127.0.0.1:${ports.store}`;
    const storeReady = ready(store, 'The store API', `${storeOrigin}/readyz`);
    // A demonstration's secrets are made by the store API; the storefront, which would else make its own, comes after them.
    await Promise.all([
      built,
      Promise.race([storeReady, exists(path.join(shared.DATA_DIR, 'secrets.json'), over.signal)]),
    ]);
    over.signal.throwIfAborted();
    const shop = program(
      folder,
      'apps/storefront/server/main.ts',
      {
        ...payment,
        ...shared,
        PORT: String(ports.shop),
        STORE_API_ORIGIN: storeOrigin,
      },
      output,
    );
    children.push(shop);
    await storeReady;
    await ready(shop, 'The storefront', `http://127.0.0.1:${ports.shop}/readyz`);
    if (sandbox) await ready(sandbox, 'The sandbox provider', `http://127.0.0.1:${ports.sandbox}/readyz`);
    const broken = Promise.race([
      ...(sandbox ? [ended(sandbox).then((code) => `The sandbox provider ended (${code}).`)] : []),
      ended(store).then((code) => `The store API ended (${code}).`),
      ended(shop).then((code) => `The storefront ended (${code}).`),
    ]);
    const pids = [store, shop, ...(sandbox ? [sandbox] : [])].map(({ pid = 0 }) => pid);
    return { pids, broken, stop };
  };
  const stoppedEarly = stopped?.then(() => {
    throw new Error('Stopped before all was ready.');
  });
  const started = start();
  try {
    return await (stoppedEarly ? Promise.race([started, stoppedEarly]) : started);
  } catch (error) {
    over.abort();
    await stop();
    throw error;
  } finally {
    over.abort();
    // Whichever lost the race is of no interest.
    for (const one of [started, stoppedEarly]) one?.catch(() => undefined);
  }
}

/** What the sandbox payment provider is told of the shop that it serves. */
export const sandboxEnvironment = (ports: Ports, publicOrigin: string) => ({
  HOST: '127.0.0.1',
  PORT: String(ports.sandbox),
  SHOP_ORIGIN: publicOrigin,
  WEBHOOK_URL: `http://127.0.0.1:${ports.store}/payments/sandbox/webhook`,
});

/**
 * Who takes the money beside a shop: the sandbox, where it runs. The store is told where it is, the storefront that its pages may pay there. Without it,
 * orders are paid at the door and by credits alone. What was set outside goes over it.
 */
export function paymentEnvironment({ sandbox }: Ports, publicOrigin: string): NodeJS.ProcessEnv {
  if (!sandbox || !isDemo(publicOrigin)) return { PAYMENT_PROVIDER: process.env.PAYMENT_PROVIDER ?? 'none' };
  const origin = process.env.PAYMENT_ORIGIN ?? `http://127.0.0.1:${sandbox}`;
  return { PAYMENT_ORIGIN: origin, PAYMENT_ORIGINS: process.env.PAYMENT_ORIGINS ?? origin };
}

/** Where a program's lines go: through, or into an open file. */
type Output = 'inherit' | number;

// Each program is its own process group: Ctrl-C reaches this process alone, which then stops them in order.
function program(folder: string, script: string, env: NodeJS.ProcessEnv, output: Output): ChildProcess {
  return spawn(process.execPath, [...nodeFlags, path.join(folder, script)], {
    cwd: folder,
    env,
    stdio: ['ignore', output, output],
    detached: true,
  });
}

async function exists(file: string, until: AbortSignal): Promise<void> {
  while (!until.aborted && !existsSync(file)) await delay(50);
}

async function ready(child: ChildProcess, name: string, url: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} did not start: the lines above say why.`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`${name} was not ready within three minutes.`);
}
