import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { waitForExit, quietEnvironment, root } from './childProcess.ts';
import { isDemo, type Ports } from './ports.ts';

/**
 * Memory flags of Node. With the default size, the young generation of the heap uses 100 MB more. Below 16
 * MB, garbage collections are so frequent that a page costs more CPU (docs/scale.md).
 */
export const nodeFlags = ['--max-semi-space-size=16'] as const;

/** The store API of a demo shop, which fills an empty database. */
export const demoStore = 'tools/catalogue/src/demoStore.ts';

/** The running programs of the shop. */
export interface Programs {
  /** Process ids of the store API and the storefront, followed by the sandbox of a demo shop. */
  readonly pids: readonly number[];
  /** If a program ends by itself, this promise resolves to a message for the operator. */
  readonly broken: Promise<string>;
  /** Stops the programs, the storefront first, and waits until their data is saved. */
  stop(): Promise<void>;
}

/**
 * Starts the store API and the storefront, and the sandbox payment provider if it has a port and the shop is
 * a demo shop. The storefront waits for `built`. Rejects with a sentence when a program does not become
 * ready. When `stopped` resolves before all programs are ready, the started ones are stopped. `folder` is the
 * work tree of the programs. `output` is an open file for their output; by default the output is printed.
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
    // Node caches compiled sources here, so the next start spends a third less time on loading them.
    NODE_COMPILE_CACHE: path.join(folder, '.cache/compile'),
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${ports.shop}`,
    DATA_DIR: process.env.DATA_DIR ?? path.join(folder, '.data'),
    ...environment,
  };
  const payment = paymentEnvironment(ports, shared.PUBLIC_ORIGIN);
  const store = program(
    folder,
    storeIn(folder),
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
  const startup = new AbortController();
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await waitForExit(child);
    }
  };
  const start = async () => {
    const storeOrigin = `http://127.0.0.1:${ports.store}`;
    const storeReady = ready(store, 'The store API', `${storeOrigin}/readyz`);
    // In a demo shop, the store API creates the secrets on its first start. The storefront starts only after
    // that, because it would otherwise create different secrets.
    await Promise.all([
      built,
      Promise.race([storeReady, exists(path.join(shared.DATA_DIR, 'secrets.json'), startup.signal)]),
    ]);
    startup.signal.throwIfAborted();
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
      ...(sandbox ? [waitForExit(sandbox).then((code) => `The sandbox provider ended (${code}).`)] : []),
      waitForExit(store).then((code) => `The store API ended (${code}).`),
      waitForExit(shop).then((code) => `The storefront ended (${code}).`),
    ]);
    const pids = [store, shop, ...(sandbox ? [sandbox] : [])].map(({ pid = 0 }) => pid);
    return { pids, broken, stop };
  };
  const stoppedEarly = stopped?.then(() => {
    throw new Error('Stopped before all programs were ready.');
  });
  const started = start();
  try {
    return await (stoppedEarly ? Promise.race([started, stoppedEarly]) : started);
  } catch (error) {
    startup.abort();
    await stop();
    throw error;
  } finally {
    startup.abort();
    // Only one of these promises decided the race above. The other promise may still reject, and Node would
    // report an unhandled rejection.
    for (const one of [started, stoppedEarly]) one?.catch(() => undefined);
  }
}

/** Benchmarks also start older commits, whose store API fills the database itself. */
const storeIn = (folder: string) =>
  existsSync(path.join(folder, demoStore)) ? demoStore : 'apps/store-api/src/main.ts';

/** Environment of the sandbox payment provider for the shop that it serves. */
export const sandboxEnvironment = (ports: Ports, publicOrigin: string) => ({
  HOST: '127.0.0.1',
  PORT: String(ports.sandbox),
  SHOP_ORIGIN: publicOrigin,
  WEBHOOK_URL: `http://127.0.0.1:${ports.store}/payments/sandbox/webhook`,
});

/**
 * Environment variables for payments. With a sandbox, the store API gets the origin of the sandbox, and the
 * storefront allows its pages to contact that origin. Without a sandbox, orders are paid by cash on delivery
 * and credits only. Variables that are already set take precedence.
 */
export function paymentEnvironment({ sandbox }: Ports, publicOrigin: string): NodeJS.ProcessEnv {
  if (!sandbox || !isDemo(publicOrigin)) return { PAYMENT_PROVIDER: process.env.PAYMENT_PROVIDER ?? 'none' };
  const origin = process.env.PAYMENT_ORIGIN ?? `http://127.0.0.1:${sandbox}`;
  return { PAYMENT_ORIGIN: origin, PAYMENT_ORIGINS: process.env.PAYMENT_ORIGINS ?? origin };
}

/** Where a program writes its output: to the output of this process, or into an open file (its number). */
type Output = 'inherit' | number;

// Each program has its own process group, so that Ctrl-C reaches only this process, which stops the programs
// in order.
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
      throw new Error(`${name} did not start. See the lines above.`);
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (response?.ok) return;
    await delay(100);
  }
  throw new Error(`${name} was not ready within three minutes.`);
}
