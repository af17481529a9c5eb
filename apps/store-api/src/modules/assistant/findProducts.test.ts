import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { planOf, scopeIn } from '../../testing/tara.ts';
import { emptyPlan } from './asked.ts';
import { priceOf, type Match } from './facts.ts';
import { findProducts, ladderOf, shownLimit } from './findProducts.ts';
import { namesMaterial } from './materials.ts';

let seeded: Seeded;
beforeAll(async () => void (seeded = await openSeeded()), 60_000);
afterAll(() => seeded.close());

const find = (plan: Parameters<typeof planOf>[0], home: 'luxury' | 'indiluxe' = 'luxury') =>
  findProducts(scopeIn(seeded, home), planOf(plan));
const bags = { categories: ['LSH10'] };
const pathOf = ({ product }: Match) => seeded.catalogue.pathTo(product.categoryCode).map(({ code }) => code);
const materialsOf = ({ product }: Match) =>
  product.details.flatMap(({ label, value }) => (label === 'Material' ? [value] : [])).join(' ');

describe('products for a plan', () => {
  it('are in stock, and fit category, colour and price [TAR-02]', async () => {
    const { matches, dropped, total } = await find({ ...bags, colours: ['Brown'], maxPrice: 3_00_000_00 });
    expect(matches.length).toBeGreaterThan(0);
    expect(dropped).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(matches.length);
    for (const match of matches) {
      expect(pathOf(match)).toContain('LSH10');
      expect(match.colour.family).toBe('Brown');
      expect(priceOf(match)).toBeLessThanOrEqual(3_00_000_00);
      expect(match.card).toMatchObject({ isOutOfStock: false, color: match.colour.name });
    }
  });

  it('are at most as many as a page shows, each once and in one order', async () => {
    const first = await find(bags);
    const ids = first.matches.map(({ product }) => product.id);
    expect(ids).toHaveLength(shownLimit);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await find(bags)).matches.map(({ product }) => product.id)).toEqual(ids);
  });

  it('have a material by any of its names', async () => {
    const { matches } = await find({ ...bags, materials: ['leather'] });
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches) expect(namesMaterial(materialsOf(match), 'leather')).toBe(true);
  });

  it('have one of several materials', async () => {
    const { matches } = await find({ categories: ['LSH1110'], materials: ['cashmere', 'merino'] });
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches)
      expect(['cashmere', 'merino'].some((one) => namesMaterial(materialsOf(match), one))).toBe(true);
  });

  it('never have what the shopper excluded', async () => {
    const [brand] = (await find(bags)).matches.map(({ product }) => product.brandCode);
    const excluded = {
      ...emptyPlan.excluded,
      brands: [brand!],
      colours: ['Black', 'Brown'],
      materials: ['suede'],
      categories: ['LSH1010103'],
    };
    const { matches } = await find({ ...bags, excluded });
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches) {
      expect(match.product.brandCode).not.toBe(brand);
      expect(['Black', 'Brown']).not.toContain(match.colour.family);
      expect(namesMaterial(materialsOf(match), 'suede')).toBe(false);
      expect(pathOf(match)).not.toContain('LSH1010103');
    }
  });

  it('have the size in stock', async () => {
    const { matches } = await find({ categories: ['LSH13'], sizes: ['EU 38'] });
    expect(matches.length).toBeGreaterThan(0);
    for (const { colour } of matches) {
      const own = colour.variants.filter(({ sizeLabel }) => sizeLabel === 'EU 38');
      expect(own.some(({ offers }) => offers.some(({ stock }) => stock > 0))).toBe(true);
    }
  });

  it.each([
    ['price-asc', 1],
    ['price-desc', -1],
  ] as const)('are sorted as asked: %s', async (sort, direction) => {
    const prices = (await find({ ...bags, materials: ['leather'], sort })).matches.map(priceOf);
    expect(prices).toEqual(prices.toSorted((a, b) => direction * (a - b)));
  });

  it('of indiluxe are its own', async () => {
    const { matches } = await find({ styles: ['silk'] }, 'indiluxe');
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches) expect(pathOf(match)[0]).toBe('ISH1');
    const both = await find({ categories: ['LSH10', 'ISH1020'] }, 'indiluxe');
    for (const match of both.matches) expect(pathOf(match)[0]).toBe('ISH1');
    const other = await find({ categories: ['LSH1510'] }, 'indiluxe');
    expect(other.matches.map((match) => pathOf(match)[0])).toContain('LSH1');
  });

  it('are presents of several departments, within the budget', async () => {
    const { matches } = await find({ intent: 'gift', giftBudget: 50_000_00 });
    expect(new Set(matches.map((match) => pathOf(match)[1])).size).toBeGreaterThan(2);
    for (const match of matches) {
      expect(priceOf(match)).toBeLessThanOrEqual(50_000_00);
      expect(match.product.tags).toContain('gifting');
    }
  });

  it('suit the person and the occasion', async () => {
    const asked = { categories: ['ISH1'], recipient: 'woman', occasion: 'wedding' } as const;
    const { matches, dropped } = await find(asked);
    expect(dropped).toEqual([]);
    expect(matches.length).toBeGreaterThan(0);
    for (const { product } of matches) {
      expect(product.tags).toContain('wedding');
      expect(product.genders.some((one) => one === 'Women' || one === 'Unisex')).toBe(true);
    }
  });
});

describe('without a product that fits everything', () => {
  it('the nearest prices come first, and the price is named as left out', async () => {
    const { matches, dropped } = await find({ ...bags, maxPrice: 1_00 });
    expect(dropped).toEqual(['price']);
    const prices = matches.map(priceOf);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('as little as possible is left out', async () => {
    const { matches, dropped } = await find({ categories: ['LSH1510'], colours: ['Purple'] });
    expect(dropped).toEqual(['colours']);
    expect(matches.length).toBeGreaterThan(0);
  });

  it('what the shopper excluded is never left out', async () => {
    const all = [...seeded.catalogue.brands.keys()];
    const excluded = { ...emptyPlan.excluded, brands: all };
    expect((await find({ ...bags, excluded })).matches).toEqual([]);
  });

  test.each([
    ['an unknown word', { styles: ['zzzzqqqq'] }],
    ['an unknown word with other conditions', { styles: ['zzzzqqqq'], colours: ['Red'], maxPrice: 5_000_00 }],
  ])('nothing is found for %s', async (_, plan) => {
    expect((await find(plan)).matches).toEqual([]);
  });

  it('the kinds that the shop does not list lead to the nearest, and are named', async () => {
    const { matches, unlisted } = await find({ styles: ['saree'] });
    expect(unlisted).toBe('saree');
    expect(matches.length).toBeGreaterThan(0);
  });

  it('conditions are left out alone before they are left out together', () => {
    const plan = planOf({ ...bags, colours: ['Red'], maxPrice: 5_000_00, styles: ['mini'] });
    expect(ladderOf(seeded.catalogue, plan)).toEqual([
      [],
      ['styles'],
      ['colours'],
      ['price'],
      ['styles', 'colours'],
      ['styles', 'colours', 'price'],
    ]);
  });

  it('a plan without a kind of product loses no condition', () => {
    expect(ladderOf(seeded.catalogue, planOf({ colours: ['Red'], maxPrice: 5_000_00 }))).toEqual([[]]);
  });
});

it('a list links to the listing with the same products', async () => {
  expect((await find({ ...bags, colours: ['Black'] })).href).toBe(
    '/bags/c-lsh10?q=%3Arelevance%3Acategory%3ALSH10%3Acolour%3ABlack%3AinStockFlag%3Atrue',
  );
  expect((await find({ styles: ['silk'] })).href).toMatch(/^\/search\/\?q=silk%3Arelevance/);
});
