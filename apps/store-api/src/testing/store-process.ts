import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ReadyBag } from './buying.ts';
import type { Answer, TestShop } from './shop.ts';

/** Starts the store API as a program of its own on a data folder and waits until it is ready. */
export async function startStore(
  folder: string,
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
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
  // A first start makes the demo catalogue: on a busy machine that takes a minute.
  for (const deadline = Date.now() + 180_000; Date.now() < deadline && child.exitCode === null;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error('the store API was not ready');
}

/** Resolves with the exit code, null after a signal. */
export const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/** The same bag and customer, asking the program on `port` instead of the one in this process. */
export function over(bag: ReadyBag, port: number): ReadyBag {
  const ask: TestShop['ask'] = async (method, url, { headers, payload } = {}): Promise<Answer> => {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: {
        ...(headers as Record<string, string>),
        // An empty body is no JSON: a call without one must not say that it has.
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const { userName, token } = bag.customer;
  return {
    ...bag,
    customer: {
      ...bag.customer,
      call: (method, url, more = {}) =>
        ask(method, url.replace('{me}', userName), {
          ...more,
          headers: { ...more.headers, authorization: `Bearer ${token}` },
        }),
    },
  };
}
