import { eq } from 'drizzle-orm';
import { createLog } from '@luxe/host/log';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { job, outboxMessage } from '../db/schema/index.ts';
import { orderConfirmation, sendOrderConfirmation } from '../modules/jobs/order-confirmation.ts';
import { createWorker } from '../modules/jobs/worker.ts';
import { sweep } from '../modules/sweeps/sweep.ts';
import { makeCustomer } from './buyers.ts';
import { place, readyBag } from './buying.ts';
import { handClock } from './clock.ts';
import { openEmbedded } from './databases.ts';
import { fillShelf, shelf } from './shelf.ts';
import { openShop, toForm, type TestShop } from './shop.ts';

// The time of day is put forward or back by hours while the shop is open.
const hour = 60 * 60_000;
const addresses = '/v2/lux/users/{me}/addresses';

let database: OpenDatabase;
const shops: TestShop[] = [];
beforeAll(async () => {
  database = await openEmbedded();
  await fillShelf(database.db);
}, 60_000);
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await database.close();
});

function open() {
  const clock = handClock();
  const shop = openShop(database.db, clock);
  shops.push(shop);
  const client = { client_id: 'shop', client_secret: 'shop secret' };
  const refresh = (refreshToken: string) =>
    shop.ask('POST', '/sso/refresh-token', toForm({ ...client, refreshToken }));
  return { clock, shop, refresh };
}

test.each([6, -6])('by %i h: a session goes on, at most with a refresh', async (hours) => {
  const { clock, shop, refresh } = open();
  const customer = await shop.logIn(`98123000${hours + 20}`);
  clock.jump(hours * hour);
  expect((await customer.call('GET', addresses)).status).toBe(hours > 0 ? 401 : 200);
  const { status, body } = await refresh(customer.refreshToken);
  expect(status).toBe(200);
  const headers = { authorization: `Bearer ${body.access_token}` };
  expect((await customer.call('GET', addresses, { headers })).status).toBe(200);
});

test.each([6, -6])(
  'by %i h: an order that is repeated is one, and its letter goes out once',
  async (hours) => {
    const { db } = database;
    const { clock, shop } = open();
    const bag = await readyBag(await makeCustomer(db, shop, `97123000${hours + 20}`), [[shelf.soap, 1]]);
    const first = await place(bag, 'order-in-a-jump');
    clock.jump(hours * hour);
    expect((await place(bag, 'order-in-a-jump')).body).toEqual(first.body);
    const worker = createWorker(db, clock, createLog('silent'), {
      [orderConfirmation]: sendOrderConfirmation,
    });
    await worker.drain();
    // Put back, it goes out when the clock comes to where it was.
    clock.jump(Math.max(0, -hours) * hour);
    await worker.drain();
    const sent = await db.select().from(outboxMessage).innerJoin(job, eq(job.id, outboxMessage.jobId));
    const mine = sent.filter((one) => one.job.payload.orderId === first.body.orderDetails.orderId);
    expect(mine).toHaveLength(1);
  },
);

it('locks nobody out who may ask for codes, and forgets no limit', async () => {
  const { clock, shop } = open();
  const ask = async () =>
    (await shop.identity('check-phone', { phone: '9612300000', countryCode: '91', captchaToken: null }))
      .status;
  // Five without a captcha.
  for (let at = 0; at < 5; at += 1) expect(await ask()).toBe(200);
  clock.jump(6 * hour);
  expect(await ask()).toBe(429);
  clock.jump(-12 * hour);
  expect(await ask()).toBe(429);
  clock.pass(10 * 60_000);
  expect(await ask()).toBe(200);
});

it('sweeps nothing that is still good', async () => {
  const { clock, shop, refresh } = open();
  const customer = await shop.logIn('9812300001');
  await sweep(database.db, new Date(clock.now().getTime() + 12 * hour));
  expect((await customer.call('GET', addresses)).status).toBe(200);
  expect((await refresh(customer.refreshToken)).status).toBe(200);
});
