import { createLog } from '@luxe/host/log';
import { startPushService, type TestPushService } from '@luxe/host/testing';
import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { customer as customerTable, job, pushMessage, pushSubscription } from '../../db/schema/index.ts';
import { createEncryption } from '../../secrets/encryption.ts';
import { makeCustomer } from '../../testing/buyers.ts';
import { placeOrder, readyBag } from '../../testing/buying.ts';
import { databases } from '../../testing/databases.ts';
import { fixtures, insertFixtures } from '../../testing/fixtures.ts';
import { moveParcels, stepsToDoor } from '../../testing/fulfilling.ts';
import { openShop, testSecrets, type TestCustomer, type TestShop } from '../../testing/shop.ts';
import { createWorker } from '../jobs/worker.ts';
import { sweep } from '../retention/sweep.ts';
import { createPushSender } from './pushSender.ts';
import { pushJob } from './queuePush.ts';
import { sendPushes } from './sendPushes.ts';
import { writePush } from './writePush.ts';

const log = createLog('silent');
const day = 24 * 60 * 60_000;
const path = '/v2/lux/users/{me}/pushSubscriptions';
const keys = webPush.generateVAPIDKeys();

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`messages to devices on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    let service: TestPushService;
    let last = 9_370_000_000;
    const config = () => ({
      ...{ publicKey: keys.publicKey, privateKey: keys.privateKey },
      ...{ subject: 'mailto:desk@shop.example', testOrigin: service.origin },
    });
    beforeAll(async () => {
      service = await startPushService();
      database = await open();
      await insertFixtures(database.db);
      shop = openShop(database.db, undefined, { config: { push: config() } });
    }, 60_000);
    beforeEach(() => service.answerWith(201));
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
      await service.close();
    });

    const buyer = () => makeCustomer(database.db, shop, String(++last));
    const subscribe = async (by: TestCustomer, device = service.subscribe(keys.publicKey)) => {
      expect((await by.call('POST', path, { payload: device })).body).toEqual({ status: 'SUCCESS' });
      return device;
    };
    async function order(by: TestCustomer): Promise<string> {
      const bag = await readyBag(by, [[fixtures.potli, 1]]);
      return (await placeOrder(bag, `push-${last}`)).body.orderDetails.orderId;
    }
    const move = (orderId: string, states: Parameters<typeof moveParcels>[2]) =>
      moveParcels({ db: database.db, clock: shop.clock }, { orderId }, states);
    const send = async () => {
      await createWorker(database.db, shop.clock, log, { [pushJob]: writePush() }).runDueJobs();
      const parts = { db: database.db, clock: shop.clock, log };
      const encryption = createEncryption(testSecrets.hmacKey, 'device');
      return sendPushes({ ...parts, encryption, sender: createPushSender(config()) });
    };
    const messagesTo = (endpoint: string) =>
      service.received.filter((one) => one.endpoint === endpoint).map(({ message }) => message['title']);
    const devices = () => database.db.$count(pushSubscription);

    it('reports each step of a parcel once to each device, with the status of the order alone', async () => {
      const by = await buyer();
      const [phone, laptop] = [await subscribe(by), await subscribe(by)];
      const orderId = await order(by);
      await move(orderId, stepsToDoor);
      await send();
      await send();
      for (const { endpoint } of [phone, laptop])
        expect(messagesTo(endpoint)).toEqual(['Shipped', 'Arriving today', 'Delivered']);
      const first = service.received.find(({ endpoint }) => endpoint === phone.endpoint);
      expect(first).toMatchObject({ subject: 'mailto:desk@shop.example', headers: { ttl: '86400' } });
      expect(first?.message).toEqual({
        title: 'Shipped',
        body: `Your order ${orderId.replaceAll('-', ' ')} is on its way.`,
        path: `/my-account/order?orderCode=${orderId}`,
        tag: orderId,
      });
    });

    it('queues nothing for a customer without a device', async () => {
      const by = await buyer();
      const orderId = await order(by);
      await move(orderId, stepsToDoor);
      const queued = await database.db.select().from(job).where(eq(job.kind, pushJob));
      expect(queued.filter(({ payload }) => payload['orderId'] === orderId)).toEqual([]);
    });

    it('reports to a browser whether it gets messages, and stops when it asks', async () => {
      const by = await buyer();
      const device = await subscribe(by);
      const hash = Buffer.from(
        await crypto.subtle.digest('SHA-256', new TextEncoder().encode(device.endpoint)),
      ).toString('hex');
      const read = async () => (await by.call('GET', `${path}?device=${hash}`)).body;
      expect(await read()).toEqual({ publicKey: keys.publicKey, isOn: true });
      expect((await (await buyer()).call('GET', `${path}?device=${hash}`)).body.isOn).toBe(false);
      const stop = { payload: { endpoint: device.endpoint } };
      for (const _ of [1, 2]) expect((await by.call('POST', `${path}/delete`, stop)).status).toBe(200);
      expect((await read()).isOn).toBe(false);
    });

    it('rejects the address of anything but a push service', async () => {
      const by = await buyer();
      const device = service.subscribe(keys.publicKey);
      for (const endpoint of ['https://evil.example/x', 'http://169.254.169.254/', 'http://127.0.0.1:1/x'])
        expect((await by.call('POST', path, { payload: { ...device, endpoint } })).body.errorCode).toBe(
          'D4001',
        );
      const short = await by.call('POST', path, { payload: { ...device, auth: 'short' } });
      expect(short.status).toBe(400);
    });

    it('stores the address encrypted, and shows only its service in the download of personal data', async () => {
      const by = await buyer();
      const { endpoint, auth } = await subscribe(by);
      const rows = JSON.stringify(await database.db.select().from(pushSubscription));
      expect(rows).not.toContain(endpoint);
      expect(rows).not.toContain(auth);
      const { body } = await by.call('GET', '/v2/lux/users/{me}/personalData');
      expect(body.pushDevices).toEqual([
        { service: new URL(service.origin).host, createdAt: shop.clock.now().toISOString() },
      ]);
    });

    it.each([404, 410])('forgets a device after the answer %d', async (status) => {
      const by = await buyer();
      await subscribe(by);
      const before = await devices();
      const orderId = await order(by);
      await move(orderId, ['confirmed', 'packed', 'shipped']);
      service.answerWith(status);
      await send();
      expect(await devices()).toBe(before - 1);
    });

    it('tries again later after a fault, and gives up after a day', async () => {
      const by = await buyer();
      const { endpoint } = await subscribe(by);
      const orderId = await order(by);
      await move(orderId, ['confirmed', 'packed', 'shipped']);
      service.answerWith(503);
      await send();
      const requests = service.requests();
      await send();
      expect(service.requests()).toBe(requests);
      service.answerWith(201);
      shop.clock.advance(2 * 60_000);
      await send();
      expect(messagesTo(endpoint)).toEqual(['Shipped']);

      await move(orderId, ['outForDelivery']);
      service.answerWith(503);
      await send();
      shop.clock.advance(day + 60_000);
      await send();
      const stored = await database.db.select().from(pushMessage).where(eq(pushMessage.orderId, orderId));
      expect(stored.map((row) => row.status).toSorted()).toEqual(['failed', 'sent']);
    });

    it('is over with the session of the device, and only with this one', async () => {
      const phone = String(++last);
      const [here, elsewhere] = [await shop.logIn(phone), await shop.logIn(phone)];
      const before = await devices();
      await subscribe(here);
      await subscribe(elsewhere);
      await here.call('POST', '/oauth/revoke');
      expect(await devices()).toBe(before + 1);
    });

    it('is erased with the account', async () => {
      const by = await buyer();
      await subscribe(by);
      const before = await devices();
      await database.db
        .update(customerTable)
        .set({ deletionRequestedAt: shop.clock.now() })
        .where(eq(customerTable.phone, by.phone));
      await sweep(database.db, new Date(shop.clock.now().getTime() + 8 * day));
      expect(await devices()).toBeLessThan(before);
    });

    it('belongs to the customer who asked last on a device, and to at most ten devices', async () => {
      const [first, second] = [await buyer(), await buyer()];
      const device = await subscribe(first);
      const before = await devices();
      await subscribe(second, device);
      expect(await devices()).toBe(before);
      for (let count = 0; count < 11; count += 1) await subscribe(second);
      expect(await devices()).toBe(before + 9);
    });

    it('sends no message that waits for one customer to the next customer of the device', async () => {
      const [first, second] = [await buyer(), await buyer()];
      const device = await subscribe(first);
      const orderId = await order(first);
      await move(orderId, ['confirmed', 'packed', 'shipped']);
      service.answerWith(503);
      await send();
      await subscribe(second, device);
      service.answerWith(201);
      shop.clock.advance(2 * 60_000);
      await send();
      expect(messagesTo(device.endpoint)).toEqual([]);
    });

    it('limits changes of one customer, and offers nothing without keys', async () => {
      const by = await buyer();
      const stop = { payload: { endpoint: 'https://fcm.googleapis.com/x' } };
      const codes = [];
      for (let count = 0; count < 31; count += 1)
        codes.push((await by.call('POST', `${path}/delete`, stop)).body.errorCode);
      expect([codes[29], codes[30]]).toEqual([undefined, 'D4291']);
      const other = openShop(database.db, shop.clock);
      const call = (method: 'GET' | 'POST', more = {}) =>
        other.call(method, path.replace('{me}', by.userName), {
          headers: { authorization: `Bearer ${by.token}` },
          ...more,
        });
      expect((await call('GET')).body).toEqual({ publicKey: null, isOn: false });
      const known = { ...service.subscribe(keys.publicKey), endpoint: 'https://fcm.googleapis.com/x' };
      expect((await call('POST', { payload: known })).body.errorCode).toBe('D4041');
      await other.close();
    });
  });
