import type { TaraContext, TaraPlan, TaraVocabulary } from '@luxe/contract/tara-plan';
import { readAmounts } from './amounts/readAmounts.ts';
import { readPrices } from './amounts/readPrices.ts';
import { buildDictionary } from './dictionary/buildDictionary.ts';
import { readSpans, type Span } from './dictionary/readSpans.ts';
import { askQuestion } from './reading/askQuestion.ts';
import { findPincode, takeOrderCode } from './reading/codes.ts';
import { collectTraits } from './reading/collectTraits.ts';
import { continueRequest } from './reading/continueRequest.ts';
import { decideIntent } from './reading/decideIntent.ts';
import { languageOf } from './reading/language.ts';
import { residualStyles } from './reading/residualStyles.ts';
import { readSignals } from './reading/signals.ts';
import { createSizeReader } from './reading/sizes.ts';
import { readTraits } from './reading/wantedTraits.ts';

/** Reads requests in English, Hindi and mixtures of both. */
export interface Understanding {
  /**
   * The plan of a request. `context` is the request before and its answer, so that "in black" continues it.
   * Pure: the same arguments return the same plan. Never throws; a text without a meaning is a plan without
   * constraints.
   */
  understand(text: string, context?: TaraContext): TaraPlan;
}

/** Longer texts are cut. The call that carries a request has a lower limit. */
const longestText = 2000;

/**
 * Creates the understanding of one shop from the words of its catalogue. Creating it reads the complete
 * lexicon, so create it once per version of the catalogue.
 */
export function createUnderstanding(vocabulary: TaraVocabulary): Understanding {
  const dictionary = buildDictionary(vocabulary);
  const sizeReader = createSizeReader(vocabulary.sizes);
  const metalCodes = new Set(
    [...dictionary.phrases.words()].flatMap(([, meaning]) =>
      meaning.kind === 'category' && meaning.isMetal ? meaning.codes : [],
    ),
  );

  return {
    understand(request, context) {
      const { orderCode, text } = takeOrderCode(request.slice(0, longestText));
      const spans = readAmounts(readSpans(text, dictionary));
      const pincode = findPincode(spans);
      const { sizes, used: sizeSpans } = sizeReader.read(spans);
      const used = new Set([...sizeSpans, ...(pincode ? [pincode.at] : [])]);
      const prices = readPrices(spans, used);
      const traits = readTraits(spans, used);
      const isMetal = context?.plan.categories.some((code) => metalCodes.has(code)) ?? false;
      const lists = collectTraits(traits, isMetal);
      const signals = readSignals(spans, traits.negated, context?.shown ?? 0);
      const language = languageOf(text, spans);
      const hasConstraints =
        traits.included.length + traits.nouns.length + traits.excluded.length + sizes.length > 0 ||
        [prices.min, prices.max, prices.unclear, signals.occasion, signals.recipient].some(
          (value) => value !== null,
        );
      const intent = decideIntent(signals, {
        hasOrderCode: orderCode !== null,
        hasPincode: pincode !== undefined,
        hasCategory: lists.categories.length > 0,
        hasConstraints,
        // A size of a kind that the shop does not list is a wish, and no question about sizes.
        hasOpenSize:
          sizes.length === 0 &&
          spans.some(({ meaning }) => meaning.kind === 'size') &&
          !hasUnlistedKind(spans),
        hasUnknown: spans.some(({ meaning }) => meaning.kind === 'unknown'),
      });
      const own: TaraPlan = {
        intent,
        ...lists,
        styles: [
          ...new Set([...lists.styles, ...residualStyles(spans, traits.negated, { intent, language })]),
        ],
        sizes,
        minPrice: prices.min,
        maxPrice: prices.max,
        occasion: signals.occasion,
        recipient: signals.recipient,
        giftBudget: intent === 'gift' ? prices.max : null,
        sort: signals.sort,
        pincode: pincode?.pincode ?? null,
        orderCode,
        topic: intent === 'policy' ? signals.topic : null,
        refersTo: signals.refersTo,
        language,
        question: null,
      };
      const plan = continueRequest({ plan: own, hasUnlistedKind: hasUnlistedKind(spans) }, signals, context);
      return {
        ...plan,
        question: askQuestion(plan, { amount: prices.unclear, spans }, dictionary, vocabulary),
      };
    },
  };
}

const hasUnlistedKind = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.kind === 'style' && meaning.isKind);
