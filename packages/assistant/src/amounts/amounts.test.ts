import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { understand } from '../testing/smallShop.ts';

/** The limits of a request in rupees. */
const limitsOf = (text: string) => {
  const { minPrice, maxPrice } = understand(text);
  const rupees = (paise: number | null) => (paise === null ? null : paise / 100);
  return [rupees(minPrice), rupees(maxPrice)];
};

test.each<[string, number | null, number | null]>([
  ['bag under 50k', null, 50_000],
  ['bag below 1.5 lakh', null, 150_000],
  ['bag under ₹1,50,000', null, 150_000],
  ['bag up to 2L', null, 200_000],
  ['bag no more than Rs. 25,000', null, 25_000],
  ['bag not above 1 lakh', null, 100_000],
  ['bag, nothing over 80k', null, 80_000],
  ['bag at least 1 crore', 10_000_000, null],
  ['bag above 3 lakh and below 5 lakh', 300_000, 500_000],
  ['bag between 20000 and 40000', 20_000, 40_000],
  ['bag between fifty and sixty thousand', 50_000, 60_000],
  ['bag 30 to 60 thousand', 30_000, 60_000],
  ['bag 20k-50k', 20_000, 50_000],
  ['bag 60000-80000', 60_000, 80_000],
  ['bag around 50k', 40_000, 60_000],
  ['bag for fifty thousand', null, 50_000],
  ['50k bag', null, 50_000],
  ['bag 45000', null, 45_000],
  ['50k ke andar bag', null, 50_000],
  ['bag 10 hazaar se kam', null, 10_000],
  ['bag ek lakh pachas hazaar tak', null, 150_000],
  ['bag dedh lakh tak', null, 150_000],
  ['bag dhai lakh se upar', 250_000, null],
  ['bag sava lakh ke andar', null, 125_000],
  ['bag sadhe teen lakh tak', null, 350_000],
  ['bag paune do lakh tak', null, 175_000],
  ['bag bees se chalis hazaar ke beech', 20_000, 40_000],
  ['bag 2 lakh se zyada nahi', null, 200_000],
  ['bag 50k se kam nahi', 50_000, null],
  ['bag kam se kam 60k', 60_000, null],
  ['बैग पचास हज़ार के अंदर', null, 50_000],
  ['बैग साढ़े तीन लाख तक', null, 350_000],
  ['बैग ₹१,५०,००० से कम', null, 150_000],
  ['बैग बीस से चालीस हज़ार के बीच', 20_000, 40_000],
  ['perfume 50 ml', null, null],
  ['gift for his 60th birthday', null, null],
  ['call 98765 43210 about the bag', null, null],
  ['deliver the bag to 560001', null, null],
  ['bag in size 42', null, null],
])('reads the limits of "%s"', (text, min, max) => expect(limitsOf(text)).toEqual([min, max]));

describe('amounts', () => {
  it('are read in every usual spelling', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom('k', ' k', ' thousand', ' hazaar', ' हज़ार'),
        (count, unit) => {
          expect(limitsOf(`bag under ${count}${unit}`)).toEqual([null, count * 1000]);
        },
      ),
    ));

  it('are the same in digits, with Indian grouping and with a currency', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9_999_999 }), (rupees) => {
        const grouped = String(rupees).replaceAll(/\d(?=(?:\d\d)*\d{3}$)/g, '$&,');
        for (const written of [String(rupees), grouped, `₹${grouped}`, `Rs. ${rupees}`, `${grouped}/-`])
          expect(limitsOf(`bag under ${written}`)).toEqual([null, rupees]);
      }),
    ));

  it('have the lower limit first, in whichever order they are written', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 500_000 }),
        fc.integer({ min: 1000, max: 500_000 }),
        (one, other) => {
          const limits = [Math.min(one, other), Math.max(one, other)];
          expect(limitsOf(`bag between ${one} and ${other}`)).toEqual(limits);
        },
      ),
    ));
});

test.each(['bag under 50', 'bag pachas ke andar', 'बैग पचास के अंदर'])(
  'asks which amount is meant by "%s"',
  (text) => {
    const { maxPrice, question } = understand(text);
    expect(maxPrice).toBeNull();
    expect(question?.options[0]).toContain('₹50,000');
  },
);

test.each(['bag paune 0 lakh tak', 'bag above paune zero lakh'])(
  'never returns a limit below zero: %s',
  (text) => {
    for (const limit of limitsOf(text)) expect(limit ?? 0).toBeGreaterThanOrEqual(0);
  },
);

it('returns limits as integers of paise', () =>
  expect(understand('bag under 1.255 lakh').maxPrice).toBe(12_550_000));
