import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalment, noCostDiscount } from './emiTerms.ts';
import { apportion, percentOf } from './money.ts';
import { seedPolicy } from '../policy/policyValues.ts';
import { priceOrder, type Parts, type Terms } from './priceOrder.ts';
import { taxRateOf } from './gstRate.ts';
import { any, anyBag, anyTerms, checkOrder, lineOf } from './testing.ts';

const day = '2026-11-23';
const term = { from: '2026-11-01', until: '2026-11-23' };
const rule = { ...term, code: 'DIWALI', title: 'Diwali', scope: {}, minimum: 0 };
const bag = [
  lineOf({ pricePaise: 2_45_000_00, brandCode: 'MBH1', categories: ['LSH10'] }),
  lineOf({ pricePaise: 33_333_33, quantity: 3, brandCode: 'MBH2', categories: ['LSH13'] }),
];
const price = (terms: Omit<Terms, 'day'>, lines = bag) => priceOrder(lines, { day, ...terms });
const coupon = (terms: object) => price({ coupon: { ...rule, saving: { percent: 10 }, ...terms } });

describe('the price of a bag, checked by hand', () => {
  it('is price times quantity without discounts', () =>
    expect(price({}).totals).toMatchObject({ gross: 3_44_999_99, payable: 3_44_999_99 }));

  it('applies each discount to the amount that the earlier discounts left', () => {
    const { totals } = price({
      promotions: [
        { ...rule, code: 'P1', kind: 'item', scope: { brands: ['MBH1'] }, saving: { percent: 20 } },
        { ...rule, code: 'P2', kind: 'cart', saving: { amount: 10_000_00 } },
      ],
      coupon: { ...rule, saving: { percent: 10 } },
      bankOffer: { ...rule, withCoupon: true, saving: { percent: 5, most: 7_500_00 } },
    });
    // Item discount: 3,44,999.99 - 49,000 = 2,95,999.99. Cart discount: 2,95,999.99 - 10,000 = 2,85,999.99.
    // Coupon: 10% of 2,85,999.99 = 28,600.00, rounded to the nearest paisa. Bank offer: 5% of the remaining
    // 2,57,399.99 is more than the maximum of 7,500, so the discount is 7,500.
    expect(totals).toMatchObject({
      itemDiscount: 49_000_00,
      cartDiscount: 10_000_00,
      couponDiscount: 28_600_00,
      bankDiscount: 7_500_00,
      payable: 2_49_899_99,
    });
  });

  it('takes an item discount off each unit, at most the price of the unit', () => {
    const off = (amount: number) =>
      price({ promotions: [{ ...rule, kind: 'item', scope: { brands: ['MBH2'] }, saving: { amount } }] })
        .totals.itemDiscount;
    expect(off(1_000_00)).toBe(3_000_00);
    expect(off(9_99_999_00)).toBe(3 * 33_333_33);
  });

  it('applies the better of two promotions, not both', () =>
    expect(
      price({
        promotions: [
          { ...rule, code: 'A', kind: 'cart', saving: { amount: 100_00 } },
          { ...rule, code: 'B', kind: 'cart', saving: { amount: 300_00 } },
        ],
      }).totals.cartDiscount,
    ).toBe(300_00));

  it('ignores gifts, which cost nothing [BAG-12]', () =>
    expect(
      price({ coupon: { ...rule, minimum: 3_45_000_00, saving: { percent: 10 } } }, [
        ...bag,
        lineOf({ pricePaise: 5_000_00, isGiveAway: true }),
      ]),
    ).toMatchObject({ totals: { payable: 3_44_999_99 }, couponObstacle: { kind: 'minimum', missing: 1 } }));

  it('lets credits pay for delivery too, and brand cash only for lines of its brand', () => {
    const lines = [bag[0] ?? lineOf({}), lineOf({ pricePaise: 1_000_00, shippingPaise: 250_00 })];
    const { totals, lines: each } = price(
      {
        brandCash: [{ brandCode: 'MBH1', balance: 9_99_999_00 }],
        points: 500_00,
        cliqCash: 9_99_999_00,
      },
      lines,
    );
    expect(totals).toMatchObject({ brandCash: 2_45_000_00, points: 500_00, cliqCash: 750_00, payable: 0 });
    expect(each[0]).toMatchObject({ brandCash: 2_45_000_00, points: 0 });
  });

  it('contains GST on the amount after the shop’s own discounts', () =>
    expect(
      price({ coupon: { ...rule, saving: { percent: 50 } } }, [lineOf({ pricePaise: 236_00 })]).totals.tax,
    ).toBe(18_00));

  it('takes the GST rate of shoes from their value after the shop’s own discounts, not after bank offers and credits', () => {
    const shoes = lineOf({ pricePaise: 2_900_00, taxRate: taxRateOf('6403', seedPolicy) });
    const taxWith = (terms: object) => price(terms, [shoes]).totals.tax;
    const off = { ...rule, saving: { amount: 400_00 } };
    expect(taxWith({})).toBe(442_37);
    expect(taxWith({ coupon: off })).toBe(119_05);
    expect(taxWith({ promotions: [{ ...off, kind: 'item' }] })).toBe(119_05);
    expect(taxWith({ promotions: [{ ...off, kind: 'cart' }] })).toBe(119_05);
    expect(taxWith({ bankOffer: { ...off, withCoupon: true } })).toBe(442_37);
    expect(taxWith({ cliqCash: 400_00, points: 400_00 })).toBe(442_37);
    expect(price({}, [{ ...shoes, pricePaise: 2_600_00 }]).totals.tax).toBe(123_81);
  });
});

describe('credits and discounts that would leave less to pay than the online minimum', () => {
  const one = [lineOf({ pricePaise: 1_000_00 })];
  const rest = (terms: object) => price({ minimumPayable: 1_00, ...terms }, one);
  it.each([
    [{ cliqCash: 999_50 }, { payable: 1_00, cliqCash: 999_00 }, 50],
    [{ cliqCash: 1_000_00 }, { payable: 0, cliqCash: 1_000_00 }, 0],
    [{ cliqCash: 999_00 }, { payable: 1_00, cliqCash: 999_00 }, 0],
    [{ points: 999_00, cliqCash: 75 }, { payable: 1_00, points: 999_00, cliqCash: 0 }, 75],
    [{ points: 999_00, cliqCash: 25 }, { payable: 1_00, points: 999_00, cliqCash: 0 }, 25],
    [{ brandCash: [{ brandCode: 'MBH9', balance: 999_99 }] }, { payable: 1_00, brandCash: 999_00 }, 99],
    [{ coupon: { ...rule, saving: { amount: 999_60 } } }, { payable: 1_00, couponDiscount: 999_00 }, 60],
    [{ minimumPayable: 50, cliqCash: 999_50 }, { payable: 50, cliqCash: 999_50 }, 0],
    [{ minimumPayable: undefined, cliqCash: 999_99 }, { payable: 1, cliqCash: 999_99 }, 0],
  ])(
    'are reduced so that the minimum is left, unless they pay the entire amount: %j',
    (terms, totals, heldBack) => expect(rest(terms)).toMatchObject({ totals, heldBack }),
  );

  it('are not used for a bag that itself costs less than the minimum', () =>
    expect(price({ minimumPayable: 1_00, cliqCash: 20 }, [lineOf({ pricePaise: 70 })])).toMatchObject({
      totals: { payable: 70, cliqCash: 0 },
      heldBack: 20,
    }));
});

describe('the obstacle of a coupon or bank offer', () => {
  it.each([
    [{ until: '2026-11-22' }, { kind: 'expired' }],
    [{ from: '2026-11-24', until: '2026-12-24' }, { kind: 'early' }],
    [{ scope: { categories: ['LSH15'] } }, { kind: 'unfit' }],
    [{ minimum: 3_45_000_00 }, { kind: 'minimum', missing: 1 }],
  ])('is reported for a coupon with %j', (terms, obstacle) => {
    const { couponObstacle, totals } = coupon(terms);
    expect(couponObstacle).toEqual(obstacle);
    expect(totals.couponDiscount).toBe(0);
  });

  it('is absent on the last day of the coupon [BAG-19]', () =>
    expect(coupon({ until: day }).couponObstacle).toBeUndefined());

  it('is `coupon` when the bag has a coupon with which the bank offer cannot be combined', () =>
    expect(
      price({
        coupon: { ...rule, saving: { percent: 10 } },
        bankOffer: { ...rule, withCoupon: false, saving: { percent: 5 } },
      }).bankObstacle,
    ).toEqual({ kind: 'coupon' }));
});

describe('instalments', () => {
  // The expected instalments are checked against the usual formula P·r·(1+r)^n / ((1+r)^n − 1).
  it.each([
    [1_00_000_00, { months: 12, annualPercent: 14 }, 8_978_71],
    [1_00_000_00, { months: 3, annualPercent: 15 }, 34_170_12],
    [1_00_000_00, { months: 6, annualPercent: 0 }, 16_666_67],
  ])('are calculated for a loan of %d paise with the plan %j', (loan, plan, each) =>
    expect(instalment(loan, plan)).toBe(each),
  );

  it('of a no-cost plan add up to the price, except for a few paise of rounding per month', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_00_000_00 }),
        fc.constantFrom(3, 6, 9, 12, 18, 24),
        fc.integer({ min: 0, max: 24 }),
        (amount, months, annualPercent) => {
          const plan = { months, annualPercent };
          const paid = instalment(amount - noCostDiscount(amount, plan), plan) * months;
          if (annualPercent === 0) return paid - amount < months;
          return paid <= amount && amount - paid <= 2 * months;
        },
      ),
    ));
});

describe('money', () => {
  it.each([
    [1, 50, 1],
    [3, 50, 2],
    [333, 10, 33],
    [335, 10, 34],
    [9_00_00_000_00, 99, 8_91_00_000_00],
  ])('of %d paise times %d percent is rounded to the nearest paisa', (amount, percent, share) =>
    expect(percentOf(amount, percent)).toBe(share),
  );

  it('is split by weight into shares that add up to the amount, none above its weight', () =>
    fc.assert(
      fc.property(any.nets, fc.nat(100), (weights, percent) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const amount = percentOf(total, percent);
        const shares = apportion(amount, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(weights[index] ?? 0));
      }),
    ));
});

describe('any order', () => {
  it('has lines that add up to its totals, and no amount below zero or above its limit', () =>
    fc.assert(fc.property(anyBag, anyTerms, (lines, terms) => checkOrder(lines, terms))));

  it('has its former totals after a coupon and a bank offer are applied and removed again', () =>
    fc.assert(
      fc.property(anyBag, anyTerms, (lines, terms) => {
        const { coupon: given, bankOffer: offered, ...plain } = terms;
        const before = priceOrder(lines, plain);
        priceOrder(lines, { ...plain, coupon: given, bankOffer: offered });
        expect(priceOrder(lines, plain)).toEqual(before);
      }),
    ));

  it('has the same totals for any sequence of its lines, except for one paisa of rounding per line', () =>
    fc.assert(
      fc.property(anyBag, anyTerms, (lines, given) => {
        // No EMI plan is used: its interest depends on the payable amount, which the sequence of lines may
        // change by a paisa.
        const terms = { ...given, noCostEmi: undefined };
        const names: (keyof Parts)[] = [
          'gross',
          'itemDiscount',
          'cartDiscount',
          'couponDiscount',
          'bankDiscount',
          'payable',
        ];
        const forward = priceOrder(lines, terms).totals;
        const reversed = priceOrder(lines.toReversed(), terms).totals;
        for (const name of names)
          expect(Math.abs(forward[name] - reversed[name])).toBeLessThanOrEqual(lines.length);
      }),
    ));
});
