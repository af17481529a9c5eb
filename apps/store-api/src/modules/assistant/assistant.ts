import { isLexiconWord } from '@luxe/assistant';
import { leadForms } from '@luxe/contract/lead-forms';
import type { TaraPlan, TaraVocabulary } from '@luxe/contract/tara-plan';
import { foldTerms } from '@luxe/format';
import { maskText } from '../assistant-model/maskText.ts';
import type { LiveCatalogue } from '../catalogue/liveCatalogue.ts';
import { findCustomer } from '../customer/repository.ts';
import { stem } from '../search/text.ts';
import {
  fact,
  plain,
  toAnswer,
  type Answer,
  type Asked,
  type AssistantParts,
  type Sentence,
  type TaraContext,
  type TaraResponse,
  type Understood,
} from './asked.ts';
import { compareAnswer } from './compareAnswer.ts';
import { copy } from './copy.ts';
import { deliveryAnswer } from './deliveryAnswer.ts';
import type { Match } from './facts.ts';
import { findAnswer } from './findAnswer.ts';
import type { ModelHelp } from './modelHelp.ts';
import { orderAnswer } from './orderAnswer.ts';
import { createPolicyAnswers, type PolicyAnswers } from './policyAnswer.ts';
import { sizeAnswer } from './sizeAnswer.ts';
import { namesProduct } from './subject.ts';
import type { LiveUnderstanding } from './vocabulary.ts';
import { commonWords, connectingWords } from './wordLists.ts';

interface AssistantOptions extends AssistantParts {
  readonly understanding: LiveUnderstanding;
  /** Undefined in a shop without a language model. */
  readonly help?: ModelHelp | undefined;
}

interface AskOptions {
  /** What the limit of a language model counts by: the customer or the guest. */
  readonly visitor: string;
  /** The network of a guest, whose guests share a higher limit. Undefined for a customer. */
  readonly network?: string | undefined;
  /** Receives the sentences while a language model still writes others. */
  readonly publish?: ((sentence: Sentence) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Assistant {
  ask(asked: Asked, options: AskOptions): Promise<TaraResponse>;
}

/**
 * Tara, the shopping assistant. It understands a question with the words of the catalogue, and answers with
 * facts of the shop. A language model may add to what is understood and word why products suit; it decides
 * nothing and states no fact (docs/decisions/0050-tara-answers.md). Nothing about the shopper is stored.
 */
export function createAssistant({ understanding, help, ...parts }: AssistantOptions): Assistant {
  const policies = createPolicyAnswers();

  /** The question without what could identify the shopper. */
  async function masked(asked: Asked, vocabulary: TaraVocabulary): Promise<string> {
    const { customerId } = asked;
    const customer = customerId === undefined ? undefined : await findCustomer(parts.db, customerId);
    const shopWords = wordsOf(vocabulary);
    return maskText(asked.text, {
      names: [customer?.firstName ?? '', customer?.lastName ?? ''],
      isKnown: (word) => {
        const term = stem(word);
        return shopWords.has(term) || connectingWords.has(term) || commonWords.has(term);
      },
      isInLexicon: isLexiconWord,
      brands: vocabulary.brands.map(({ name }) => name),
    });
  }

  return {
    async ask(asked, { visitor, network, publish, signal }) {
      const { vocabulary, understand } = await understanding.read();
      const own = understand(asked.text, asked.context ?? undefined);
      const helper = help && !isPersonal(own) && (await help.begin(visitor, network)) ? help : undefined;
      const question = helper ? await masked(asked, vocabulary) : '';
      const plan = helper ? await helper.fillPlan(question, own, vocabulary, signal) : own;
      const understood: Understood = { ...asked, plan, colours: vocabulary.colours };
      const answer = await answerTo(parts, policies, understood);
      const context = nextContext(understood, answer);
      if (!helper || answer.products.length === 0) return { answer, context, usedModel: plan !== own };
      if (publish) answer.sentences.forEach(publish);
      const matches = await matchesOf(parts.catalogue, answer.products);
      const wording = { question, matches };
      const worded = await helper.word(wording, signal, publish);
      return {
        answer: { ...answer, sentences: [...answer.sentences, ...worded] },
        context,
        usedModel: plan !== own || worded.length > 0,
      };
    },
  };
}

/** Questions about an order, or for a person, do not need a model, and often have personal data. */
const isPersonal = ({ intent }: TaraPlan): boolean => intent === 'order' || intent === 'person';

function answerTo(parts: AssistantParts, policies: PolicyAnswers, asked: Understood): Promise<Answer> {
  switch (asked.plan.intent) {
    case 'order':
      return orderAnswer(parts, asked);
    case 'person':
      return Promise.resolve(personAnswer());
    case 'policy':
      return policies(parts, asked);
    case 'delivery':
      return deliveryAnswer(parts, asked);
    case 'size':
      return sizeAnswer(parts, asked);
    case 'compare':
      return compareAnswer(parts, asked);
    case 'chat':
      return Promise.resolve(chatAnswer(parts.catalogue));
    case 'find':
    case 'gift':
      return asked.plan.question === null ? findAnswer(parts, asked) : questionAnswer(parts, asked);
  }
}

/** Asks back. What already fits is shown, too. */
async function questionAnswer(parts: AssistantParts, asked: Understood): Promise<Answer> {
  const { question, intent } = asked.plan;
  const found = namesProduct(asked) || intent === 'gift' ? await findAnswer(parts, asked) : toAnswer({});
  return found.products.length === 0 ? toAnswer({ question }) : { ...found, question };
}

const personAnswer = (): Answer =>
  toAnswer({ sentences: [fact('page', leadForms.assisted.path, copy.person)], handover: true });

/** Departments of the first chips. */
const chipDepartments = 2;

const chatAnswer = ({ categories }: LiveCatalogue): Answer =>
  toAnswer({
    sentences: [plain(copy.chat)],
    chips: [
      ...[...categories.values()]
        .filter(({ level, parentCode }) => level === 1 && parentCode !== null)
        .slice(0, chipDepartments)
        .map(({ title }) => copy.chips.show(title)),
      copy.chips.gifts,
    ],
  });

/**
 * What the next question may refer to. Only a new list replaces the last one: an answer about delivery or a
 * size leaves it, and so does a question about them.
 */
function nextContext({ plan, context }: Understood, answer: Answer): TaraContext {
  const shown = answer.products.length;
  const isList = (plan.intent === 'find' || plan.intent === 'gift') && plan.refersTo.length === 0;
  if (isList) return { plan, shown };
  const isAside = plan.intent === 'size' || plan.intent === 'delivery';
  const leavesList = isAside && context !== null && context.shown > 0;
  if (answer.question !== null && !leavesList) return { plan, shown: context?.shown ?? 0 };
  if (context === null)
    return { plan: { ...plan, refersTo: [] }, shown: plan.intent === 'compare' ? shown : 0 };
  const { orderCode, topic } = plan;
  const pincode = plan.pincode ?? context.plan.pincode;
  return { ...context, plan: { ...context.plan, orderCode, pincode, topic } };
}

async function matchesOf(catalogue: LiveCatalogue, products: Answer['products']): Promise<Match[]> {
  const found: Match[] = [];
  for (const { product: card } of products) {
    const product = await catalogue.product(card.productId);
    const colour = product?.colours.find(({ name }) => name === card.color);
    if (product && colour) found.push({ product, colour, card });
  }
  return found;
}

const stemsOf = (texts: readonly string[]) => texts.flatMap((text) => foldTerms(text).map(stem));

/** Every word of the vocabulary, as its stem, except words of brands: many are also names of people. */
const wordsOf = ({ categories, colours, materials, sizes }: TaraVocabulary): ReadonlySet<string> =>
  new Set([
    ...stemsOf([...colours, ...materials, ...sizes]),
    ...stemsOf(categories.flatMap(({ name, words }) => [name, ...words])),
  ]);
