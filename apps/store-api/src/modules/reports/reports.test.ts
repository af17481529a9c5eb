import type { DeskVitals } from '@luxe/contract/desk';
import { sql } from 'drizzle-orm';
import { createLog } from '@luxe/host/log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { errorReport } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { openDesk } from '../../testing/desk.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { buildOps } from '../ops/app.ts';
import { sweep } from '../retention/sweep.ts';

const fault = {
  kind: 'call',
  side: 'Client Side',
  status: 409,
  code: 'B9301',
  name: 'ApiError',
  message: 'addToBag 409 B9301',
  where: 'addToBag',
};

for (const { name, isAvailable, open } of databases.slice(0, 2)) {
  let database: OpenDatabase;
  let shop: TestShop;
  const report = (payload: object) => shop.call('POST', '/v2/lux/error-reports', { payload });

  beforeAll(async () => {
    if (!isAvailable) return;
    database = await open();
    shop = openShop(database.db);
  }, 60_000);
  afterAll(async () => {
    if (!isAvailable) return;
    await shop.close();
    await database.close();
  });

  it.skipIf(!isAvailable)(
    `${name}: stores a repeated error once with its count, shows it to the operator, and later deletes it [ERR-05]`,
    async () => {
      await Promise.all([report(fault), report(fault)]);
      shop.clock.advance(1000);
      await report({ kind: 'page', name: 'TypeError', message: 'x is undefined', where: 'render' });
      const ops = buildOps({ db: database.db, log: createLog('silent'), outbox: undefined });
      const { errors } = (await ops.inject({ url: '/ops/errors', headers: { host: 'localhost' } })).json();
      expect(errors).toMatchObject([
        { kind: 'page', where: 'render', times: 1 },
        { kind: 'call', side: 'Client Side', where: 'addToBag', times: 2 },
      ]);
      const metrics = await ops.inject({ url: '/metrics', headers: { host: 'localhost' } });
      expect(metrics.body).toContain('luxe_store_page_faults 3\n');
      await ops.close();
      await sweep(database.db, new Date(shop.clock.now().getTime() + 31 * 86_400_000));
      expect(await database.db.$count(errorReport)).toBe(0);
    },
  );

  it.skipIf(!isAvailable)(
    `${name}: shows errors by kind of page and device at the desk, and accepts reports of older pages`,
    async () => {
      const page = { kind: 'page', name: 'TypeError', message: 'y is undefined', where: 'render' };
      const phone = { route: 'product', device: 'phone' };
      const seen = [phone, phone, { ...phone, device: 'desktop' }, { ...phone, route: 'home' }, {}];
      for (const where of seen) expect((await report({ ...page, ...where })).status).toBe(200);
      const person = await openDesk(database.db, shop.clock).logIn(['settings']);
      const response = await person.call('webVitals', { query: { days: '1' } });
      expect(response.statusCode).toBe(200);
      const { errors } = response.json<DeskVitals>();
      const ofPage = errors.filter(({ message }) => message === page.message);
      expect(ofPage.map(({ route, device, times }) => [route, device, times])).toEqual(
        expect.arrayContaining([
          ['product', 'phone', 2],
          ['product', 'desktop', 1],
          ['home', 'phone', 1],
          [null, null, 1],
        ]),
      );
      expect(ofPage).toHaveLength(4);
    },
  );

  it.skipIf(!isAvailable)(
    `${name}: lists the most frequent errors first at the desk, even after a hundred newer ones`,
    async () => {
      const now = shop.clock.now();
      const later = new Date(now.getTime() + 1000);
      const stored = (message: string, times: number, at: Date) => ({
        ...{ fingerprint: message, kind: 'page' as const, name: 'Error', message, where: 'render' },
        ...{ times, firstAt: at, lastAt: at },
      });
      const newer = Array.from({ length: 101 }, (_, index) => stored(`newer ${index}`, 1, later));
      await database.db.insert(errorReport).values([stored('frequent', 50, now), ...newer]);
      const person = await openDesk(database.db, shop.clock).logIn(['settings']);
      const response = await person.call('webVitals', { query: { days: '1' } });
      const { errors } = response.json<DeskVitals>();
      expect(errors).toHaveLength(100);
      expect(errors[0]).toMatchObject({ message: 'frequent', times: 50 });
    },
  );

  it.skipIf(!isAvailable)(`${name}: rejects reports that are too large or malformed`, async () => {
    expect((await report({ ...fault, route: '/my-account/order' })).status).toBe(400);
    expect((await report({ ...fault, device: 'fridge' })).status).toBe(400);
    expect((await report({ ...fault, message: 'x'.repeat(301) })).status).toBe(400);
    expect((await report({ ...fault, where: '/my-account?phone=9812345670' })).status).toBe(400);
    expect((await report({ ...fault, padding: 'x'.repeat(9000) })).status).toBe(413);
  });

  it.skipIf(!isAvailable)(
    `${name}: stores at most 2,000 errors, and rejects further reports from one address for ten minutes`,
    async () => {
      const many = sql`insert into error_report (fingerprint, kind, name, message, place, times, first_at, last_at)
      select 'f' || n, 'page', 'Error', '', 'x', 1, now(), now() from generate_series(1, 2000) n`;
      await database.db.execute(many);
      const before = await database.db.$count(errorReport);
      const payload = { ...fault, where: 'another' };
      expect((await report(payload)).status).toBe(200);
      expect(await database.db.$count(errorReport)).toBe(before);
      const responses = await Promise.all(Array.from({ length: 60 }, () => report(payload)));
      expect(responses.at(-1)).toMatchObject({ status: 429, body: { errorCode: 'R4291' } });
      shop.clock.advance(10 * 60_000);
      expect((await report(payload)).status).toBe(200);
    },
  );
}
