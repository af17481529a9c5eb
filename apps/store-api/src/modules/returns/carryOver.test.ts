import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLine, type LineAmounts, type UnitAmounts } from '../order/splitLine.ts';
import { carryOver, differenceOf } from './carryOver.ts';

/** A unit whose amounts add up, as an order stores it. */
const unit = fc
  .record({
    unitPaise: fc.integer({ min: 1, max: 5_000_00 }),
    shippingPaise: fc.integer({ min: 0, max: 99_00 }),
    shares: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ unitPaise, shippingPaise, shares }): UnitAmounts => {
    let left = unitPaise;
    const [cart = 0, coupon = 0, bank = 0, emi = 0, brand = 0, points = 0, cliq = 0] = shares.map((share) => {
      const taken = Math.floor((left * share) / 200);
      left -= taken;
      return taken;
    });
    const line: LineAmounts = {
      quantity: 1,
      ...{ unitPaise, shippingPaise, cartDiscountPaise: cart, couponDiscountPaise: coupon },
      ...{ bankDiscountPaise: bank, emiDiscountPaise: emi, brandCashPaise: brand, loyaltyPaise: points },
      ...{ cliqCashPaise: cliq, payablePaise: left + shippingPaise },
      taxPaise: Math.floor((unitPaise - cart - coupon) / 10),
    };
    const [only] = splitLine(line);
    if (!only) throw new Error('The line has no unit.');
    return only;
  });

/** What is missing until the amounts of a unit add up, as the database checks it. */
const gapOf = (one: UnitAmounts): number =>
  one.pricePaise +
  one.shippingPaise -
  one.cartDiscountPaise -
  one.couponDiscountPaise -
  one.bankDiscountPaise -
  one.emiDiscountPaise -
  one.brandCashPaise -
  one.loyaltyPaise -
  one.cliqCashPaise -
  one.payablePaise;

test('both parts of a unit add up to it, each to the paisa, and no amount is negative', () => {
  fc.assert(
    fc.property(unit, fc.integer({ min: 0, max: 6_000_00 }), (one, drop) => {
      const { carried, difference } = carryOver(one, drop);
      expect(gapOf(one)).toBe(0);
      expect(gapOf(carried)).toBe(0);
      expect(gapOf(difference)).toBe(0);
      for (const name of Object.keys(one) as (keyof UnitAmounts)[]) {
        if (!(name in carried)) continue;
        expect(carried[name] + difference[name]).toBe(one[name]);
        expect(Math.min(carried[name], difference[name])).toBeGreaterThanOrEqual(0);
      }
      const back =
        difference.payablePaise +
        difference.cliqCashPaise +
        difference.brandCashPaise +
        difference.loyaltyPaise;
      expect(back).toBe(differenceOf(one, drop));
      expect(carried.pricePaise).toBe(Math.max(0, one.pricePaise - drop));
    }),
  );
});
