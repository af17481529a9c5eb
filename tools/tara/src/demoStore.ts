import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Store } from './answersRun.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface RunningStore extends Store {
  stop(): Promise<void>;
}

/**
 * Fills a new database with a generated catalogue and starts its store API, without a model. `stop` ends it
 * and deletes the database.
 */
export async function startStore(products: number): Promise<RunningStore> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luxe-tara-'));
  const [port, opsPort] = [await freePort(), await freePort()];
  const environment = {
    ...process.env,
    ...{ DATA_DIR: folder, DATABASE_URL: '', PAYMENT_PROVIDER: 'none', TARA_MODEL_URL: '' },
    ...{ PORT: String(port), OPS_PORT: String(opsPort), PUBLIC_ORIGIN: `http://localhost:${port}` },
  };
  await promisify(execFile)(
    process.execPath,
    ['tools/catalogue/src/fill.ts', '--products', String(products)],
    {
      cwd: root,
      env: environment,
      maxBuffer: 1 << 26,
    },
  );
  const child = spawn(process.execPath, ['tools/catalogue/src/demoStore.ts'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(url, () => child.exitCode !== null);
    const secrets = JSON.parse(await readFile(path.join(folder, 'secrets.json'), 'utf8')) as Record<
      string,
      string
    >;
    return { url, clientId: secrets.clientId ?? '', clientSecret: secrets.clientSecret ?? '', stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  // The index of a large catalogue is built before the store API answers.
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('The store API did not start. See the lines above.');
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await delay(200);
  }
  throw new Error('The store API was not ready within ten minutes.');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
