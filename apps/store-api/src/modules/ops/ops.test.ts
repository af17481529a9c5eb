import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { changeCursor, readChanges } from '../../db/changeLog.ts';
import { createLog } from '@luxe/host/log';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { openEmbedded } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { deskWrite, offer, outboxMessage } from '../../db/schema/index.ts';
import { mailJob } from '../mail/queueMail.ts';
import { writeMail } from '../order-mail/writeMail.ts';
import { createWorker } from '../jobs/worker.ts';
import { createLivePolicy } from '../policy/livePolicy.ts';
import { createEncryption } from '../../secrets/encryption.ts';
import { buildOps } from './app.ts';

const password = 'the password of the desk';
const authorization = `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;
let database: OpenDatabase;
let shop: TestShop;
let ops: FastifyInstance;
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
  shop = openShop(database.db);
  ops = buildOps({
    db: database.db,
    log: createLog('silent'),
    outbox: shop.outbox,
    desk: {
      clock: shop.clock,
      livePolicy: createLivePolicy(database.db),
      provider: undefined,
      encryption: createEncryption('key', 'bank account'),
      password,
    },
  });
}, 60_000);
afterAll(async () => {
  await ops.close();
  await shop.close();
  await database.close();
});

it('the ops listener shows the last one-time code of a phone, but only in a demo shop', async () => {
  await shop.identity('check-phone', { phone: '9700000001', countryCode: '91', captchaToken: null });
  const response = await ops.inject('/dev/outbox?phone=9700000001');
  expect(response.json().code).toMatch(/^\d{6}$/);
  expect((await ops.inject('/dev/outbox?phone=9700000002')).statusCode).toBe(404);
  const live = buildOps({ db: database.db, log: createLog('silent'), outbox: undefined });
  expect((await live.inject('/dev/outbox?phone=9700000001')).statusCode).toBe(404);
});

it('the ops listener accepts only requests with a loopback host name', async () => {
  const getOutbox = (host: string) => ops.inject({ url: '/dev/outbox?phone=9700000001', headers: { host } });
  expect((await getOutbox('127.0.0.1:4101')).statusCode).toBe(200);
  expect((await getOutbox('evil.example')).statusCode).toBe(403);
});

it('the public listener does not have the endpoints for operators', async () => {
  for (const path of ['/dev/outbox?phone=9700000001', '/ops/ledger', '/ops/stock/x', '/metrics'])
    expect((await shop.app.inject(path)).statusCode).toBe(404);
});

it('the ops listener shows stock, ledger and metrics', async () => {
  const bag = await readyBag(await makeCustomer(database.db, shop, '9700000003'), [[fixtures.candle, 1]]);
  await placeOrder(bag, 'for-the-operator');
  expect((await ops.inject(`/ops/stock/${fixtures.candle.USSID}`)).json().stock).toBe(4);
  expect((await ops.inject('/ops/ledger')).json()).toEqual({
    balance: 0,
    accounts: [
      { account: 'cash-on-delivery', paise: fixtures.candle.price },
      { account: 'sales', paise: -fixtures.candle.price },
    ],
  });
  expect((await ops.inject('/metrics')).body).toContain('luxe_store_orders 1\n');
});

it('the ops listener changes a price, and records the change in the change log', async () => {
  const cursor = await changeCursor(database.db);
  const change = (ussid: string, body: object, headers: Record<string, string> = { authorization }) =>
    ops.inject({ method: 'PUT', url: `/ops/price/${ussid}`, payload: body, headers });
  const ussid = fixtures.soap.USSID;
  expect((await change(ussid, { paise: 100 })).json()).toEqual({ ussid, paise: 100 });
  expect((await readChanges(database.db, cursor)).changes).toEqual([{ topic: 'offer', key: ussid }]);
  expect((await change('none', { paise: 100 })).statusCode).toBe(404);
  expect((await change(ussid, { paise: 1e12 })).statusCode).toBe(409);
  for (const paise of [-1, 0, 1, 99, 100.5, '100', null])
    expect([paise, (await change(ussid, { paise })).statusCode]).toEqual([paise, 400]);
});

it('the ops listener rejects a price change without the password or from another site', async () => {
  const priceOf = async () =>
    (await database.db.select().from(offer).where(eq(offer.ussid, fixtures.soap.USSID)))[0]?.pricePaise;
  const before = await priceOf();
  const change = (headers: Record<string, string>, at = ops) =>
    at.inject({ method: 'PUT', url: `/ops/price/${fixtures.soap.USSID}`, payload: { paise: 200 }, headers });
  const rows = async () => database.db.select().from(deskWrite).orderBy(asc(deskWrite.id));
  const written = (await rows()).length;
  for (const [headers, status] of [
    [{}, 401],
    [{ authorization: `Basic ${btoa('operator:wrong')}` }, 401],
    [{ authorization, 'sec-fetch-site': 'cross-site' }, 403],
    [{ authorization, 'sec-fetch-site': 'same-site' }, 403],
    [{ authorization, origin: 'https://evil.example' }, 403],
  ] as const)
    expect([headers, (await change(headers)).statusCode]).toEqual([headers, status]);
  const closed = buildOps({ db: database.db, log: createLog('silent'), outbox: undefined });
  expect((await change({ authorization }, closed)).statusCode).toBe(404);
  expect(await priceOf()).toBe(before);
  expect(await rows()).toHaveLength(written);

  expect((await change({ authorization })).statusCode).toBe(200);
  expect((await rows()).at(-1)).toMatchObject({
    method: 'PUT',
    path: `/ops/price/${fixtures.soap.USSID}`,
    detail: '{"paise":200}',
    at: shop.clock.now(),
  });
});

it('a placed order causes exactly one e-mail to the customer', async () => {
  const worker = createWorker(database.db, manualClock(), createLog('silent'), {
    [mailJob]: writeMail({ origin: 'https://shop.example', hmacKey: 'key', isSending: false }),
  });
  await worker.runDueJobs();
  await worker.runDueJobs();
  const messages = await database.db.select().from(outboxMessage);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    recipient: 'ananya.rao@example.com',
    text: expect.stringContaining('You pay ₹27,600 at the door.'),
  });
});
