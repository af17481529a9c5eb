import fc from 'fast-check';
import { priceOrder, type Parts, type Terms } from './priceOrder.ts';
import type { BagLine } from './rules.ts';
import type { TaxRate } from './gstRate.ts';

const defaultLine: BagLine = {
  pricePaise: 1_000_00,
  quantity: 1,
  isGiveAway: false,
  productId: 'mp1',
  brandCode: 'MBH9',
  categories: ['LSH1'],
  shippingPaise: 0,
  taxRate: 1800,
};
export const lineOf = (given: Partial<BagLine>): BagLine => ({ ...defaultLine, ...given });

const brands = ['MBH1', 'MBH2', 'MBH3'];
const categories = ['LSH10', 'LSH13', 'LSH15'];
const amount = fc.oneof(fc.nat(200), fc.nat(1_00_000_00), fc.nat(5_00_00_000_00));
const days = fc.constantFrom('2026-11-01', '2026-11-22', '2026-11-23', '2026-11-24', '2026-12-31');

const line: fc.Arbitrary<BagLine> = fc.record({
  pricePaise: amount,
  quantity: fc.integer({ min: 1, max: 10 }),
  isGiveAway: fc.boolean().map((is) => is),
  productId: fc.constantFrom('mp1', 'mp2', 'mp3'),
  brandCode: fc.constantFrom(...brands),
  categories: fc.subarray(categories, { minLength: 1 }),
  shippingPaise: fc.constantFrom(0, 0, 250_00, 1),
  taxRate: fc.constantFrom<TaxRate>(0, 25, 300, 500, 1800, 4000, {
    upTo: 2_500_00,
    below: 500,
    above: 1800,
  }),
});

const scope = fc.record(
  {
    brands: fc.subarray(brands),
    categories: fc.subarray(categories),
    products: fc.subarray(['mp1', 'mp2', 'mp3']),
  },
  { requiredKeys: [] },
);
const saving = fc.oneof(
  fc.record({ percent: fc.integer({ min: 0, max: 100 }), most: fc.option(amount, { nil: undefined }) }),
  fc.record({ amount }),
);
const rule = {
  code: fc.string({ minLength: 1, maxLength: 4 }),
  title: fc.constant(''),
  scope,
  saving,
  minimum: amount,
  from: days,
  until: days,
};

export const any = { nets: fc.array(amount, { minLength: 1, maxLength: 50 }) };
export const anyBag = fc.array(line, { maxLength: 12 });
export const anyTerms: fc.Arbitrary<Terms> = fc.record({
  day: fc.constant('2026-11-23'),
  promotions: fc.array(fc.record({ ...rule, kind: fc.constantFrom('item' as const, 'cart' as const) }), {
    maxLength: 4,
  }),
  coupon: fc.option(fc.record(rule), { nil: undefined }),
  bankOffer: fc.option(fc.record({ ...rule, withCoupon: fc.boolean() }), { nil: undefined }),
  brandCash: fc.array(fc.record({ brandCode: fc.constantFrom(...brands), balance: amount }), {
    maxLength: 3,
  }),
  points: amount,
  cliqCash: amount,
  minimumPayable: fc.constantFrom(undefined, 50, 1_00),
  noCostEmi: fc.option(
    fc.record({
      months: fc.constantFrom(3, 6, 12),
      annualPercent: fc.integer({ min: 0, max: 24 }),
      minimumPaise: fc.constantFrom(0, 10_000_00, 1_00_000_00),
    }),
    { nil: undefined },
  ),
});

const reductions: (keyof Parts)[] = [
  'itemDiscount',
  'cartDiscount',
  'couponDiscount',
  'bankDiscount',
  'brandCash',
  'points',
  'cliqCash',
  'emiDiscount',
];

/** Checks the rules that hold for every priced order. Throws an error that names the broken rule. */
export function checkOrder(lines: readonly BagLine[], terms: Terms): void {
  const { lines: priced, totals, heldBack } = priceOrder(lines, terms);
  const assert = (isTrue: boolean, problem: string) => {
    if (!isTrue) throw new Error(`${problem}: ${JSON.stringify({ totals, priced })}`);
  };
  for (const parts of [...priced, totals]) {
    const taken = reductions.reduce((sum, name) => sum + parts[name], 0);
    assert(parts.payable === parts.gross + parts.shipping - taken, 'the parts do not add up');
    assert(
      Object.values(parts).every((part) => Number.isSafeInteger(part) && part >= 0),
      'a part below zero',
    );
    assert(parts.tax <= parts.gross, 'more tax than goods');
  }
  for (const name of Object.keys(totals) as (keyof Parts)[])
    assert(
      totals[name] === priced.reduce((sum, parts) => sum + parts[name], 0),
      `the lines' ${name} is not its total`,
    );
  priced.forEach((parts, index) =>
    assert(!lines[index]?.isGiveAway || parts.gross === 0, 'a gift with a price'),
  );
  const minimum = terms.minimumPayable ?? 0;
  assert(
    totals.payable === 0 ||
      totals.payable + totals.emiDiscount >= Math.min(minimum, totals.gross + totals.shipping),
    'a payable amount below the online minimum',
  );
  assert(heldBack >= 0 && heldBack < Math.max(1, minimum), 'more held back than the minimum');
  assert(totals.points <= (terms.points ?? 0), 'more points than there are');
  assert(totals.cliqCash <= (terms.cliqCash ?? 0), 'more cliq cash than there is');
  const balance = (terms.brandCash ?? []).reduce((sum, one) => sum + one.balance, 0);
  assert(totals.brandCash <= balance, 'more brand cash than there is');
  if (!terms.coupon) assert(totals.couponDiscount === 0, 'a discount without a coupon');
}
