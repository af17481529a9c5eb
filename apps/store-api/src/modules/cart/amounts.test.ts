import fc from 'fast-check';
import { describe, it } from 'vitest';
import { orderPosting } from '../order/orderPosting.ts';
import { priceOrder } from '../pricing/priceOrder.ts';
import { payableOf, toAmounts } from './amounts.ts';

const line = fc.record({
  pricePaise: fc.integer({ min: 0, max: 50_000_000_00 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  isGiveAway: fc.boolean(),
  productId: fc.constant('mp100000000000001'),
  brandCode: fc.constant('MBH11A00001'),
  categories: fc.constant<string[]>([]),
  shippingPaise: fc.nat(500_00),
  taxRate: fc.constantFrom(500, 1800, 2800),
});
const bag = fc.array(line, { minLength: 1, maxLength: 50 });
const paise = fc.nat(10_000_000_00);

describe('amounts', () => {
  it('have a total payable that is the exact sum of the lines [BAG-06]', () =>
    fc.assert(
      fc.property(bag, (lines) => {
        const sum = lines.reduce(
          (total, one) => total + (one.isGiveAway ? 0 : one.pricePaise * one.quantity) + one.shippingPaise,
          0,
        );
        const { totals } = priceOrder(lines, { day: '2026-11-23' });
        return Number.isSafeInteger(sum) && totals.payable === sum && payableOf(toAmounts(totals)) === sum;
      }),
    ));

  it('are posted to the ledger in rows that add up to zero', () =>
    fc.assert(
      fc.property(
        fc.record({
          subtotal: paise,
          cartDiscount: paise,
          couponDiscount: paise,
          bankDiscount: paise,
          shipping: paise,
          cliqCash: paise,
          loyalty: paise,
          brandCash: paise,
          emiDiscount: paise,
        }),
        fc.constantFrom('cash-on-delivery' as const, 'payments' as const),
        (amounts, paidBy) =>
          orderPosting(amounts, paidBy).reduce((sum, { amountPaise }) => sum + amountPaise, 0) === 0,
      ),
    ));
});
