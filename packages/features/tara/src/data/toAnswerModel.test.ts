import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toAnnouncement, toAnswerModel, toSpeech } from './toAnswerModel.ts';

test('a product has its tile, its offer and its reasons with their sources', () => {
  const { offers } = toAnswerModel(samples.askTara.answer);
  const [first, second] = offers;
  expect(first?.ussid).toBe(samples.askTara.answer.products[0]?.product.winningUssID);
  expect(first?.needsSize).toBe(false);
  expect(second?.needsSize).toBe(true);
  expect(first?.reasons[0]?.source?.href).toBe(first?.product.webURL);
  expect(first?.product).not.toHaveProperty('winningUssID');
});

test.each(['https://other.example/', '//other.example', '/\\other.example', 'javascript:alert(1)'])(
  'a source outside the shop is left out: %s',
  (href) => {
    const { sentences } = toAnswerModel({
      ...samples.askTara.answer,
      sentences: [{ text: 'A fact.', source: { kind: 'page', href } }],
    });
    expect(sentences).toEqual([{ text: 'A fact.', source: null }]);
  },
);

test('a comparison has a column for each product, by its name', () => {
  const { comparison } = toAnswerModel(samples.askTaraComparison.answer);
  expect(comparison?.columns).toEqual([
    'Feature',
    'Ayra Banaras Kadhua pashmina shawl',
    'Atelier Noue Crew neck in fine merino',
  ]);
  const paths = samples.askTaraComparison.answer.products.map(({ product }) => product.webURL);
  expect(comparison?.columnLinks).toEqual([null, ...paths]);
  expect(comparison?.rows[1]).toEqual(['Price', '₹64,000', '₹42,000']);
});

test.each([
  ['askTara', 'Three gifts for a birthday, around ₹40,000, without a visible logo. 3 products.'],
  ['askTaraQuestion', 'Is it for a woman or a man?'],
  ['askTaraNothing', 'No coat in violet under ₹10,000 is in stock today.'],
] as const)('%s is announced in one sentence after the other', (name, text) => {
  expect(toAnnouncement(toAnswerModel(samples[name].answer))).toBe(text);
});

test('an answer is read aloud with name, price and a reason of its products', () => {
  const { answer } = samples.askTara;
  const speech = toSpeech(toAnswerModel(answer));
  expect(speech).toContain('without a visible logo. 3 products. ');
  expect(speech).toContain('Zari Katha Begum Jaan jhumka, ₹32,500. Gold with ruby enamel.');
  expect(speech).toContain('Atelier Noue Crew neck in fine merino, ₹42,000. Fine merino, 30% below its MRP.');
});

test('a reason with the price is not read after the price', () => {
  const { answer } = samples.askTara;
  const [first] = answer.products;
  const reasons = first!.reasons.toReversed();
  const speech = toSpeech(toAnswerModel({ ...answer, products: [{ ...first!, reasons }] }));
  expect(speech).toMatch(/jhumka, ₹32,500\. Gold with ruby enamel\.$/);
});

test('three products are read aloud at most', () => {
  const speech = toSpeech(toAnswerModel(samples.askTaraLong.answer));
  expect(speech.match(/Made of /g)).toHaveLength(3);
});
