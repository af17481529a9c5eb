import { createUnderstanding, type TaraPlan } from '@luxe/assistant';
import { streamProducts } from '@luxe/catalogue';
import { describe, expect, it, test } from 'vitest';
import type { TaraResponse } from './answer.ts';
import { judgeAnswers, percentile95, type Asked } from './answersRun.ts';
import { brandNamesOf, demoVocabulary } from './demoVocabulary.ts';
import { findInventions } from './findInventions.ts';
import { fits, pricesOf } from './judgeProduct.ts';
import type { Expectation, Question } from './questions.ts';
import { insertReport, missedBars, reportOf } from './report.ts';
import { scoreConstraints } from './scoreConstraints.ts';

const vocabulary = demoVocabulary();
const plan: TaraPlan = createUnderstanding(vocabulary).understand('');
const products = [...streamProducts({ seed: 1, count: 300 })];
const handbag = products.find(({ categoryCode }) => categoryCode === 'LSH1010101');
if (!handbag) throw new Error('The catalogue has no handbag.');
const brandNames = brandNamesOf(vocabulary);
const brand = brandNames.get(handbag.brandCode) ?? '';
const known = new Map([[handbag.id, handbag]]);
const [price = 0] = pricesOf(handbag);
const inRupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

const question = (expectation: Expectation): Question => ({
  id: 'a',
  language: 'english',
  blind: false,
  text: 'handbag',
  after: [],
  expect: expectation,
});
const source = { kind: 'product', href: `/p-${handbag.id}` };

function response(
  text: string,
  reasons: TaraResponse['answer']['products'][number]['reasons'],
): TaraResponse {
  return {
    answer: {
      sentences: [{ text, source: null }],
      products: [{ product: { productId: handbag?.id ?? '' }, reasons }],
      ...{ comparison: null, question: null, handover: false },
    },
    context: { plan, shown: 1 },
  };
}

describe('scoreConstraints', () => {
  test.each<[string, Partial<TaraPlan>, Expectation, number, number]>([
    ['a right value', { intent: 'find', colours: ['Red'] }, { colours: ['Red'] }, 2, 2],
    ['a missing value', { intent: 'find' }, { colours: ['Red'] }, 1, 2],
    ['an unexpected value', { intent: 'find', colours: ['Red'] }, {}, 1, 2],
    ['a wrong value as two faults', { intent: 'find', colours: ['Red'] }, { colours: ['Pink'] }, 1, 3],
    ['a price in rupees', { intent: 'find', maxPrice: 5_000_000 }, { max: 50_000 }, 2, 2],
    [
      'kinds of a material as the material',
      { intent: 'find', materials: ['calf', 'suede'] },
      { materials: ['leather'] },
      2,
      2,
    ],
    ['no other styles', { intent: 'find', styles: ['small'] }, {}, 1, 1],
    ['a missing style', { intent: 'find', styles: ['small'] }, { styles: ['saree'] }, 1, 2],
    ['another intent', { intent: 'gift' }, {}, 0, 2],
  ])('counts %s', (_, found, expected, right, all) => {
    const score = scoreConstraints({ ...plan, ...found }, expected, vocabulary);
    expect([score.right, score.all]).toEqual([right, all]);
    expect(score.faults).toHaveLength(all - right);
  });
});

test.each<[string, Expectation, boolean]>([
  ['its category', { categories: ['LSH1010101'] }, true],
  ['a category above it', { categories: ['LSH10'] }, true],
  ['another category', { categories: ['LSH13'] }, false],
  ['leather', { materials: ['leather'] }, true],
  ['silk', { materials: ['silk'] }, false],
  ['no leather', { notMaterials: ['leather'] }, false],
  ['its brand', { brands: [brand] }, true],
  ['no product of its brand', { notBrands: [brand] }, false],
  ['its price', { min: price, max: price }, true],
  ['a lower price', { max: 100 }, false],
  ['a woman', { recipient: 'woman' }, true],
  ['a man', { recipient: 'man' }, false],
])('a handbag fits a request for %s: %s', (_, expected, isFitting) =>
  expect(fits(handbag, brand, { categories: [], ...expected })).toBe(isFitting),
);

describe('findInventions', () => {
  it('accepts prices of the products and facts with a source', () =>
    expect(
      findInventions(
        response('Here is a handbag.', [{ text: `It costs ${inRupees(price)}.`, source }]),
        known,
      ),
    ).toEqual([]));

  test.each<[string, TaraResponse]>([
    ['an amount that no product costs', response('Here.', [{ text: 'It costs ₹12.', source }])],
    ['a reason without a source', response('Here.', [{ text: 'It is beautiful.', source: null }])],
    ['a material of another product', response('Here.', [{ text: 'Made of cashmere.', source }])],
    ['an amount without a source', response('Now from ₹99 only.', [])],
  ])('finds %s', (_, answered) => expect(findInventions(answered, known)).toHaveLength(1));

  it('finds a product that does not exist', () =>
    expect(findInventions(response('Here.', []), new Map())).toEqual([
      `The product ${handbag.id} does not exist.`,
    ]));
});

it('judges the first products, and counts what is unanswered and invented', () => {
  const asked = (expectation: Expectation, answered: TaraResponse): Asked => ({
    question: question(expectation),
    response: answered,
    milliseconds: 10,
  });
  const empty: TaraResponse = {
    ...response('', []),
    answer: { ...response('', []).answer, products: [] },
  };
  const figures = judgeAnswers(
    [
      asked({ categories: ['LSH10'] }, response('', [])),
      asked({ categories: ['LSH13'] }, response('Now from ₹99.', [])),
      asked({ categories: ['LSH13'] }, empty),
    ],
    known,
    vocabulary,
  );
  expect(figures).toMatchObject({ precision: 0.5, judged: 2, p95: 10 });
  expect([figures.unanswered.length, figures.inventions.length, figures.empty.length]).toEqual([1, 1, 1]);
  // The plan of a response in this test has the intent "chat" and no category: each search has 3 faults.
  expect(figures.constraints).toBe(0);
});

it('the 95th percentile is the time that 95 of 100 do not exceed', () =>
  expect(percentile95(Array.from({ length: 100 }, (_, at) => 100 - at))).toBe(95));

describe('the report', () => {
  const understood = [
    {
      question: question({}),
      plan,
      milliseconds: 1,
      score: { right: 9, all: 10, faults: ['colour Red is missing'] },
    },
  ];
  const answers = {
    ...{ precision: 0.95, judged: 20, constraints: 0.96, empty: [], unanswered: [] },
    ...{ inventions: [], faults: [], judgedQuestions: 1, p95: 100 },
    statements: {
      gift: { right: 9, all: 10 },
      size: { right: 0, all: 0 },
      cell: { right: 4, all: 4 },
      kind: { right: 1, all: 1 },
    },
  };

  it('has a row for each language and each figure', () => {
    const report = reportOf(understood, [...understood, ...understood], answers, 100_000);
    expect(report).toContain('| English | 1 | 90.0 % | 0.0 % |');
    expect(report).toContain('| all | 1 | 90.0 % | 0.0 % |');
    expect(report).toContain('| held out | 2 | 90.0 % | 0.0 % |');
    expect(report).toContain('| invented facts | 0 | 0 |');
    expect(report).toContain('| gift ideas that keep recipient and budget (10 judged) | 90.0 % | ≥ 90.0 % |');
    expect(report).toContain('| questions with a judged answer | 1 of 1 |  |');
  });

  it('names the requirements that are not reached', () => {
    expect(missedBars(understood, answers)).toEqual(['Only 90.0 % of the constraints are right.']);
    const failing = { ...answers, constraints: 0.9, precision: 0.5, inventions: ['a'], p95: 200 };
    expect(missedBars(understood, failing)).toHaveLength(5);
    const wrong = { ...answers.statements, cell: { right: 3, all: 4 } };
    expect(missedBars([], { ...answers, statements: wrong })).toContain(
      'Only 75.0 % are right: stock and cells of comparisons that are facts of the store.',
    );
  });

  it('replaces the tables of a document', () => {
    const document = 'Text\n<!-- evaluation -->\nold\n<!-- /evaluation -->\nEnd';
    expect(insertReport(document, 'new')).toBe(
      'Text\n<!-- evaluation -->\n\nnew\n\n<!-- /evaluation -->\nEnd',
    );
    expect(() => insertReport('Text', 'new')).toThrow('needs the lines');
  });
});
