import { samples } from '@luxe/contract/samples';
import { expect, test } from 'vitest';
import { toAnnouncement, toAnswerModel } from './toAnswerModel.ts';

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
  expect(comparison?.rows[1]).toEqual(['Price', '₹64,000', '₹42,000']);
});

test.each([
  ['askTara', 'Three gifts for a birthday, around ₹40,000, without a visible logo. 3 products.'],
  ['askTaraQuestion', 'Is it for a woman or a man?'],
  ['askTaraNothing', 'No coat in violet under ₹10,000 is in stock today.'],
] as const)('%s is announced in one sentence after the other', (name, text) => {
  expect(toAnnouncement(toAnswerModel(samples[name].answer))).toBe(text);
});
