import { eq } from 'drizzle-orm';
import { createLog } from '@luxe/host/log';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { job, outboxMessage } from '../db/schema/index.ts';
import { mailJob } from '../modules/mail/queueMail.ts';
import { writeMail } from '../modules/order-mail/writeMail.ts';
import { createWorker } from '../modules/jobs/worker.ts';
import { sweep } from '../modules/retention/sweep.ts';
import { makeCustomer } from './buyers.ts';
import { placeOrder, readyBag } from './buying.ts';
import { manualClock } from './manualClock.ts';
import { openEmbedded } from './databases.ts';
import { insertFixtures, fixtures } from './fixtures.ts';
import { openShop, toForm, type TestShop } from './shop.ts';

// In these tests, the system time jumps by hours while the shop is open.
const hour = 60 * 60_000;
const addresses = '/v2/lux/users/{me}/addresses';

let database: OpenDatabase;
const shops: TestShop[] = [];
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
}, 60_000);
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await database.close();
});

function open() {
  const clock = manualClock();
  const shop = openShop(database.db, clock);
  shops.push(shop);
  const client = { client_id: 'shop', client_secret: 'shop secret' };
  const refresh = (refreshToken: string) =>
    shop.call('POST', '/sso/refresh-token', toForm({ ...client, refreshToken }));
  return { clock, shop, refresh };
}

test.each([6, -6])('a session survives a clock jump of %i h, after a refresh where needed', async (hours) => {
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
  'the store places a repeated order once after a clock jump of %i h, and sends one confirmation',
  async (hours) => {
    const { db } = database;
    const { clock, shop } = open();
    const bag = await readyBag(await makeCustomer(db, shop, `97123000${hours + 20}`), [[fixtures.soap, 1]]);
    const first = await placeOrder(bag, 'order-in-a-jump');
    clock.jump(hours * hour);
    expect((await placeOrder(bag, 'order-in-a-jump')).body).toEqual(first.body);
    const worker = createWorker(db, clock, createLog('silent'), {
      [mailJob]: writeMail({ origin: 'https://shop.example', hmacKey: 'key', isSending: false }),
    });
    await worker.runDueJobs();
    // A backward jump delays the confirmation until the clock reaches the former time again.
    clock.jump(Math.max(0, -hours) * hour);
    await worker.runDueJobs();
    const sent = await db.select().from(outboxMessage).innerJoin(job, eq(job.id, outboxMessage.jobId));
    const mine = sent.filter((one) => one.job.payload.orderId === first.body.orderDetails.orderId);
    expect(mine).toHaveLength(1);
  },
);

it('a clock jump neither extends nor resets the limit of code requests', async () => {
  const { clock, shop } = open();
  const requestCode = async () =>
    (await shop.identity('check-phone', { phone: '9612300000', countryCode: '91', captchaToken: null }))
      .status;
  // Five requests are allowed without a captcha.
  for (let at = 0; at < 5; at += 1) expect(await requestCode()).toBe(200);
  clock.jump(6 * hour);
  expect(await requestCode()).toBe(429);
  clock.jump(-12 * hour);
  expect(await requestCode()).toBe(429);
  clock.advance(10 * 60_000);
  expect(await requestCode()).toBe(200);
});

it('a clock jump does not make the sweep delete valid tokens', async () => {
  const { clock, shop, refresh } = open();
  const customer = await shop.logIn('9812300001');
  await sweep(database.db, new Date(clock.now().getTime() + 12 * hour));
  expect((await customer.call('GET', addresses)).status).toBe(200);
  expect((await refresh(customer.refreshToken)).status).toBe(200);
});
