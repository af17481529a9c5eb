import { schemas } from '@luxe/contract/schemas';
import { formatDay } from '@luxe/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, contentPage, customer, pincode } from '../../db/schema/index.ts';
import { recordChanges } from '../../db/changeLog.ts';
import { manualClock } from '../../testing/manualClock.ts';
import { openSeeded, type Seeded } from '../../testing/seeded.ts';
import { partsOf, planOf, understood } from '../../testing/tara.ts';
import type { Answer, AssistantParts, Understood } from './asked.ts';
import { compareAnswer } from './compareAnswer.ts';
import { deliveryAnswer } from './deliveryAnswer.ts';
import { findAnswer } from './findAnswer.ts';
import { orderAnswer } from './orderAnswer.ts';
import { createPolicyAnswers } from './policyAnswer.ts';
import { sizeAnswer } from './sizeAnswer.ts';

let seeded: Seeded;
let parts: AssistantParts;
const clock = manualClock();
const policyAnswer = createPolicyAnswers();
const served = { pincode: '560001', city: 'Bengaluru', state: 'Karnataka' };
beforeAll(async () => {
  seeded = await openSeeded();
  parts = partsOf(seeded, clock);
  const row = { ...served, serviceable: true, codAvailable: true, homeDays: 4, expressDays: 2 };
  const set = { serviceable: true, codAvailable: true, homeDays: 4, expressDays: 2 };
  await seeded.db.insert(pincode).values(row).onConflictDoUpdate({ target: pincode.pincode, set });
  const remote = { ...row, pincode: '744301', city: 'Car Nicobar', serviceable: false, homeDays: 0 };
  await seeded.db
    .insert(pincode)
    .values({ ...remote, codAvailable: false, expressDays: null })
    .onConflictDoUpdate({ target: pincode.pincode, set: { serviceable: false, city: 'Car Nicobar' } });
}, 60_000);
afterAll(() => seeded.close());

/** Checks an answer against the contract, and returns it. */
async function answerOf(
  answer: (parts: AssistantParts, asked: Understood) => Promise<Answer>,
  asked: Understood,
): Promise<Answer> {
  const made = await answer(parts, asked);
  const context = { plan: asked.plan, shown: 0 };
  schemas.askTara.response.parse({ answer: made, context, usedModel: false });
  return made;
}
const textsOf = ({ sentences }: Answer) => sentences.map(({ text }) => text);
const bags = { categories: ['LSH10'] };
/** A question after a list of bags. */
const afterBags = (plan: Parameters<typeof understood>[0], text = '') =>
  understood({ ...bags, ...plan }, { text, context: { plan: planOf(bags), shown: 8 } });

describe('a list of products', () => {
  it('has reasons from facts, each with the page that states it [TAR-02]', async () => {
    const answer = await answerOf(findAnswer, understood({ ...bags, materials: ['leather'] }));
    expect(answer.products.length).toBeGreaterThan(2);
    for (const { product, reasons } of answer.products) {
      expect(reasons.length).toBeGreaterThan(1);
      for (const { source } of reasons) expect(source?.href).toBeDefined();
      const stored = await seeded.catalogue.product(product.productId);
      const material = stored?.details.find(({ label }) => label === 'Material')?.value;
      expect(reasons[0]?.text).toBe(`${material}.`);
      expect(reasons.some(({ text }) => text.includes(product.price.sellingPrice.formattedValue))).toBe(true);
    }
    expect(answer.sentences[0]).toMatchObject({ source: { kind: 'page' } });
    expect(answer.chips).toContain('Compare the first two');
  });

  it('states when the products arrive at the pincode of the shopper', async () => {
    const { products } = await answerOf(findAnswer, understood(bags, { pincode: '560001' }));
    const texts = products.flatMap(({ reasons }) => reasons.map(({ text }) => text));
    const standard = formatDay('2026-11-24');
    expect(texts).toContain(`Arrives by ${standard} in Bengaluru (560001).`);
  });

  it('names what was left out', async () => {
    const asked = understood({ categories: ['LSH1510'], colours: ['Purple'] });
    const { sentences } = await answerOf(findAnswer, asked);
    expect(sentences).toEqual([
      {
        text: 'Nothing in stock fits everything. These leave out the colour Purple.',
        source: { kind: 'page', href: expect.stringMatching(/^\//) },
      },
    ]);
  });

  it('names words that the shop lists nothing under', async () => {
    const texts = textsOf(await answerOf(findAnswer, understood({ styles: ['saree'] })));
    expect(texts).toEqual(['We list nothing as “saree”. These come closest.']);
  });

  it('offers a person and another question when nothing is found', async () => {
    const answer = await answerOf(findAnswer, understood({ styles: ['zzzzqqqq'] }));
    expect(answer).toMatchObject({ products: [], handover: true });
    expect(answer.sentences.map(({ source }) => source)).toEqual([
      { kind: 'page', href: expect.stringMatching(/^\/search\/\?q=zzzzqqqq/) },
      { kind: 'page', href: '/assisted-shopping' },
    ]);
  });

  it('can be referred to by positions', async () => {
    const { products: list } = await answerOf(findAnswer, understood(bags));
    const { products } = await answerOf(findAnswer, afterBags({ refersTo: [2, 2, 1] }));
    const ids = products.map(({ product }) => product.productId);
    expect(ids).toEqual([list[1]?.product.productId, list[0]?.product.productId]);
    const none = await answerOf(findAnswer, afterBags({ refersTo: [40] }));
    expect(textsOf(none)[0]).toMatch(/^The last list has 8 products/);
  });
});

it('no price is within a limit that the list has left out [TAR-02]', async () => {
  const plan = { ...bags, maxPrice: 1_00 };
  const { products } = await answerOf(findAnswer, understood(plan));
  expect(products.length).toBeGreaterThan(1);
  const context = { plan: planOf(plan), shown: products.length };
  const shown = await answerOf(findAnswer, understood({ ...plan, refersTo: [1] }, { context }));
  const compared = await answerOf(
    compareAnswer,
    understood({ ...plan, intent: 'compare', refersTo: [1, 2] }, { context }),
  );
  const reasons = [...shown.products, ...compared.products].flatMap((one) => one.reasons);
  const texts = reasons.map(({ text }) => text);
  expect(texts.filter((text) => /^₹.*(?:with all taxes|below the MRP)/.test(text))).toHaveLength(3);
  expect(texts.join(' ')).not.toContain('within ₹');
});

describe('a comparison', () => {
  it('has a value of each product in every row', async () => {
    const { comparison, products, sentences } = await answerOf(
      compareAnswer,
      afterBags({ intent: 'compare', refersTo: [1, 3] }),
    );
    expect(comparison?.products).toEqual(products.map(({ product }) => product.productId));
    expect(comparison?.products).toHaveLength(2);
    for (const { values } of comparison?.rows ?? []) {
      expect(values).toHaveLength(2);
      expect(values.every((value) => value !== '')).toBe(true);
    }
    const rowOf = (label: string) => comparison?.rows.find((row) => row.label === label)?.values;
    expect(rowOf('Price')).toEqual(products.map(({ product }) => product.price.sellingPrice.formattedValue));
    expect(rowOf('Material')).toHaveLength(2);
    expect(sentences[0]?.source?.kind).toBe('product');
  });

  it('takes the first two of the last list, or asks for products', async () => {
    expect((await answerOf(compareAnswer, afterBags({ intent: 'compare' }))).products).toHaveLength(2);
    const none = await answerOf(compareAnswer, understood({ intent: 'compare' }));
    expect(none).toMatchObject({ products: [], comparison: null });
  });
});

describe('an answer about delivery', () => {
  it('asks for the pincode', async () => {
    const { question } = await answerOf(deliveryAnswer, understood({ intent: 'delivery' }));
    expect(question?.text).toMatch(/pincode/);
  });

  it('offers the pincodes of the addresses of a customer, and none to a guest', async () => {
    const name = { firstName: 'Asha', lastName: 'Rao', phone: '9811111112' };
    const [row] = await seeded.db
      .insert(customer)
      .values({
        ...{ userName: 'tara-lives', customerHash: 'tara-lives', ...name },
        userType: 'new',
        createdAt: clock.now(),
      })
      .returning({ id: customer.id });
    const stored = (id: string, postalCode: string, isDefault: boolean) => ({
      ...{ id, customerId: row!.id, addressType: 'Home' as const, ...name, emailID: '', isDefault },
      ...{ line1: '1 Rose Road', line2: '', line3: '', landmark: '', postalCode },
      ...{ city: 'Bengaluru', state: 'Karnataka', createdAt: clock.now() },
    });
    await seeded.db
      .insert(address)
      .values([
        stored('tara-1', '110001', false),
        stored('tara-2', '560001', true),
        stored('tara-3', '110001', false),
      ]);
    const optionsFor = async (customerId: number | undefined) =>
      (await answerOf(deliveryAnswer, understood({ intent: 'delivery' }, { customerId }))).question?.options;
    expect(await optionsFor(row!.id)).toEqual(['560001', '110001']);
    expect(await optionsFor(undefined)).toEqual([]);
  });

  it('states day and charge of each mode that the seller offers', async () => {
    const asked = afterBags({ intent: 'delivery', refersTo: [1], pincode: '560001' });
    const { sentences, products } = await answerOf(deliveryAnswer, asked);
    const [product] = products;
    expect(sentences[0]).toMatchObject({ source: { kind: 'promise', href: product?.product.webURL } });
    const texts = sentences.map(({ text }) => text);
    expect(texts).toContain(
      `Standard Delivery arrives by ${formatDay('2026-11-24')} in Bengaluru (560001), free of charge.`,
    );
    expect(texts.at(-1)).toMatch(/pay in cash in Bengaluru/);
  });

  it.each([
    ['744301', /do not deliver to Car Nicobar/],
    ['999999', /do not know the pincode 999999/],
    ['12', /do not know the pincode 12/],
  ])('promises nothing for the pincode %s', async (code, expected) => {
    const asked = understood({ intent: 'delivery', pincode: code });
    const answer = await answerOf(deliveryAnswer, asked);
    expect(textsOf(answer)[0]).toMatch(expected);
    expect(answer.sentences[0]?.source).toEqual({ kind: 'promise', href: '/shipping' });
  });
});

describe('an answer about rules', () => {
  it.each([
    ['How do I return an item?', 'returns', '/contact-us', /whether an item can be returned/],
    ['Can I cancel my order', 'cancellation', '/contact-us', /until it has been shipped/],
    ['asli hai kya', 'authenticity', '/contact-us', /comes from its brand/],
    ['when do I get my money back', 'refunds', '/returns', /money back the way you paid/],
  ])('has sentences of our own texts: %s', async (text, topic, href, expected) => {
    const answer = await answerOf(policyAnswer, understood({ intent: 'policy', topic }, { text }));
    expect(answer.sentences.map(({ source }) => source?.href)).toContain(href);
    expect(textsOf(answer).join(' ')).toMatch(expected);
    for (const { source } of answer.sentences) expect(source?.kind).toBe('policy');
  });

  it('has no text that only shares a word with the topic', async () => {
    const asked = understood({ intent: 'policy', topic: 'emi' }, { text: 'can I pay a card by emi' });
    expect(await answerOf(policyAnswer, asked)).toMatchObject({ handover: true });
  });

  it('about care has the care of a product of the named material, with its page', async () => {
    const asked = understood(
      { intent: 'policy', topic: 'care', materials: ['leather'] },
      { text: 'clean leather' },
    );
    const [first] = (await answerOf(policyAnswer, asked)).sentences;
    const { products } = await answerOf(findAnswer, understood({ materials: ['leather'] }));
    const card = products[0]!.product;
    const { care } = (await seeded.catalogue.product(card.productId))!;
    expect(first).toEqual({
      text: `${card.productname}: ${care}`,
      source: { kind: 'product', href: card.webURL },
    });
  });

  it('about a kind of product has the questions of its page', async () => {
    const asked = understood(
      { intent: 'policy', topic: 'gift-wrapping', categories: ['LSH1820'] },
      { text: 'are belts gift wrapped' },
    );
    const { sentences } = await answerOf(policyAnswer, asked);
    expect(sentences.filter(({ source }) => source?.kind === 'page')).not.toEqual([]);
  });

  it('begins with the policy of the product that it is about', async () => {
    const asked = afterBags({ intent: 'policy', topic: 'returns', refersTo: [1] }, 'can I return it');
    const answer = await answerOf(policyAnswer, asked);
    const { products } = await answerOf(findAnswer, understood(bags));
    const card = products[0]!.product;
    const { returnPolicy } = (await seeded.catalogue.product(card.productId))!;
    expect(answer.sentences[0]).toEqual({
      text: `${card.productname}: ${returnPolicy}.`,
      source: { kind: 'product', href: card.webURL },
    });
  });

  it('follows an editor who replaces a page', async () => {
    const block = { type: 'text' as const, title: 'Umbrellas', html: '<p>Umbrellas are lent for a day.</p>' };
    const page = { slug: 'shipping', catalogue: 'luxury' as const, path: '/shipping', title: 'Shipping' };
    await seeded.db.insert(contentPage).values({ ...page, description: '', blocks: [block] });
    await seeded.db.transaction((tx) => recordChanges(tx, 'content', ['shipping'], clock.now()));
    await seeded.follower.poll();
    const asked = understood({ intent: 'policy', topic: null }, { text: 'umbrellas' });
    expect(textsOf(await answerOf(policyAnswer, asked))).toEqual(['Umbrellas are lent for a day.']);
  });

  it('reads a section of an editor that is called like the list of sellers, but not that list', async () => {
    const html = '<p>Parasols are lent for a day.</p>';
    const block = { type: 'text' as const, title: 'All sellers', html };
    const page = { slug: 'circular-packaging', path: '/circular-packaging', title: 'Packaging' };
    await seeded.db
      .insert(contentPage)
      .values({ ...page, catalogue: 'luxury', description: '', blocks: [block] });
    await seeded.db.transaction((tx) => recordChanges(tx, 'content', [page.slug], clock.now()));
    await seeded.follower.poll();
    const ask = async (text: string) =>
      textsOf(await answerOf(policyAnswer, understood({ intent: 'policy', topic: null }, { text })));
    expect(await ask('parasols')).toEqual(['Parasols are lent for a day.']);
    const seller = seeded.shop.sellers[0]!.name;
    expect((await ask(seller)).join(' ')).not.toContain(seller);
  });

  it('offers a person when no text is about the question', async () => {
    const asked = understood({ intent: 'policy', topic: null }, { text: 'zzzzqqqq' });
    expect((await answerOf(policyAnswer, asked)).handover).toBe(true);
  });
});

it('a guest is asked to log in for their orders, and nothing is read', async () => {
  const answer = await answerOf(orderAnswer, understood({ intent: 'order', orderCode: 'LX-2611-2048-77' }));
  expect(answer.sentences.map(({ source }) => source?.href)).toEqual(['/my-account/orders', '/track-order']);
});

describe('size advice', () => {
  const shoes = { intent: 'size', categories: ['LSH1330101'] } as const;

  it('comes from the chart and the stock of a product', async () => {
    const answer = await answerOf(sizeAnswer, understood(shoes, { text: 'my foot is 24.5 cm' }));
    expect(answer.sentences[0]).toMatchObject({
      text: 'For 24.5 cm (Foot length, cm), the chart “Women’s shoes” gives EU 39.',
      source: { kind: 'chart' },
    });
    expect(answer.sentences[1]?.text).toMatch(/^Size EU 39 is (?:in stock|sold out)\.$/);
  });

  it('asks which product it is for', async () => {
    const { question } = await answerOf(sizeAnswer, understood({ intent: 'size' }, { text: 'my size?' }));
    expect(question?.text).toMatch(/product/);
  });

  it('offers the first products of the last list, and kinds of products', async () => {
    const gifts = planOf({ intent: 'gift', recipient: 'woman' });
    const question = { text: 'Which product should fit?', options: ['Size of shoes'] };
    const asked = understood(
      { intent: 'size', recipient: 'woman', question },
      { text: 'my size?', context: { plan: gifts, shown: 2 } },
    );
    expect((await answerOf(sizeAnswer, asked)).question).toEqual({
      text: 'Which product should fit?',
      options: ['My size for the first one', 'My size for the second one', 'Size of shoes'],
    });
  });

  it('names the sizes in stock of a product without a chart', async () => {
    const asked = understood({ intent: 'size', categories: ['LSH1010101'] });
    const texts = textsOf(await answerOf(sizeAnswer, asked));
    expect(texts[0]).toMatch(/has no size chart/);
    expect(texts[1]).toBe('In stock: One size.');
  });
});
