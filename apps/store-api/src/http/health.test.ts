import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { watchDisk } from '../db/disk.ts';
import { makeCustomer } from '../testing/buyers.ts';
import { addTo, place, readyBag } from '../testing/buying.ts';
import { handClock } from '../testing/clock.ts';
import { openEmbedded } from '../testing/databases.ts';
import { fillShelf, shelf } from '../testing/shelf.ts';
import { openShop } from '../testing/shop.ts';
import { health, type HealthParts } from './health.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), 'luxe-health-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('/readyz tells the truth', () => {
  const there = { execute: async () => ({ rows: [] }) };
  const gone = { execute: () => Promise.reject(new Error('gone')) };
  const ask = async (parts: Partial<Record<keyof HealthParts, unknown>>) => {
    const app = Fastify();
    health(app, { db: there, ...parts } as never);
    const [ready, alive] = [await app.inject('/readyz'), await app.inject('/healthz')];
    expect(alive.statusCode).toBe(200);
    return { status: ready.statusCode, checks: ready.json().checks, connection: ready.headers.connection };
  };

  const aged = (ms: number) => ({ indexAgeMs: () => ms });

  test.each<[number, string, object, object]>([
    [200, 'nothing', { ...aged(400), disk: watchDisk(folder) }, { index: 'ok', disk: 'ok' }],
    [503, 'the database', { db: gone }, { database: 'does not answer' }],
    [503, 'the index', aged(10_001), { index: 'does not follow changes' }],
    [503, 'a full disk', { disk: watchDisk(folder, () => 63 * megabyte) }, { disk: 'is full' }],
    [503, 'a lost disk', { disk: watchDisk(path.join(folder, 'gone')) }, { disk: 'cannot be written' }],
    [503, 'memory', { isMemoryUsedUp: () => true }, { memory: 'is used up' }],
    [503, 'the end', { ending: { hasBegun: true } }, { program: 'is ending' }],
  ])('%i where the trouble is %s', async (status, _, parts, checks) => {
    expect(await ask(parts)).toMatchObject({ status, checks: { database: 'ok', ...checks } });
  });

  it('closes connections once the end has begun, and not before', async () => {
    expect((await ask({ ending: { hasBegun: true } })).connection).toBe('close');
    expect((await ask({ ending: { hasBegun: false } })).connection).not.toBe('close');
  });
});

describe('a disk that fills up', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmbedded();
    await fillShelf(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it('refuses what writes, answers what reads, and takes up again when there is room', async () => {
    let free = 1000 * megabyte;
    const shop = openShop(database.db, handClock(), { disk: watchDisk(folder, () => free) });
    const buyer = await makeCustomer(database.db, shop, '9700000077');
    const bag = await readyBag(buyer, [[shelf.soap, 1]]);
    free = megabyte;
    const refused = await place(bag, 'order-on-a-full-disk');
    expect([refused.status, refused.body.errorCode]).toEqual([503, 'STORAGE_FULL']);
    expect((await addTo(buyer, bag.cart, shelf.soap)).status).toBe(503);
    const read = await buyer.call('GET', `/v2/lux/users/{me}/carts/${bag.cart}/cartDetails_V2`);
    expect(read.status).toBe(200);
    expect((await shop.app.inject('/readyz')).json().checks.disk).toBe('is full');
    free = 1000 * megabyte;
    expect((await place(bag, 'order-on-a-full-disk')).status).toBe(200);
    await shop.close();
  });
});
