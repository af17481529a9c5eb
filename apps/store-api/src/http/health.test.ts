import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { watchDisk } from '../db/disk.ts';
import { makeCustomer } from '../testing/buyers.ts';
import { addTo, placeOrder, readyBag } from '../testing/buying.ts';
import { manualClock } from '../testing/manualClock.ts';
import { openEmbedded } from '../testing/databases.ts';
import { insertFixtures, fixtures } from '../testing/fixtures.ts';
import { openShop } from '../testing/shop.ts';
import { health, type HealthParts } from './health.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'luxe-health-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('/readyz', () => {
  const healthyDb = { execute: async () => ({ rows: [] }) };
  const brokenDb = { execute: () => Promise.reject(new Error('gone')) };
  const checkReadiness = async (parts: Partial<Record<keyof HealthParts, unknown>>) => {
    const app = Fastify();
    health(app, { db: healthyDb, ...parts } as never);
    const [ready, alive] = [await app.inject('/readyz'), await app.inject('/healthz')];
    expect(alive.statusCode).toBe(200);
    return { status: ready.statusCode, checks: ready.json().checks, connection: ready.headers.connection };
  };

  const aged = (ms: number) => ({ indexAgeMs: () => ms });

  test.each<[number, string, object, object]>([
    [200, 'nothing', { ...aged(400), disk: watchDisk(folder) }, { index: 'ok', disk: 'ok' }],
    [503, 'the database', { db: brokenDb }, { database: 'does not answer' }],
    [503, 'the index', aged(10_001), { index: 'does not follow changes' }],
    [503, 'a full disk', { disk: watchDisk(folder, () => 63 * megabyte) }, { disk: 'is full' }],
    [503, 'a lost disk', { disk: watchDisk(path.join(folder, 'gone')) }, { disk: 'cannot be written' }],
    [503, 'memory', { isMemoryUsedUp: () => true }, { memory: 'is used up' }],
    [503, 'a shutdown', { shutdown: { hasBegun: true } }, { program: 'is ending' }],
  ])('answers %i when the failing part is %s', async (status, _, parts, checks) => {
    expect(await checkReadiness(parts)).toMatchObject({ status, checks: { database: 'ok', ...checks } });
  });

  it('closes connections only during a shutdown', async () => {
    expect((await checkReadiness({ shutdown: { hasBegun: true } })).connection).toBe('close');
    expect((await checkReadiness({ shutdown: { hasBegun: false } })).connection).not.toBe('close');
  });
});

describe('a store on a full disk', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmbedded();
    await insertFixtures(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it('rejects writes, answers reads, and accepts writes again when there is space', async () => {
    let free = 1000 * megabyte;
    const shop = openShop(database.db, manualClock(), { disk: watchDisk(folder, () => free) });
    const buyer = await makeCustomer(database.db, shop, '9700000077');
    const bag = await readyBag(buyer, [[fixtures.soap, 1]]);
    free = megabyte;
    const rejected = await placeOrder(bag, 'order-on-a-full-disk');
    expect([rejected.status, rejected.body.errorCode]).toEqual([503, 'STORAGE_FULL']);
    expect((await addTo(buyer, bag.cart, fixtures.soap)).status).toBe(503);
    const read = await buyer.call('GET', `/v2/lux/users/{me}/carts/${bag.cart}/cartDetails_V2`);
    expect(read.status).toBe(200);
    expect((await shop.app.inject('/readyz')).json().checks.disk).toBe('is full');
    free = 1000 * megabyte;
    expect((await placeOrder(bag, 'order-on-a-full-disk')).status).toBe(200);
    await shop.close();
  });
});
