import { setTimeout as delay } from 'node:timers/promises';
import type { TaraVocabulary } from '@luxe/assistant';
import { isAnswered, type TaraResponse } from './answer.ts';
import { brandNamesOf } from './demoVocabulary.ts';
import { findInventions } from './findInventions.ts';
import { judgeAnswer, judgements, type Judgement } from './judgeAnswer.ts';
import { fits, type CatalogueProduct } from './judgeProduct.ts';
import type { Expectation, Question } from './questions.ts';
import { scoreConstraints } from './scoreConstraints.ts';

/** The response of a store API to a question, with the time that it took. */
export interface Asked {
  readonly question: Question;
  readonly response: TaraResponse;
  readonly milliseconds: number;
}

export interface Store {
  /** Origin of the store API. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Asks a store API every question, one after the other, each in a conversation of another guest. */
export async function askAll(questions: readonly Question[], store: Store): Promise<Asked[]> {
  // The shop limits the questions of a guest.
  let token = '';
  const ask = async (text: string, catalogue: string, context: TaraResponse['context'] | null) => {
    for (;;) {
      const began = performance.now();
      const response = await fetch(new URL('/v2/lux/tara/ask', store.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ text, catalogue, context }),
      });
      if (response.status === 429) {
        await response.body?.cancel();
        await delay(Number(response.headers.get('retry-after') ?? 5) * 1000);
        continue;
      }
      if (!response.ok)
        throw new Error(`"${text}" was answered with ${response.status}: ${await response.text()}`);
      const answered = (await response.json()) as TaraResponse;
      return { answered, milliseconds: performance.now() - began };
    }
  };
  const asked: Asked[] = [];
  for (const question of questions) {
    const catalogue = catalogueOf(question.expect);
    let context: TaraResponse['context'] | null = null;
    token = await guestToken(store);
    for (const text of question.after) context = (await ask(text, catalogue, context)).answered.context;
    const { answered, milliseconds } = await ask(question.text, catalogue, context);
    asked.push({ question, response: answered, milliseconds });
  }
  return asked;
}

/** The catalogue in which a shopper would ask. */
const catalogueOf = ({ categories = [] }: Expectation): 'luxury' | 'indiluxe' =>
  categories.length > 0 && categories.every((code) => code.startsWith('ISH')) ? 'indiluxe' : 'luxury';

async function guestToken({ url, clientId, clientSecret }: Store): Promise<string> {
  const response = await fetch(new URL('/oauth/token', url), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  if (!response.ok) throw new Error(`The store API gave no token (${response.status}).`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** How many statements of a kind are right. */
export interface Tally {
  readonly right: number;
  readonly all: number;
}

/** What the answers were like. */
export interface AnswerFigures {
  /** Share of the first five products that fit, over the questions for products that the shop has. */
  readonly precision: number;
  /** Number of products that were judged. */
  readonly judged: number;
  /** Share of right constraints in the plans with which the store searched. */
  readonly constraints: number;
  /** Searches without a product. Tara then offers a person. */
  readonly empty: readonly string[];
  readonly unanswered: readonly string[];
  readonly inventions: readonly string[];
  /** Statements that are judged besides the products. */
  readonly statements: Readonly<Record<Judgement, Tally>>;
  /** A sentence for each wrong statement. */
  readonly faults: readonly string[];
  /** Number of questions with a judged product or statement. */
  readonly judgedQuestions: number;
  /** 95th percentile in milliseconds. */
  readonly p95: number;
}

/** Judges answers against the catalogue. `products` has at least every product that an answer shows. */
export function judgeAnswers(
  asked: readonly Asked[],
  products: ReadonlyMap<string, CatalogueProduct>,
  vocabulary: TaraVocabulary,
): AnswerFigures {
  const brandNames = brandNamesOf(vocabulary);
  const searches = asked.filter(({ question }) => isSearch(question.expect));
  const scores = searches.map(({ question, response }) =>
    scoreConstraints(response.context.plan, question.expect, vocabulary),
  );
  const total = (field: 'right' | 'all') => scores.reduce((sum, score) => sum + score[field], 0);
  const linesOf = (some: readonly Asked[]) => some.map(({ question }) => `${question.id}: ${question.text}`);
  const verdicts = asked.map(({ question, response }) => ({
    question,
    verdicts: judgeAnswer(question, response, { products, brandNames }),
  }));
  const tallyOf = (about: Judgement): Tally => {
    const own = verdicts.flatMap((one) => one.verdicts.filter((verdict) => verdict.about === about));
    return { right: own.filter(({ fault }) => fault === undefined).length, all: own.length };
  };
  const judgedQuestions = new Set(
    verdicts.flatMap(({ question, verdicts: own }) => (own.length > 0 ? [question] : [])),
  );
  let judged = 0;
  let fitting = 0;
  for (const { question, response } of asked) {
    if (!isJudged(question.expect)) continue;
    for (const { product } of response.answer.products.slice(0, 5)) {
      judgedQuestions.add(question);
      const known = products.get(product.productId);
      judged++;
      if (known && fits(known, brandNames.get(known.brandCode) ?? '', question.expect)) fitting++;
    }
  }
  return {
    precision: judged === 0 ? 0 : fitting / judged,
    judged,
    constraints: total('right') / Math.max(1, total('all')),
    empty: linesOf(
      searches.filter(
        ({ question, response }) => !question.expect.asks && response.answer.products.length === 0,
      ),
    ),
    unanswered: linesOf(
      asked.filter(({ question, response }) => question.expect.intent !== 'chat' && !isAnswered(response)),
    ),
    inventions: asked.flatMap(({ question, response }) =>
      findInventions(response, products).map((invention) => `${question.id}: ${invention}`),
    ),
    statements: Object.fromEntries(judgements.map((about) => [about, tallyOf(about)])) as Record<
      Judgement,
      Tally
    >,
    faults: verdicts.flatMap(({ question, verdicts: own }) =>
      own.flatMap(({ fault }) => (fault === undefined ? [] : [`${question.id}: ${fault}`])),
    ),
    judgedQuestions: judgedQuestions.size,
    p95: percentile95(asked.map(({ milliseconds }) => milliseconds)),
  };
}

/** Whether a question is a search of its own. Any other answer leaves the plan of the last list. */
const isSearch = ({ intent = 'find', refersTo }: Expectation): boolean =>
  (intent === 'find' || intent === 'gift') && refersTo === undefined;

/** Whether products are judged: those of a search that names a kind, a brand, a colour or a material. */
const isJudged = ({
  intent = 'find',
  categories = [],
  brands = [],
  colours = [],
  materials = [],
  styles = [],
}: Expectation) =>
  (intent === 'find' || intent === 'gift') &&
  styles.length === 0 &&
  [categories, brands, colours, materials].some((list) => list.length > 0);

export function percentile95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
