import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openFolder } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { ReadyBag } from './buying.ts';
import { insertFixtures } from './fixtures.ts';
import { manualClock } from './manualClock.ts';
import { openShop, type TestCustomer, type TestResponse, type TestShop } from './shop.ts';

const demoStore = path.join(import.meta.dirname, '../../../../tools/catalogue/src/demoStore.ts');

/** Fills the data folder of a demo shop with the fixtures, and with what `prepare` makes in its shop. */
export async function fillFolder<Made>(
  folder: string,
  prepare: (db: Database, shop: TestShop) => Promise<Made>,
): Promise<Made> {
  readConfig({ DATA_DIR: folder });
  const { db, close } = await openFolder(folder);
  await migrate(db);
  await insertFixtures(db);
  const shop = openShop(db, manualClock(new Date().toISOString()));
  const made = await prepare(db, shop);
  await shop.close();
  await close();
  return made;
}

/** Starts the store API of a demo shop as a child process on a data folder, and waits until it is ready. */
export async function startStore(
  folder: string,
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [demoStore], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      OPS_PORT: String(port + 1),
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      PAYMENT_PROVIDER: 'none',
      ...environment,
    },
    stdio: 'inherit',
  });
  // The first start generates the demo catalogue, which takes up to a minute on a busy machine.
  for (const deadline = Date.now() + 180_000; Date.now() < deadline && child.exitCode === null;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('the store API was not ready');
}

/** Resolves with the exit code; null after a signal. */
export const waitForExit = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/**
 * Copies a bag, so that the calls of its customer go over HTTP to the store process on `port`. The calls of
 * the original customer go to the app in this process.
 */
export function overHttp(bag: ReadyBag, port: number): ReadyBag {
  return { ...bag, customer: { ...bag.customer, call: callOverHttp(bag.customer, port) } };
}

/** Calls of a customer or a guest to the store process on `port`; `{me}` in the path is their user name. */
export function callOverHttp(
  { userName, token }: Pick<TestCustomer, 'userName' | 'token'>,
  port: number,
): TestCustomer['call'] {
  const call: TestShop['call'] = async (method, url, { headers, payload } = {}): Promise<TestResponse> => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: {
        ...(headers as Record<string, string>),
        // The content type is left out without a body, because Fastify rejects an empty JSON body.
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return (method, url, more = {}) =>
    call(method, url.replace('{me}', userName), {
      ...more,
      headers: { ...more.headers, authorization: `Bearer ${token}` },
    });
}
