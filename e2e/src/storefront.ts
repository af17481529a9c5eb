import { spawn } from 'node:child_process';
import path from 'node:path';
import { quietEnvironment, root, waitForExit } from '../../tools/run/src/programs/childProcess.ts';
import { nodeFlags, paymentEnvironment } from '../../tools/run/src/programs/programs.ts';
import { dataFolder, ports, storeOrigin } from './setting.ts';

/** Another storefront of the shop, beside the one that all journeys use. */
export interface Storefront {
  readonly origin: string;
  /** Stops it. Resolves when it has ended. */
  stop(): Promise<void>;
}

/**
 * Starts a storefront at `ports.otherShop` with more variables. It has the store API and the data of the
 * shop.
 */
export async function startStorefront(environment: NodeJS.ProcessEnv): Promise<Storefront> {
  const origin = `http://localhost:${ports.otherShop}`;
  const child = spawn(process.execPath, [...nodeFlags, path.join(root, 'apps/storefront/server/main.ts')], {
    cwd: root,
    env: {
      ...{ ...process.env, ...quietEnvironment, ...paymentEnvironment(ports, origin) },
      ...{ DATA_DIR: dataFolder, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'warn' },
      ...{ PORT: String(ports.otherShop), STORE_API_ORIGIN: storeOrigin, ...environment },
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await waitForExit(child);
  };
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + 60_000;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error('The storefront did not start (see above).');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, stop };
}
