import { indianDay } from '@luxe/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { webVital } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { sweep } from '../retention/sweep.ts';
import { countSince } from './repository.ts';
import { toRouteVitals } from './summary.ts';

const visit = { route: 'product', device: 'phone', connection: '4g', values: { LCP: 2400, CLS: 0.02 } };
const day = 24 * 60 * 60_000;

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`web vitals on ${name}`, () => {
    let database: OpenDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      database = await open();
      shop = openShop(database.db);
    }, 60_000);
    afterAll(async () => {
      expect(shop.faults).toEqual([]);
      await shop.close();
      await database.close();
    });
    const report = (payload: object) => shop.call('POST', '/v2/lux/web-vitals', { payload });
    const summary = async (since: string) => toRouteVitals(await countSince(database.db, since));

    it('counts visits by kind of page and device, with the 75th percentile of each metric', async () => {
      const today = indianDay(shop.clock.now());
      const lcp = [1000, 1100, 4500, 2400];
      await Promise.all(lcp.map((LCP) => report({ ...visit, values: { LCP, CLS: 0.02 } })));
      await report({ ...visit, connection: '3g', values: { INP: 640 } });
      await report({ ...visit, device: 'desktop', route: 'home', values: { TTFB: 300 } });
      expect(await summary(today)).toEqual([
        {
          route: 'product',
          device: 'phone',
          views: 5,
          metrics: [
            { metric: 'LCP', p75: 2400, rating: 'good', views: 4 },
            { metric: 'INP', p75: 640, rating: 'poor', views: 1 },
            { metric: 'CLS', p75: 0.02, rating: 'good', views: 4 },
          ],
        },
        {
          route: 'home',
          device: 'desktop',
          views: 1,
          metrics: [{ metric: 'TTFB', p75: 300, rating: 'good', views: 1 }],
        },
      ]);
    });

    it('rejects an address as the kind of page, an unknown device and a report without values', async () => {
      for (const wrong of [{ route: '/my-account/orders' }, { device: 'fridge' }, { values: {} }])
        expect((await report({ ...visit, ...wrong })).status).toBe(400);
      expect((await report({ ...visit, padding: 'x'.repeat(2000) })).status).toBe(413);
    });

    it('stores at most 80 kinds of pages of a day, and rejects further reports of one network', async () => {
      shop.clock.advance(day);
      const today = indianDay(shop.clock.now());
      const names = Array.from(
        { length: 80 },
        (_, at) => `r${'abcdefghij'[at % 10]}${'abcdefgh'[(at / 10) | 0]}`,
      );
      await database.db.insert(webVital).values(
        names.map((route) => ({
          ...{ day: today, route, device: 'phone' as const, connection: '4g' as const },
          ...{ metric: 'view' as const, step: 0, views: 1 },
        })),
      );
      expect((await report({ ...visit, route: 'another' })).status).toBe(200);
      expect((await summary(today)).map(({ route }) => route)).not.toContain('another');
      const responses = [];
      for (let count = 0; count < 140; count += 1) responses.push(await report(visit));
      expect(responses.at(-1)).toMatchObject({ status: 429, body: { errorCode: 'R4291' } });
    });

    it('deletes counts after 90 days', async () => {
      await sweep(database.db, new Date(shop.clock.now().getTime() + 89 * day));
      expect(await database.db.$count(webVital)).toBeGreaterThan(0);
      await sweep(database.db, new Date(shop.clock.now().getTime() + 93 * day));
      expect(await database.db.$count(webVital)).toBe(0);
    });
  });
