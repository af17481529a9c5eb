import { demoDiscounts, generateCatalogue } from '@luxe/catalogue';
import { indianDay } from '@luxe/format';
import { eq } from 'drizzle-orm';
import { expect, it, test } from 'vitest';
import { discount, product } from '../../db/schema/index.ts';
import { databases } from '../../testing/databases.ts';
import { insertFixtures, fixtures } from '../../testing/fixtures.ts';
import { readPageStarts, readProductAddresses, readProducts } from '../catalogue/repository.ts';
import { streamForSearch } from '../catalogue/streamForSearch.ts';
import { toBankOffer, toCoupon, toPromotion } from './toRules.ts';

const catalogue = generateCatalogue({ seed: 1 });
const rulesOn = (day: string) => demoDiscounts(catalogue, new Date(`${day}T12:00:00+05:30`));

test.each([
  ['2026-11-24', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', '2026-12-31'],
  ['2027-06-15', '2027-07-15'],
])('a shop seeded on %s has valid rules, and its winter coupon is valid until %s', (day, end) => {
  const rules = rulesOn(day);
  expect(rules.find(({ code }) => code === 'WINTER5000')).toMatchObject({
    untilDay: end,
    amountPaise: 5_000_00,
    minimumPaise: 2_00_000_00,
  });
  for (const { code, fromDay, untilDay } of rules) {
    expect(untilDay > day || code === 'WINTER5000', code).toBe(true);
    if (code !== 'SPRING15') expect(fromDay <= day, code).toBe(true);
  }
  expect(indianDay(new Date(`${day}T12:00:00+05:30`))).toBe(day);
});

test('every demo rule has a known kind and applies to existing brands and categories', () => {
  const rules = rulesOn('2026-11-24');
  expect(new Set(rules.map(({ kind }) => kind))).toEqual(
    new Set(['item', 'cart', 'gift', 'coupon', 'bank', 'emi']),
  );
  const codes = new Set([...catalogue.brands, ...catalogue.categories].map(({ code }) => code));
  for (const { scope } of rules)
    for (const code of [...(scope?.brands ?? ['MBH11A00001']), ...(scope?.categories ?? [])])
      expect(codes).toContain(code);
  for (const rule of rules) expect(rule.scope?.brands).not.toEqual([]);
  const [gift] = catalogue.giveAways;
  expect(gift?.flags.isGiveAway).toBe(true);
  expect(catalogue.products.map(({ id }) => id)).not.toContain(gift?.id);
});

for (const { name, isAvailable, open } of databases)
  it.skipIf(!isAvailable)(
    `stored rules convert to pricing rules, and a free gift is in no product list, on ${name} [BAG-12]`,
    async () => {
      const { db, close } = await open();
      await insertFixtures(db);
      const rules = rulesOn('2026-11-24').filter(({ kind }) => kind !== 'gift');
      await db.insert(discount).values(rules);
      const stored = await db.select().from(discount);
      expect(stored).toHaveLength(rules.length);
      for (const one of stored) {
        if (one.kind === 'coupon') expect(toCoupon(one).saving).toBeDefined();
        if (one.kind === 'bank') expect(toBankOffer(one).code).toBe(one.code);
        if (one.kind === 'item' || one.kind === 'cart') expect(toPromotion(one).kind).toBe(one.kind);
        if (one.kind === 'emi') expect([one.bank, one.months]).not.toContain(null);
      }

      const { productCode } = fixtures.candle;
      await db.update(product).set({ isGiveAway: true }).where(eq(product.id, productCode));
      const streamed: string[] = [];
      for await (const { id } of streamForSearch(db)) streamed.push(id);
      const listed = (await readProductAddresses(db, '', 100)).map(({ id }) => id);
      for (const ids of [streamed, listed]) {
        expect(ids).toHaveLength(4);
        expect(ids).not.toContain(productCode);
      }
      expect((await readPageStarts(db, 0, 100)).count).toBe(4);
      expect(await readProducts(db, [productCode])).toEqual([]);
      await close();
    },
  );
