import { streamProducts } from '@luxe/catalogue';
import { describe, expect, it, test } from 'vitest';
import type { Sentence, TaraResponse } from './answer.ts';
import { judgeAnswer, type Judgement } from './judgeAnswer.ts';
import { pricesOf, type CatalogueProduct } from './judgeProduct.ts';
import type { Expectation } from './questions.ts';

const catalogue = [...streamProducts({ seed: 1, count: 300 })];
const find = (isWanted: (product: CatalogueProduct) => boolean): CatalogueProduct => {
  const product = catalogue.find(isWanted);
  if (!product) throw new Error('The catalogue has no such product.');
  return product;
};
const shoe = find(({ sizeChart, genders }) => genders.includes('Men') && !!sizeChart?.columns.includes('UK'));
const forMen = find(({ genders }) => genders.every((gender) => gender === 'Men'));
const facts = {
  products: new Map(catalogue.map((product) => [product.id, product])),
  brandNames: new Map([[shoe.brandCode, 'The brand']]),
};
const hrefOf = ({ id, slug }: CatalogueProduct) => `/${slug}/p-${id}`;

type Answer = TaraResponse['answer'];
/** The faults of one kind in an answer. */
function faultsOf(about: Judgement, expected: Expectation, answer: Partial<Answer>): (string | undefined)[] {
  const complete: Answer = {
    ...{ sentences: [], products: [], comparison: null, question: null, handover: false },
    ...answer,
  };
  // The judge reads the answer only.
  const response = { answer: complete } as unknown as TaraResponse;
  return judgeAnswer({ expect: expected }, response, facts)
    .filter((verdict) => verdict.about === about)
    .map(({ fault }) => fault);
}
const tile = (product: CatalogueProduct, reasons: readonly Sentence[] = []) => ({
  product: { productId: product.id, color: product.colours[0]?.name ?? '' },
  reasons,
});
const sentence = (kind: string, text: string, href = '/page'): Sentence => ({ text, source: { kind, href } });

describe('gift ideas', () => {
  const price = Math.max(...pricesOf(forMen));
  test.each<[string, Expectation, number]>([
    ['for the person of the question', { intent: 'gift', recipient: 'man', max: price }, 0],
    ['for another person', { intent: 'gift', recipient: 'woman', max: price }, 1],
    ['above the budget', { intent: 'gift', gift: 10 }, 1],
  ])('are judged by recipient and budget: %s', (_, expected, wrong) => {
    const found = faultsOf('gift', expected, { products: [tile(forMen)] });
    expect(found).toHaveLength(1);
    expect(found.filter((fault) => fault !== undefined)).toHaveLength(wrong);
  });

  it('are judged only for a gift', () =>
    expect(faultsOf('gift', { recipient: 'woman' }, { products: [tile(forMen)] })).toEqual([]));
});

describe('answers about sizes', () => {
  const title = shoe.sizeChart?.title ?? '';
  const rows = shoe.sizeChart?.rows ?? [];
  const [first = '', second = ''] = rows.map(([label = '']) => label);
  const last = rows.at(-1)?.[0] ?? '';
  const uk = rows[0]?.[shoe.sizeChart?.columns.indexOf('UK') ?? -1] ?? '';
  const stating = (text: string, href = hrefOf(shoe)) => ({
    sentences: [sentence('chart', text, href)],
    products: [tile(shoe)],
  });
  const right = `UK ${uk} is ${first} in the chart “${title}”.`;

  it('are right when the chart has the size', () => {
    expect(faultsOf('size', { intent: 'size', wears: `UK ${uk}` }, stating(right))).toEqual([
      undefined,
      undefined,
    ]);
    const range = `The chart “${title}” has ${first} to ${last}.`;
    expect(faultsOf('size', { intent: 'size' }, stating(range))).toEqual([undefined]);
  });

  test.each<[string, Partial<Answer>]>([
    ['another row', stating(`UK ${uk} is ${second} in the chart “${title}”.`)],
    ['another chart', stating(`UK ${uk} is ${first} in the chart “Hats”.`)],
    ['the page of another product', stating(right, '/another/p-mp1')],
    ['a sentence that no chart has', stating('It is true to size.')],
  ])('are wrong with %s', (_, answer) =>
    expect(faultsOf('size', { intent: 'size' }, answer).filter((fault) => fault !== undefined)).toHaveLength(
      1,
    ),
  );

  it('must convert the size that the shopper wears', () =>
    expect(faultsOf('size', { intent: 'size', wears: 'UK 99' }, stating(right))).toEqual([
      undefined,
      'UK 99 is not converted.',
    ]));
});

describe('stock and comparisons', () => {
  const [colour] = shoe.colours;
  const labels = (colour?.variants ?? [])
    .filter(({ offers }) => offers.some(({ stock }) => stock > 0))
    .map(({ sizeLabel }) => sizeLabel);
  const compared = (label: string, value: string): Partial<Answer> => ({
    products: [tile(shoe)],
    comparison: { rows: [{ label, values: [value] }], products: [shoe.id] },
  });
  const [detail] = shoe.details;

  test.each<[string, string]>([
    ['Brand', 'The brand'],
    ['Colours', shoe.colours.map(({ name }) => name).join(', ')],
    ['Sizes in stock', labels.join(', ') || 'Not stated'],
    ['Returns', shoe.returnPolicy],
    [detail?.label ?? '', detail?.value ?? ''],
    ['Scent', 'Not stated'],
  ])('accepts the cell %s of the store', (label, value) =>
    expect(faultsOf('cell', { intent: 'compare' }, compared(label, value))).toEqual([undefined]),
  );

  test.each(['Brand', 'Price', 'Colours', 'Sizes in stock', 'Returns', 'Scent'])(
    'finds a wrong cell %s',
    (label) =>
      expect(faultsOf('cell', { intent: 'compare' }, compared(label, '₹1'))).not.toContain(undefined),
  );

  it('compares sentences about stock with the store', () => {
    const stating = (text: string) => ({ products: [tile(shoe, [sentence('product', text)])] });
    expect(faultsOf('cell', {}, stating(`Size ${labels[0] ?? ''} is in stock.`))).toEqual([undefined]);
    expect(faultsOf('cell', {}, stating('Size EU 99 is sold out.'))).toEqual([undefined]);
    expect(faultsOf('cell', {}, stating('Size EU 99 is in stock.'))).toEqual([
      `"Size EU 99 is in stock." is not the stock of ${shoe.id}.`,
    ]);
  });
});

test.each<[string, Expectation, Partial<Answer>, boolean]>([
  ['orders', { intent: 'order' }, { sentences: [sentence('order', 'Log in.')] }, true],
  ['products to an order', { intent: 'order' }, { products: [tile(shoe)] }, false],
  ['a policy', { intent: 'policy' }, { sentences: [sentence('policy', '7 days.')] }, true],
  ['no text of a policy', { intent: 'policy' }, { sentences: [], handover: true }, false],
  ['a person', { intent: 'person' }, { handover: true }, true],
  ['no person', { intent: 'person' }, { products: [tile(shoe)] }, false],
  ['a question back', { asks: true }, { question: { text: 'For a man or a woman?' } }, true],
  ['no question back', { asks: true }, { products: [tile(shoe)] }, false],
])('the kind of answer: %s', (_, expected, answer, isRight) =>
  expect(faultsOf('kind', expected, answer).map((fault) => fault === undefined)).toEqual([isRight]),
);
