import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { schemas } from '@luxe/contract/schemas';
import type { OpenDatabase } from '../../db/database.ts';
import { applicationProperty, keywordRedirect, searchTest } from '../../db/schema/settings.ts';
import { databases } from '../../testing/databases.ts';
import { openShop, type TestShop } from '../../testing/shop.ts';
import { redirectOf, toKeyword } from './keywords.ts';
import { pickByShare } from './searchExperiments.ts';

for (const { name, isAvailable, open } of databases)
  describe.skipIf(!isAvailable)(`settings on ${name}`, () => {
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

    const properties = async (names: string, at = '') => {
      const { body } = await shop.call('GET', `${at}/getApplicationProperties.json?propertyNames=${names}`);
      return schemas.properties.response.parse(body).applicationProperties;
    };

    it('return properties in the requested order, each once, without unknown names [CFG-01]', async () => {
      expect(await properties('Search_AB_Web, isProfileUpdateEnabled,nonsense,Search_AB_Web')).toEqual([
        { name: 'Search_AB_Web', value: 'true' },
        { name: 'isProfileUpdateEnabled', value: 'true' },
      ]);
      expect(await properties('')).toEqual([]);
    });

    it('apply a change of one property without a restart and without affecting others [CFG-01]', async () => {
      const set = (value: string) =>
        database.db
          .update(applicationProperty)
          .set({ value })
          .where(eq(applicationProperty.name, 'isLoyaltyEnabled_Lux'));
      await set('true');
      expect(await properties('isLoyaltyEnabled_Lux,isNeupassEnabled,whatsappconsent')).toEqual([
        { name: 'isLoyaltyEnabled_Lux', value: 'true' },
        { name: 'isNeupassEnabled', value: 'false' },
        { name: 'whatsappconsent', value: 'false' },
      ]);
      await set('false');
    });

    it('return the PAN rule only to requests for its product [CFG-04]', async () => {
      expect(await properties('panValidationConfig')).toEqual([]);
      const [rule] = await properties('panValidationConfig', '/olux');
      const { pattern } = JSON.parse(rule?.value ?? '') as { pattern: string };
      expect('ABCPK1234L').toMatch(new RegExp(pattern));
      expect('ABCXK1234L').not.toMatch(new RegExp(pattern));
      expect(await properties('panValidationConfig', '/oother')).toEqual([]);
    });

    it('return remote settings only to requests that name their project [CFG-02]', async () => {
      const { body } = await shop.call('GET', '/remote-config?project_id=luxe');
      expect(body).toEqual({ entries: { search_ab: 'on', nav_content: 'full' } });
      expect((await shop.call('GET', '/remote-config?project_id=other')).body).toEqual({ entries: {} });
    });

    it('give a browser the same version of the search every time [SEA-07]', async () => {
      const fetchSearchTest = async (id: string) =>
        (await shop.call('GET', `/v2/lux/products/searchab?sessionUID=${id}&channel=web`)).body;
      expect(await fetchSearchTest('one')).toEqual({
        testVersion: 'A',
        testSuggestVersion: 'A',
        webApiURL: '/v2/lux/products/searchProducts/',
        webLuxSasApiURL: '/v2/lux/products/suggestions',
        webIndiLuxSasApiURL: '/v2/lux/products/suggestions',
      });
      await database.db.insert(searchTest).values({
        version: 'B',
        suggestVersion: 'B',
        share: 3,
        searchUrl: '/v2/lux/products/searchProducts/new-first',
        luxurySuggestUrl: '/v2/lux/products/suggestions/brands-first',
        indiluxeSuggestUrl: '/v2/lux/products/suggestions',
      });
      const ids = Array.from({ length: 40 }, (_, index) => `browser ${index}`);
      const first = await Promise.all(ids.map(fetchSearchTest));
      expect(await Promise.all(ids.map(fetchSearchTest))).toEqual(first);
      expect(new Set(first.map(({ testVersion }) => testVersion))).toEqual(new Set(['A', 'B']));
      await database.db.delete(searchTest);
      expect((await shop.call('GET', '/v2/lux/products/searchab?sessionUID=one')).status).toBe(404);
    });

    it('redirect a keyword in upper or lower case to its page, and never out of the shop [SEA-05]', async () => {
      expect(await redirectOf(database.db, '  Brands ')).toBe('/brandList/a-to-z-luxury-brands');
      expect(await redirectOf(database.db, 'brand')).toBeNull();
      expect(await redirectOf(database.db, '')).toBeNull();
      await database.db.insert(keywordRedirect).values([
        { keyword: 'away', url: '//elsewhere.example' },
        { keyword: 'far', url: 'https://elsewhere.example' },
        { keyword: 'back', url: '/\\elsewhere.example' },
      ]);
      for (const keyword of ['away', 'far', 'back'])
        expect(await redirectOf(database.db, keyword)).toBeNull();
    });

    it('show the listing of a search whose redirects lead back to it', async () => {
      await database.db.insert(keywordRedirect).values([
        { keyword: 'one', url: '/search/?q=two' },
        { keyword: 'two', url: '/search/page-1?q=one' },
        { keyword: 'three', url: '/search/?q=one' },
        { keyword: 'four', url: '/search/?q=tote' },
      ]);
      expect(await redirectOf(database.db, 'one')).toBeNull();
      expect(await redirectOf(database.db, 'Two')).toBeNull();
      expect(await redirectOf(database.db, 'three')).toBe('/search/?q=one');
      expect(await redirectOf(database.db, 'four')).toBe('/search/?q=tote');
    });
  });

test('normalises the case and spaces of a keyword', () => {
  expect(toKeyword('  All \t BRANDS ')).toBe('all brands');
});

test('picks a search version by share, always the same for a browser, or none if all shares are 0', () => {
  const share = fc.nat({ max: 1000 });
  fc.assert(
    fc.property(fc.array(fc.record({ share }), { maxLength: 5 }), fc.string(), (versions, id) => {
      const picked = pickByShare(versions, id);
      expect(pickByShare(versions, id)).toBe(picked);
      if (versions.every((one) => one.share === 0)) expect(picked).toBeUndefined();
      else expect(picked?.share).toBeGreaterThan(0);
    }),
  );
  const versions = [{ share: 1 }, { share: 9 }];
  const ids = Array.from({ length: 2000 }, (_, index) => `browser ${index}`);
  const few = ids.filter((id) => pickByShare(versions, id) === versions[0]).length / ids.length;
  expect(few).toBeGreaterThan(0.07);
  expect(few).toBeLessThan(0.13);
});
