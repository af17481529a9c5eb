import { leadForms } from '@luxe/contract/lead-forms';
import type { TaraPlan } from '@luxe/contract/tara-plan';
import type { FaqEntry } from '../../model/catalogue.ts';
import { categoryPath } from '../catalogue/paths.ts';
import type { Content } from '../content/content.ts';
import { sellerListTitle, sellersPath } from '../content/text-pages/sellerList.ts';
import { textPages } from '../content/text-pages/textPages.ts';
import { readHelp } from '../support/help.ts';
import {
  fact,
  plain,
  toAnswer,
  type Answer,
  type AssistantParts,
  type Sentence,
  type Understood,
} from './asked.ts';
import { copy } from './copy.ts';
import type { Match } from './facts.ts';
import { bestSentences, isAbout, rankPassages, stemsOf, toPassage, type Passage } from './passages.ts';
import { scopeOf } from './findAnswer.ts';
import { findProducts } from './findProducts.ts';
import { namesProduct, subjectsOf } from './subject.ts';
import { keysOfTopic } from './topicKeys.ts';

/** Page of the shop with the questions of help. */
const helpPath = '/contact-us';

/** Most passages of an answer, and most sentences of each. */
const passageLimit = 2;
const sentenceLimit = 2;
/** A second passage is shown only if it fits nearly as well as the first. */
const nearlyAsGood = 0.6;

/** Answers with sentences of the shop's own texts, word for word. */
export type PolicyAnswers = (parts: AssistantParts, asked: Understood) => Promise<Answer>;

export function createPolicyAnswers(): PolicyAnswers {
  let pages: { passages: readonly Passage[]; contentVersion: number } | undefined;

  async function pagesOf({ content, catalogue }: AssistantParts): Promise<readonly Passage[]> {
    const { contentVersion } = catalogue;
    if (pages?.contentVersion !== contentVersion)
      pages = { passages: await readPages(content), contentVersion };
    return pages.passages;
  }

  return async (parts, asked) => {
    const { text, plan } = asked;
    const [match] = await subjectsOf(parts, asked);
    const keys = keysOfTopic(plan.topic);
    const passages = [
      ...(await pagesOf(parts)),
      ...(await readQuestions(parts)),
      ...questionsAbout(parts, plan, match),
    ].filter((passage) => isAbout(passage, keys));
    const stems = stemsOf([...keys, text].join(' '));
    const ranked = rankPassages(passages, stems);
    const best = ranked[0]?.score ?? 0;
    const chosen = ranked.filter(({ score }) => score >= best * nearlyAsGood).slice(0, passageLimit);
    const sentences = chosen.flatMap(({ passage }) =>
      bestSentences(passage, stems, sentenceLimit).map((one) => fact(passage.kind, passage.href, one)),
    );
    // What holds for the product itself comes before what holds for most products.
    const own = await ownFacts(parts, asked, match);
    if (own.length + sentences.length === 0)
      return toAnswer({
        sentences: [plain(copy.noPolicy), fact('page', leadForms.assisted.path, copy.person)],
        handover: true,
      });
    return toAnswer({ sentences: [...own, ...sentences], chips: [copy.chips.person] });
  };
}

/** What the shop states about the product of a question. For care, a product of the named kind is enough. */
async function ownFacts(
  parts: AssistantParts,
  asked: Understood,
  match: Match | undefined,
): Promise<readonly Sentence[]> {
  const { plan } = asked;
  if (plan.topic === 'returns' && match) {
    const { card, product } = match;
    return [fact('product', card.webURL, copy.returns(card.productname, product.returnPolicy))];
  }
  if (plan.topic !== 'care') return [];
  const example = match ?? (namesProduct(asked) ? await firstOf(parts, asked) : undefined);
  if (!example || example.product.care === '') return [];
  return [fact('product', example.card.webURL, copy.care(example.card.productname, example.product.care))];
}

async function firstOf(parts: AssistantParts, asked: Understood): Promise<Match | undefined> {
  const { matches } = await findProducts(scopeOf(parts.catalogue, asked), { ...asked.plan, intent: 'find' });
  return matches[0];
}

/** Questions with answers on the pages of the product and of the kinds of products that a question names. */
function questionsAbout({ catalogue }: AssistantParts, plan: TaraPlan, match: Match | undefined): Passage[] {
  const codes = [...plan.categories, ...(match ? [match.product.categoryCode] : [])];
  const path = codes
    .flatMap((code) => catalogue.pathTo(code))
    .filter(({ parentCode }) => parentCode !== null);
  const toPassages = (faq: readonly FaqEntry[], source: Pick<Passage, 'href' | 'kind'>) =>
    faq.map(({ question, answer }) => toPassage({ page: '', title: question, html: answer, ...source }));
  return [
    ...(match ? toPassages(match.product.faq, { href: match.card.webURL, kind: 'product' }) : []),
    ...[...new Set(path)].flatMap(({ slug, code, faq }) =>
      toPassages(faq, { href: categoryPath(slug, code), kind: 'page' }),
    ),
  ];
}

/** The sections of the text pages, without the list of sellers. An editor may have replaced a page. */
async function readPages(content: Content): Promise<Passage[]> {
  const passages: Passage[] = [];
  for (const { path } of textPages) {
    const page = await content.pageByPath(path);
    for (const block of page?.blocks ?? [])
      if (block.type === 'text' && !(path === sellersPath && block.title === sellerListTitle))
        passages.push(toPassage({ page: page?.h1 ?? '', title: block.title, html: block.html, href: path }));
  }
  return passages;
}

async function readQuestions({ db }: AssistantParts): Promise<Passage[]> {
  const { topics } = await readHelp(db);
  return topics.flatMap(({ title, questions }) =>
    questions.map(({ question, answer }) =>
      toPassage({ page: title, title: question, html: answer, href: helpPath }),
    ),
  );
}
