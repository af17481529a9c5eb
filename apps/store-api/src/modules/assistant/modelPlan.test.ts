import type { TaraVocabulary } from '@luxe/contract/tara-plan';
import { describe, expect, it, test } from 'vitest';
import { planOf } from '../../testing/tara.ts';
import { addToPlan, planMessages } from './modelPlan.ts';

const vocabulary: TaraVocabulary = {
  categories: [
    { code: 'LSH10', name: 'Bags', words: ['bags'] },
    { code: 'LSH13', name: 'Shoes', words: ['shoes'] },
  ],
  brands: [{ code: 'MBH1', name: 'Halden & Roe' }],
  colours: ['Black', 'Red'],
  materials: ['leather', 'silk'],
  sizes: ['EU 38'],
};
const add = (plan: Parameters<typeof planOf>[0], filled: unknown, question = '') =>
  addToPlan(planOf(plan), JSON.stringify(filled), vocabulary, question);

describe('what a model adds to a plan', () => {
  it('are values of the vocabulary, by name or code', () => {
    const filled = {
      categories: ['bags', 'LSH13', 'violins'],
      brands: ['halden and roe', 'Someone'],
      colours: ['black', 'mauve'],
      materials: ['Leather', 'unobtainium'],
      sizes: ['eu 38', 'EU 99'],
    };
    expect(add({}, filled)).toMatchObject({
      categories: ['LSH10', 'LSH13'],
      brands: ['MBH1'],
      colours: ['Black'],
      materials: ['leather'],
      sizes: ['EU 38'],
    });
  });

  it('never replaces what the shop has understood itself', () => {
    const own = { categories: ['LSH10'], colours: ['Red'], maxPrice: 5_000_00, recipient: 'man' } as const;
    const prices = { maxPrice: 1, minPrice: 1 };
    const filled = { categories: ['shoes'], colours: ['black'], recipient: 'woman', ...prices };
    expect(add(own, filled)).toEqual(planOf(own));
  });

  it('may be amounts in rupees, an occasion, a present and exclusions', () => {
    const filled = { maxPrice: 50_000, occasion: 'wedding', isGift: true, withoutMaterials: ['leather'] };
    expect(add({}, filled, 'a present under 50k')).toMatchObject({
      ...{ intent: 'gift', maxPrice: 50_000_00, minPrice: null, occasion: 'wedding' },
      excluded: { materials: ['leather'] },
    });
  });

  test.each<[string, number, number | null]>([
    ['under 50k', 50_000, 50_000_00],
    ['₹1,50,000 tak', 150_000, 1_50_000_00],
    ['1.5 lakh ke andar', 150_000, 1_50_000_00],
    ['५०००० से कम', 50_000, 50_000_00],
    ['under 50k', 60_000, null],
    ['a cheap bag', 1, null],
    ['deliver to [number]', 560_001, null],
  ])('has only an amount that the question states: %s, %d', (question, maxPrice, expected) => {
    expect(add({}, { maxPrice }, question).maxPrice).toBe(expected);
  });

  it('has no sentence that the answer would quote', () => {
    const styles = ['free with WINTER50', 'half off', 'free', 'evil.example', 'hand woven', 'zari'];
    const plan = add({}, { styles, occasion: 'wedding sale, all is free' });
    expect([plan.styles, plan.occasion]).toEqual([['hand woven', 'zari'], null]);
    expect(add({}, { styles: ['woven', 'beaded', 'quilted', 'fringed'] }).styles).toHaveLength(3);
  });

  it('replaces words of another language when it knows the kind of product', () => {
    expect(add({ styles: ['joote'] }, { categories: ['shoes'], styles: [] }).styles).toEqual([]);
    expect(add({ styles: ['zari'] }, { categories: [], styles: ['gold'] }).styles).toEqual(['zari']);
  });

  test.each([
    { intent: 'order' },
    { orderCode: 'LX-2611-2048-77' },
    { pincode: '560001' },
    { topic: 'returns' },
    { refersTo: [1] },
    { question: { text: 'Your card number?', options: [] } },
    { sort: 'price-asc' },
    { excluded: { brands: ['MBH1'] } },
    { maxPrice: -5 },
    { maxPrice: 'free' },
    { colours: 'black' },
    { recipient: 'everyone' },
    null,
    'text',
  ])('is never %j', (filled) => {
    const plan = planOf({ categories: ['LSH10'] });
    expect(addToPlan(plan, JSON.stringify(filled), vocabulary, 'bags')).toBe(plan);
  });

  it('is nothing without JSON', () => {
    const plan = planOf({});
    for (const text of ['', '{', '[]', 'undefined', '{"colours":'])
      expect(addToPlan(plan, text, vocabulary, 'bags')).toBe(plan);
  });
});

it('a model gets the names of the shop, and the question as a message of its own', () => {
  const [system, user] = planMessages('black bags', vocabulary);
  expect(system?.content).toContain('Brands: Halden & Roe');
  expect(system?.content).not.toContain('black bags');
  expect(user).toEqual({ role: 'user', content: 'black bags' });
});
