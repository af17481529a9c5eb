import { foldTerms } from '@luxe/format';
import { meaningfulTokens, stem } from '../search/text.ts';
import { sentencesOf } from './plainText.ts';

/** A section of a text page, or a question with its answer. */
export interface Passage {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly href: string;
  /** What the page is: a text about rules, another page or a product. */
  readonly kind: 'policy' | 'page' | 'product';
  /** How much a word of a question counts here, by its stem. */
  readonly weights: ReadonlyMap<string, number>;
}

interface PassageSource {
  /** Title of the page or topic; empty for none. */
  readonly page: string;
  readonly title: string;
  readonly html: string;
  readonly href: string;
  readonly kind?: Passage['kind'];
}

const weightOf = { page: 3, title: 4, body: 1 } as const;

export function toPassage({ page, title, html, href, kind = 'policy' }: PassageSource): Passage {
  const sentences = sentencesOf(html).filter((sentence) => !onlyRefers(sentence));
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const term of foldTerms(text).map(toStem))
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  };
  add(sentences.join(' '), weightOf.body);
  add(page, weightOf.page);
  add(title, weightOf.title);
  return { title, sentences, href, kind, weights };
}

/** Whether a sentence answers nothing itself: `See shipping and returns.` */
const onlyRefers = (sentence: string): boolean => /^See\b/.test(sentence);

/** Words of questions that occur in every text, in English and in romanised Hindi. */
const fillers = new Set(
  [
    'how what when where which who why do does did i my me mine we you your it is am are was be been can',
    'could will would shall should may might have has had get got please about any if there this that these',
    'those not no yes want need know show give take make long much many day',
    'kya kaise kab kahan kitna kitne hai hain ka ki ke ko se mein main mujhe mera meri kar karna sakta sakti',
    'hota hoti ho',
  ]
    .join(' ')
    .split(' ')
    .map(stem),
);

/**
 * Words of one meaning, so that a question finds a text in other words. The first word of a group is the one
 * that the texts have.
 */
const meanings: readonly (readonly string[])[] = [
  ['return', 'wapas', 'wapsi'],
  ['refund', 'paisa', 'paise'],
  ['replacement', 'exchange', 'replace', 'badal', 'badlo'],
  ['cancellation', 'cancel', 'cancelled'],
  ['shipping', 'delivery', 'deliver', 'courier', 'ship'],
  ['cash', 'cod'],
  ['genuine', 'authentic', 'authenticity', 'original', 'asli', 'fake', 'real'],
  ['complaint', 'complaints', 'grievance', 'shikayat'],
  ['privacy', 'data', 'consent'],
  ['payment', 'pay', 'upi', 'card'],
  ['damaged', 'broken', 'defect', 'defective', 'wrong', 'tuta'],
];

/** A common form of a word: `returned`, `returning` and `returns` are `return`. */
const toStem = (word: string): string => {
  const base = stem(word);
  return base.length > 6 ? base.replace(/(?:ing|ed)$/, '') : base;
};

/** The stems of a question, each with the stems of the same meaning. */
export function stemsOf(question: string): ReadonlySet<string> {
  const own = meaningfulTokens(question)
    .map(toStem)
    .filter((term) => !fillers.has(term));
  const others = meanings.flatMap((group) => {
    const stems = group.map((words) => foldTerms(words).map(toStem).join(' '));
    return stems.some((one) => own.includes(one)) ? stems : [];
  });
  return new Set([...own, ...others]);
}

/** How well a passage fits the words of a question. A word that many passages have counts less. */
export function rankPassages(
  passages: readonly Passage[],
  stems: ReadonlySet<string>,
): { readonly passage: Passage; readonly score: number }[] {
  const rarity = new Map(
    [...stems].map((term) => {
      const count = passages.filter(({ weights }) => weights.has(term)).length;
      return [term, count === 0 ? 0 : Math.log(1 + passages.length / count)] as const;
    }),
  );
  return passages
    .map((passage) => ({
      passage,
      score: [...stems].reduce(
        (sum, term) => sum + (passage.weights.get(term) ?? 0) * (rarity.get(term) ?? 0),
        0,
      ),
    }))
    .filter(({ passage, score }) => score > 0 && passage.sentences.length > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** Whether a passage has every word of one of these keys. Without keys, every passage has them. */
export const isAbout = ({ weights }: Passage, keys: readonly string[]): boolean =>
  keys.length === 0 ||
  keys.some((key) =>
    foldTerms(key)
      .map(toStem)
      .every((term) => weights.has(term)),
  );

/**
 * The sentences of a passage that answer a question best, in the order of the text. Under a title with words
 * of the question, these are the first ones; else those with the most words of the question.
 */
export function bestSentences(
  { sentences, weights }: Passage,
  stems: ReadonlySet<string>,
  limit: number,
): string[] {
  const isTitled = [...stems].some((term) => (weights.get(term) ?? 0) >= weightOf.page);
  if (isTitled) return sentences.slice(0, limit);
  return sentences
    .map((text, index) => ({ text, index, score: countOf(text, stems) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, limit)
    .toSorted((a, b) => a.index - b.index)
    .map(({ text }) => text);
}

/** How many words of a question a sentence has. */
const countOf = (text: string, stems: ReadonlySet<string>): number =>
  new Set(
    foldTerms(text)
      .map(toStem)
      .filter((term) => stems.has(term)),
  ).size;
