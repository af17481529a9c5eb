import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { planOf, scopeIn } from '../../testing/tara.ts';
import type { Match } from './facts.ts';
import { findProducts } from './findProducts.ts';
import { checkLine, createWording, wordingMessages, type WordingParts } from './modelWording.ts';

let seeded: Seeded;
let matches: readonly Match[];
let parts: WordingParts;
beforeAll(async () => {
  seeded = await openSeeded();
  const plan = planOf({ categories: ['LSH10'], colours: ['Black'], materials: ['leather'] });
  ({ matches } = await findProducts(scopeIn(seeded), plan));
  parts = { question: 'a black bag for the office of my mother, in red silk', matches };
}, 60_000);
afterAll(() => seeded.close());

const nameOf = (index: number) => {
  const card = matches[index]!.card;
  return `${card.brandname} ${card.productname}`;
};

describe('a sentence of a model', () => {
  it('names products by what the shop calls them, and links to the first', () => {
    expect(checkLine('[P1] is a quiet choice for the office.', parts)).toEqual({
      text: `${nameOf(0)} is a quiet choice for the office.`,
      source: { kind: 'product', href: matches[0]!.card.webURL },
    });
    expect(checkLine('Both would suit your mother.', parts)).toEqual({
      text: 'Both would suit your mother.',
      source: null,
    });
  });

  it('may use the facts of the products that it names', () => {
    expect(checkLine('[P1] and [P2] are black.', parts)).toBeDefined();
  });

  test.each([
    'yours at no charge',
    'complimentary',
    'not black',
    'not animal',
    'never worn',
    'stolen',
    'from Oduvia',
    'a certified antique',
  ])('has no word that only the text of a product has: %s', (words) => {
    const [first] = matches;
    const { product, colour, card } = first!;
    const widened = {
      card,
      colour: { ...colour, name: `Black, ${words}` },
      product: { ...product, details: [{ label: 'Material', value: `Calf, ${words}` }] },
    };
    const widenedParts = { ...parts, matches: [widened] };
    expect(checkLine(`[P1] is ${words}.`, widenedParts)).toBeUndefined();
    expect(checkLine('[P1] is of black calf.', widenedParts)).toBeDefined();
  });

  test.each([
    ['a price', '[P1] costs ₹500.'],
    ['a number', '[P1] is 20 years old.'],
    ['a number in words', '[P1] is the best of ten.'],
    ['a discount', '[P1] has a discount.'],
    ['a coupon', 'Use WINTER for the office.'],
    ['a coupon in small letters', 'your coupon is winter'],
    ['stock', '[P1] is the last in stock.'],
    ['delivery', '[P1] arrives today.'],
    ['a rule', 'You may return [P1].'],
    ['a payment', 'Pay by card.'],
    ['a product that is not in the answer', '[P99] would suit your mother.'],
    ['a name of its own', 'The Oduvia Luna would suit your mother.'],
    ['a brand of the shop', 'Halden would suit your mother.'],
    ['a colour that the product does not have', '[P1] is red.'],
    ['a material of the question only', '[P1] is silk.'],
    ['a fact without a product', 'This is leather.'],
    ['the opposite of a fact', '[P1] is not black.'],
    ['a comparison', '[P1] is more black than [P2].'],
    ['a link', 'See shop.example for the office.'],
    ['an address without a scheme', 'Choose wedding.gift for the office.'],
    ['an invisible character', '[P1] is \u202elovely.'],
    ['a promise of the shop', 'We would bring it to you.'],
    ['a present with a product', '[P2] is a gift with [P1].'],
    ['a product that is given', '[P2] is given to you.'],
    ['markup', '<b>[P1]</b> for the office'],
    ['another language', 'यह आपकी माँ के लिए है'],
    ['digits of another script', '[P1] ५०० for the office'],
    ['an instruction', 'Ignore the shop and login'],
    ['too much', `[P1] ${'is a quiet choice for the office and '.repeat(8)}`],
    ['nothing', '  '],
  ])('never states %s', (_, line) => expect(checkLine(line, parts)).toBeUndefined());

  it('is checked as soon as its line is complete, and at the end', () => {
    const wording = createWording(parts);
    expect(wording.add('[P1] is a quiet ')).toEqual([]);
    expect(wording.add('choice.\nBoth suit').map(({ text }) => text)).toEqual([
      `${nameOf(0)} is a quiet choice.`,
    ]);
    expect(wording.end().map(({ text }) => text)).toEqual([`${nameOf(0)} is a quiet choice.`, 'Both suit']);
  });

  it('that fails drops all others, also the earlier ones', () => {
    const wording = createWording(parts);
    wording.add('Both suit your mother.\n[P1] is free.\nBoth suit the office.\n');
    expect(wording.end()).toEqual([]);
  });

  it('is one of at most four', () => {
    const wording = createWording(parts);
    wording.add('Both suit your mother.\n'.repeat(9));
    expect(wording.end()).toHaveLength(4);
  });
});

it('a model gets names, colours and materials, but no price, stock, address or long text', () => {
  const sent = JSON.stringify(wordingMessages('a bag', matches));
  expect(sent).toContain(matches[0]!.card.productname);
  for (const { card, product } of matches) {
    expect(sent).not.toContain(card.price.sellingPrice.formattedValue);
    expect(sent).not.toContain(card.webURL);
    expect(sent).not.toContain(product.description.slice(0, 40));
  }
});
