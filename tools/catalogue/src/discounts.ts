import { indianDayAfter } from '@luxe/format';
import type { DiscountRule as Rule } from '@luxe/store-api/import';
import type { Catalogue } from '@luxe/store-api/model';

/** Number of days for which the demo rules stay valid, except for coupons and bank offers. */
const longDays = 3 * 365;

/** Last day of the winter coupon. If the shop is seeded later, the coupon is valid for 30 days from then. */
const endOfWinter = '2026-11-30';

/**
 * The discount rules of the demo shop. All rules but one are valid on the day of seeding. Coupons and bank
 * offers end within a year, all other rules after three years.
 */
export function demoDiscounts(
  { brands, giveAways }: Pick<Catalogue, 'brands' | 'giveAways'>,
  now: Date,
): Rule[] {
  const today = indianDayAfter(now, 0);
  const long = { fromDay: indianDayAfter(now, -7), untilDay: indianDayAfter(now, longDays) };
  // Coupons and bank offers show their last day without a year. They end within a year, so that this day is
  // unambiguous.
  const withinOneYear = { ...long, untilDay: indianDayAfter(now, 300) };
  const untilDay = today <= endOfWinter ? endOfWinter : indianDayAfter(now, 30);
  const codeOf = (name: string) => brands.filter((one) => one.name === name).map(({ code }) => code);
  const gift = giveAways[0]?.colours[0]?.variants[0]?.offers[0]?.ussid;
  return [
    {
      ...long,
      code: 'BRAE-HANDS',
      kind: 'item',
      title: '10% off every item by Brae',
      scope: { brands: codeOf('Brae') },
      percent: 10,
    },
    {
      ...long,
      code: 'STEPS-TWICE',
      kind: 'cart',
      title: '₹4,000 off shoes from ₹1,50,000',
      scope: { categories: ['LSH13'] },
      amountPaise: 4_000_00,
      minimumPaise: 1_50_000_00,
    },
    ...(gift
      ? [
          {
            ...long,
            code: 'SCENT-JOURNEY',
            kind: 'gift' as const,
            title: 'A gift with beauty and home from ₹1,00,000',
            scope: { categories: ['LSH21'] },
            minimumPaise: 1_00_000_00,
            giftUssid: gift,
          },
        ]
      : []),
    ...coupons(withinOneYear, untilDay, now),
    ...bankOffers(withinOneYear),
    ...plans(long),
  ];
}

type Days = Pick<Rule, 'fromDay' | 'untilDay'>;

const coupons = (long: Days, untilDay: string, now: Date): Rule[] => [
  {
    ...long,
    untilDay,
    code: 'WINTER5000',
    kind: 'coupon',
    title: '₹5,000 off bags from ₹2,00,000',
    amountPaise: 5_000_00,
    minimumPaise: 2_00_000_00,
  },
  {
    ...long,
    code: 'FIRST10',
    kind: 'coupon',
    title: '10% off your first order',
    percent: 10,
    amountPaise: 2_500_00,
    isFirstOrder: true,
  },
  {
    ...long,
    code: 'HOUR10',
    kind: 'coupon',
    title: '10% off watches and jewellery',
    scope: { categories: ['LSH15'] },
    percent: 10,
    amountPaise: 20_000_00,
  },
  {
    ...long,
    code: 'GRAND25000',
    kind: 'coupon',
    title: '₹25,000 off from ₹15,00,000',
    amountPaise: 25_000_00,
    minimumPaise: 15_00_000_00,
  },
  {
    code: 'SPRING15',
    kind: 'coupon',
    title: '15% off, at the end of the season',
    percent: 15,
    amountPaise: 15_000_00,
    fromDay: indianDayAfter(now, 60),
    untilDay: indianDayAfter(now, 90),
  },
  // A coupon that customer service gives to customers who write to the shop. The shop does not list it.
  {
    ...long,
    code: 'ATELIER1000',
    kind: 'coupon',
    title: '₹1,000 with our thanks',
    amountPaise: 1_000_00,
    isListed: false,
  },
];

/** `bins` are the first digits of the cards of the sandbox provider (apps/sandbox-provider/README.md). */
const bankOffers = (long: Days): Rule[] => [
  {
    ...long,
    code: 'HDFC10',
    kind: 'bank',
    title: '10% off with HDFC Bank credit cards',
    percent: 10,
    amountPaise: 7_500_00,
    minimumPaise: 50_000_00,
    bank: 'HDFC Bank',
    bins: ['411111', '400000', '305693'],
  },
  {
    ...long,
    code: 'ICICI5000',
    kind: 'bank',
    title: '₹5,000 off with ICICI Bank cards',
    amountPaise: 5_000_00,
    minimumPaise: 1_00_000_00,
    withCoupon: false,
    bank: 'ICICI Bank',
    bins: ['555555', '437551'],
  },
];

/** No-cost EMI plans, whose interest the shop bears. */
const plans = (long: Days): Rule[] =>
  (
    [
      ['HDFC', 'HDFC Bank', 3],
      ['HDFC', 'HDFC Bank', 6],
      ['ICICI', 'ICICI Bank', 6],
    ] as const
  ).map(([short, bank, months]) => ({
    ...long,
    code: `NCEMI-${short}-${months}`,
    kind: 'emi',
    title: `No-cost EMI over ${months} months with ${bank}`,
    minimumPaise: 30_000_00,
    bank,
    months,
  }));
