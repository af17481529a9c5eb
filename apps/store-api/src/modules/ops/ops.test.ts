import { eq } from 'drizzle-orm';
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
import { offer, outboxMessage } from '../../db/schema/index.ts';
import { mailJob } from '../mail/queueMail.ts';
import { writeMail } from '../order-mail/writeMail.ts';
import { createWorker } from '../jobs/worker.ts';
import { openDesk, type TestPerson } from '../../testing/desk.ts';
import { listAudit } from '../staff/audit.ts';
import { createDemoStaff, toDemoStaff } from '../staff/demoStaff.ts';
import { buildOps } from './app.ts';

let database: OpenDatabase;
let shop: TestShop;
let ops: FastifyInstance;
let meera: TestPerson;
beforeAll(async () => {
  database = await openEmbedded();
  await insertFixtures(database.db);
  shop = openShop(database.db);
  const desk = openDesk(database.db, shop.clock, { outbox: shop.outbox });
  ops = desk.ops;
  meera = await desk.logIn(['settings']);
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

it('the desk changes a price and a stock, and records both in the change log and the audit log', async () => {
  const cursor = await changeCursor(database.db);
  const ussid = fixtures.soap.USSID;
  const changePrice = (rupees: string, of: string = ussid) =>
    meera.call('changePrice', { params: { ussid: of }, body: { rupees } });
  const changeStock = (stock: unknown) => meera.call('changeStock', { params: { ussid }, body: { stock } });
  const offerOf = async () => (await database.db.select().from(offer).where(eq(offer.ussid, ussid)))[0];
  const before = await offerOf();
  expect((await changePrice('1.50')).json().offer).toMatchObject({ ussid, pricePaise: 150 });
  expect((await changeStock(12)).json().offer).toMatchObject({ ussid, stock: 12 });
  expect(await offerOf()).toMatchObject({ pricePaise: 150, stock: 12 });
  expect((await readChanges(database.db, cursor)).changes).toEqual([{ topic: 'offer', key: ussid }]);
  expect((await meera.call('offer', { params: { ussid } })).json().offer).toMatchObject({
    ...{ productName: 'The soap', pricePaise: 150, stock: 12 },
  });
  const entries = await listAudit(database.db, { subject: `offer ${ussid}` }, 10);
  expect(entries).toMatchObject([
    { action: 'change stock', person: 'Meera Nair', before: String(before?.stock), after: '12' },
    { action: 'change price', person: 'Meera Nair', before: '₹1,249.37', after: '₹1.50' },
  ]);
  expect((await changePrice('1', 'none')).statusCode).toBe(404);
  expect((await changePrice('100000000')).statusCode).toBe(409);
  for (const price of ['-1', '0', '0.99', '1.234', 'ten', ''])
    expect([price, (await changePrice(price)).statusCode]).toEqual([price, 400]);
  for (const stock of [-1, 1.5, 1_000_001, '10', null])
    expect([stock, (await changeStock(stock)).statusCode]).toEqual([stock, 400]);
  // The same price and stock again change nothing.
  expect((await changePrice('1.50')).statusCode).toBe(200);
  expect((await changeStock(12)).statusCode).toBe(200);
  expect(await offerOf()).toMatchObject({ pricePaise: 150, stock: 12 });
  expect(await listAudit(database.db, { subject: `offer ${ussid}` }, 10)).toHaveLength(2);
});

it('the ops listener serves the desk alone under its own name, and nothing under other names', async () => {
  const { ops: published } = openDesk(database.db, shop.clock, { origin: 'https://desk.shop.example' });
  const status = async (url: string, host: string, remoteAddress = '127.0.0.1') =>
    (await published.inject({ url, headers: { host }, remoteAddress })).statusCode;
  // There is no built application and no login.
  expect(await status('/desk/login', 'desk.shop.example')).toBe(503);
  expect(await status('/desk/api/session', 'DESK.shop.example', '172.29.40.10')).toBe(401);
  for (const path of ['/metrics', '/ops/ledger', '/dev/outbox', '/none'])
    expect([path, await status(path, 'desk.shop.example')]).toEqual([path, 403]);
  expect(await status('/desk/login', 'evil.example')).toBe(403);
  expect(await status('/desk/login', 'desk.shop.example.evil.example')).toBe(403);
  // A name of this machine counts only for requests from this machine.
  expect(await status('/metrics', 'localhost')).toBe(200);
  expect(await status('/metrics', 'localhost', '172.29.40.31')).toBe(403);
});

it('the login of a demo shop opens the desk, also twice within a step of the authenticator', async () => {
  const demoStaff = toDemoStaff('key of the shop');
  const desk = openDesk(database.db, shop.clock, { demoStaff });
  const parts = { db: database.db, clock: shop.clock, encryption: desk.accounts().encryption };
  await createDemoStaff(parts, demoStaff);
  await createDemoStaff(parts, demoStaff);
  for (let login = 0; login < 2; login += 1) {
    const { email, password, code } = (
      await desk.ops.inject({ url: '/dev/desk', headers: { host: 'localhost' } })
    ).json();
    expect((await desk.sendLogin({ email, password, code })).statusCode).toBe(200);
  }
  expect((await ops.inject({ url: '/dev/desk', headers: { host: 'localhost' } })).statusCode).toBe(404);
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
