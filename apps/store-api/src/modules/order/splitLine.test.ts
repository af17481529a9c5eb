import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceOrder, type Terms } from '../pricing/priceOrder.ts';
import { splitLine, toLineAmounts, type LineAmounts, type UnitAmounts } from './splitLine.ts';

const none = {
  cartDiscountPaise: 0,
  couponDiscountPaise: 0,
  bankDiscountPaise: 0,
  shippingPaise: 0,
  brandCashPaise: 0,
  loyaltyPaise: 0,
  cliqCashPaise: 0,
  emiDiscountPaise: 0,
  payablePaise: 0,
  taxPaise: 0,
};

it.each<[string, LineAmounts, Partial<UnitAmounts>[]]>([
  [
    'one unit takes everything',
    { ...none, quantity: 1, unitPaise: 100, loyaltyPaise: 30, payablePaise: 70, taxPaise: 11 },
    [{ pricePaise: 100, loyaltyPaise: 30, payablePaise: 70, taxPaise: 11 }],
  ],
  [
    'the last unit closes the rounding',
    { ...none, quantity: 3, unitPaise: 100, shippingPaise: 50, payablePaise: 350, taxPaise: 50 },
    [
      { shippingPaise: 16, payablePaise: 116, taxPaise: 16 },
      { shippingPaise: 16, payablePaise: 116, taxPaise: 16 },
      { shippingPaise: 18, payablePaise: 118, taxPaise: 18 },
    ],
  ],
  [
    'no unit is paid with more than it costs',
    { ...none, quantity: 3, unitPaise: 100, couponDiscountPaise: 100, cliqCashPaise: 200 },
    [
      { couponDiscountPaise: 34, cliqCashPaise: 66, payablePaise: 0 },
      { couponDiscountPaise: 33, cliqCashPaise: 67, payablePaise: 0 },
      { couponDiscountPaise: 33, cliqCashPaise: 67, payablePaise: 0 },
    ],
  ],
])('%s', (_, line, units) => expect(splitLine(line)).toMatchObject(units));

const lines = fc.array(
  fc.record({
    pricePaise: fc.integer({ min: 1, max: 5_00_000_00 }),
    quantity: fc.integer({ min: 1, max: 10 }),
    shippingPaise: fc.constantFrom(0, 99_00, 250_00, 251_01),
  }),
  { minLength: 1, maxLength: 4 },
);
const credit = fc.integer({ min: 0, max: 3_00_000_00 });

it('the units of any priced order add up to its lines, without a negative amount', () =>
  fc.assert(
    fc.property(lines, credit, credit, credit, (bag, points, cliqCash, balance) => {
      const terms: Terms = {
        day: '2026-11-27',
        points,
        cliqCash,
        brandCash: [{ brandCode: 'B', balance }],
        minimumPayable: 1_00,
      };
      const { lines: priced } = priceOrder(
        bag.map((one, at) => ({
          ...one,
          ...{ productId: `p${at}`, brandCode: 'B', categories: [], isGiveAway: false, taxRate: 1800 },
        })),
        terms,
      );
      priced.forEach((parts, at) => {
        const { quantity = 0, pricePaise = 0 } = bag[at] ?? {};
        const line: LineAmounts = { quantity, unitPaise: pricePaise, ...toLineAmounts(parts) };
        const units = splitLine(line);
        expect(units).toHaveLength(quantity);
        for (const name of Object.keys(none) as (keyof typeof none)[])
          expect(units.reduce((sum, unit) => sum + unit[name], 0)).toBe(line[name]);
        for (const unit of units) {
          expect(Math.min(...Object.values(unit))).toBeGreaterThanOrEqual(0);
          expect(unit.payablePaise).toBe(
            unit.pricePaise +
              unit.shippingPaise -
              unit.cartDiscountPaise -
              unit.couponDiscountPaise -
              unit.bankDiscountPaise -
              unit.brandCashPaise -
              unit.loyaltyPaise -
              unit.cliqCashPaise -
              unit.emiDiscountPaise,
          );
        }
      });
    }),
  ));
