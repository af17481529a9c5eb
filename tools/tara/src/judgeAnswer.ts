import type { Sentence, TaraResponse } from './answer.ts';
import { judgeCells } from './judgeCells.ts';
import { fits, type Facts } from './judgeProduct.ts';
import { judgeSizes } from './judgeSizes.ts';
import type { Question } from './questions.ts';

/**
 * What is judged of an answer besides the precision of its products: `gift` whether a product keeps
 * recipient and budget, `size` statements about a size chart, `cell` stock and cells of a comparison, `kind`
 * whether the answer is of the expected kind.
 */
export const judgements = ['gift', 'size', 'cell', 'kind'] as const;
export type Judgement = (typeof judgements)[number];

/** One judged statement. `fault` is a sentence; undefined when the statement is right. */
interface Verdict {
  readonly about: Judgement;
  readonly fault: string | undefined;
}

/** Judges an answer by the catalogue and by what the question expects. */
export const judgeAnswer = (
  { expect }: Pick<Question, 'expect'>,
  { answer }: TaraResponse,
  facts: Facts,
): Verdict[] => {
  const toVerdicts = (about: Judgement, faults: readonly (string | undefined)[]): Verdict[] =>
    faults.map((fault) => ({ about, fault }));
  return [
    ...toVerdicts('gift', judgeGifts(expect, answer, facts)),
    ...toVerdicts('size', judgeSizes(expect, answer, facts)),
    ...toVerdicts('cell', judgeCells(answer, facts)),
    ...toVerdicts('kind', judgeKind(expect, answer)),
  ];
};

type Answer = TaraResponse['answer'];

/** One result for each of the first five products of gift ideas. */
function judgeGifts(
  { intent, recipient, min, max, gift }: Question['expect'],
  { products: shown }: Answer,
  { products, brandNames }: Facts,
): (string | undefined)[] {
  if (intent !== 'gift') return [];
  const limit = max ?? gift;
  const wanted = {
    ...(recipient === undefined ? {} : { recipient }),
    ...(min === undefined ? {} : { min }),
    ...(limit === undefined ? {} : { max: limit }),
  };
  if (Object.keys(wanted).length === 0) return [];
  return shown.slice(0, 5).map(({ product: { productId } }) => {
    const product = products.get(productId);
    const isFitting = product && fits(product, brandNames.get(product.brandCode) ?? '', wanted);
    return isFitting ? undefined : `${productId} does not keep the recipient and the budget.`;
  });
}

type Intent = NonNullable<Question['expect']['intent']>;

const sourcesOf = (sentences: readonly Sentence[]): string[] =>
  sentences.flatMap(({ source }) => (source === null ? [] : [source.kind]));

/** What an answer to each intent must be. The products of a search are judged one by one. */
const isOfKind: Readonly<Record<Exclude<Intent, 'find' | 'gift'>, (answer: Answer) => boolean>> = {
  order: ({ sentences, products }) => {
    const sources = sourcesOf(sentences);
    return products.length === 0 && sources.length > 0 && sources.every((kind) => kind === 'order');
  },
  policy: ({ sentences, handover }) =>
    !handover && sourcesOf(sentences).some((kind) => ['policy', 'page', 'product'].includes(kind)),
  person: ({ handover }) => handover,
  delivery: ({ sentences, question }) => question !== null || sourcesOf(sentences).includes('promise'),
  size: ({ sentences, question }) =>
    question !== null || sourcesOf(sentences).some((kind) => kind === 'chart' || kind === 'product'),
  compare: ({ comparison, question }) => comparison !== null || question !== null,
  chat: ({ sentences, products, handover }) =>
    products.length === 0 && !handover && sourcesOf(sentences).length === 0,
};

function judgeKind({ intent = 'find', asks }: Question['expect'], answer: Answer): (string | undefined)[] {
  if (asks) return [answer.question === null ? 'Tara does not ask back.' : undefined];
  if (intent === 'find' || intent === 'gift') return [];
  return [isOfKind[intent](answer) ? undefined : `The answer is none to the intent ${intent}.`];
}
