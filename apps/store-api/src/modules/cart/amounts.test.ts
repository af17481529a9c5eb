import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderPosting } from '../order/ledger.ts';
import { apportion, lineTotal, payableOf, priceBag } from './amounts.ts';

const line = fc.record({
  pricePaise: fc.integer({ min: 0, max: 50_000_000_00 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  isGiveAway: fc.boolean(),
});
const bag = fc.array(line, { minLength: 1, maxLength: 50 });
const paise = fc.nat(10_000_000_00);

describe('amounts', () => {
  it('the payable of any bag is the exact sum of its lines [BAG-06]', () =>
    fc.assert(
      fc.property(bag, (lines) => {
        const sum = lines.reduce((total, one) => total + lineTotal(one), 0);
        return Number.isSafeInteger(sum) && payableOf(priceBag(lines)) === sum;
      }),
    ));

  it('a gift adds nothing [BAG-12]', () =>
    expect(lineTotal({ pricePaise: 5_000, quantity: 2, isGiveAway: true })).toBe(0));

  it('any order posts to the ledger in rows that add up to zero', () =>
    fc.assert(
      fc.property(
        fc.record({
          subtotal: paise,
          cartDiscount: paise,
          couponDiscount: paise,
          shipping: paise,
          cliqCash: paise,
          loyalty: paise,
          brandCash: paise,
        }),
        (amounts) => orderPosting(amounts).reduce((sum, { amountPaise }) => sum + amountPaise, 0) === 0,
      ),
    ));

  it('shares of a discount add up to it, and none is off by a paisa or more', () =>
    fc.assert(
      fc.property(
        paise,
        fc.array(fc.nat(50_000_000_00), { minLength: 1, maxLength: 50 }),
        (amount, weights) => {
          const shares = apportion(amount, weights);
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
          if (total > 0)
            shares.forEach((share, at) =>
              expect(Math.abs(share - (amount * (weights[at] ?? 0)) / total)).toBeLessThan(1.001),
            );
        },
      ),
    ));
});
