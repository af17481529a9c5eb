import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { merchant, payByCard, serverAuth, shopOrigin, someOrder, startShop } from './sandbox.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'luxe-sandbox-chaos-'));
const orderCount = 60;
let port = 0;
let shop: Awaited<ReturnType<typeof startShop>>;
let program: ChildProcess | undefined;

beforeAll(async () => {
  shop = await startShop();
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  port = (probe.address() as AddressInfo).port;
  await new Promise((resolve) => probe.close(resolve));
});
afterAll(async () => {
  program?.kill('SIGKILL');
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start() {
  program = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      SHOP_ORIGIN: shopOrigin,
      WEBHOOK_URL: shop.url,
      MERCHANT_ID: merchant.id,
      API_KEY: merchant.apiKey,
      RESPONSE_KEY: merchant.responseKey,
      LOG_LEVEL: 'warn',
    },
    stdio: 'inherit',
  });
  await until(async () => (await request('GET', '/readyz')).status === 200);
}

async function kill() {
  const exited = once(program!, 'exit');
  program!.kill('SIGKILL');
  await exited;
}

/** The response, or status 0 when the program does not respond. */
async function request(method: 'GET' | 'POST', url: string, form?: Record<string, string>) {
  const isMerchantCall = url.startsWith('/orders');
  try {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      redirect: 'manual',
      headers: isMerchantCall ? serverAuth : { origin: shopOrigin },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const text = await response.text();
    return { status: response.status, text, location: response.headers.get('location') ?? '' };
  } catch {
    return { status: 0, text: '', location: '' };
  }
}

async function until(condition: () => Promise<boolean> | boolean) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The condition was not met within 60 seconds.');
}

/** Pays one order and retries requests without a response. Resolves when the shopper is back in the shop. */
async function buy(id: string) {
  const requestWithRetry = async (...what: Parameters<typeof request>) => {
    let response = await request(...what);
    await until(async () => response.status !== 0 || (response = await request(...what)).status !== 0);
    return response;
  };
  expect((await requestWithRetry('POST', '/orders', someOrder(id))).status).toBe(200);
  const begun = await requestWithRetry('POST', '/txns', payByCard(id));
  // If the response to the first call was lost, the repeated call begins a new transaction, which replaces
  // the first transaction.
  expect(begun.status, begun.text).toBe(200);
  const page = `/pay/${(JSON.parse(begun.text) as { txn_uuid: string }).txn_uuid}`;
  const back = await requestWithRetry('POST', page, { decision: 'approve' });
  expect(back.location).toContain('status=CHARGED');
}

it('repeated kills neither lose nor repeat a confirmed charge, and its webhook still arrives', async () => {
  await start();
  const ids = Array.from({ length: orderCount }, (_, at) => `order-${at}`);
  let left = orderCount;
  const buying = Promise.all(
    [0, 1, 2, 3].map(async (lane) => {
      for (const id of ids.filter((_, at) => at % 4 === lane)) {
        await buy(id);
        left -= 1;
      }
    }),
  );
  for (const remaining of [48, 32, 16]) {
    await until(() => left <= remaining);
    await kill();
    await start();
  }
  await buying;
  await kill();
  await start();
  for (const id of ids) {
    const { text } = await request('GET', `/orders/${id}`);
    expect(JSON.parse(text)).toMatchObject({ order_id: id, status: 'CHARGED', amount: 1234.5 });
  }
  const succeeded = () =>
    shop.events.flatMap(({ event_name, content }) =>
      event_name === 'ORDER_SUCCEEDED' ? [String(content.order.order_id)] : [],
    );
  await until(() => new Set(succeeded()).size === orderCount);
}, 600_000);
