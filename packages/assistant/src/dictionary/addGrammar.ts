import {
  carryWords,
  fillers,
  joiners,
  negations,
  openWords,
  particles,
  pincodeCues,
  positionWords,
  rangeWords,
  resetWords,
  sizeCues,
  sortWords,
  thisWords,
  turns,
  vagueWords,
} from '../lexicon/grammar.ts';
import { boundWords, currencyWords, measureWords, partWords, unitWords } from '../lexicon/prices.ts';
import { intentWords, topicWords } from '../lexicon/requests.ts';
import type { Side } from './meaning.ts';
import { entriesOf, type Phrases } from './phrases.ts';

/** Adds words that do not describe a product. They have precedence over words that do. */
export function addGrammar(phrases: Phrases): void {
  phrases.add({ kind: 'reset' }, resetWords);
  for (const { field, words, hindi } of openWords) phrases.add({ kind: 'open', field }, { words, hindi });
  for (const { topic, words, hindi } of topicWords)
    phrases.add({ kind: 'intent', intent: 'policy', topic, isWeak: false }, { words, hindi });
  for (const { intent, isWeak = false, words, hindi } of intentWords)
    phrases.add({ kind: 'intent', intent, topic: null, isWeak }, { words, hindi });
  for (const { sort, words, hindi } of sortWords) phrases.add({ kind: 'sort', sort }, { words, hindi });
  addPrices(phrases);
  for (const { place, words, hindi } of negations) phrases.add({ kind: 'not', place }, { words, hindi });
  for (const { at, words, hindi } of positionWords) phrases.add({ kind: 'position', at }, { words, hindi });
  phrases.add({ kind: 'this' }, thisWords);
  phrases.add({ kind: 'size' }, sizeCues);
  phrases.add({ kind: 'pincode' }, pincodeCues);
  phrases.add({ kind: 'carry' }, carryWords);
  phrases.add({ kind: 'joiner' }, joiners);
  phrases.add({ kind: 'turn' }, turns);
}

/** Adds words without a meaning of their own. All other words have precedence over them. */
export function addFillers(phrases: Phrases): void {
  phrases.add({ kind: 'vague' }, vagueWords);
  phrases.add({ kind: 'particle' }, particles);
  phrases.add({ kind: 'filler' }, fillers);
}

function addPrices(phrases: Phrases): void {
  // A phrase such as "max" can be before and after the amount.
  for (const language of ['words', 'hindi'] as const) {
    const sides = new Map<string, { before: Side | null; after: Side | null }>();
    for (const bound of boundWords)
      for (const phrase of entriesOf(bound[language]))
        sides.set(phrase, {
          ...(sides.get(phrase) ?? { before: null, after: null }),
          [bound.place]: bound.side,
        });
    for (const [phrase, { before, after }] of sides)
      phrases.add(
        { kind: 'bound', before, after },
        language === 'words' ? { words: phrase } : { hindi: phrase },
      );
  }
  phrases.add({ kind: 'range' }, rangeWords);
  for (const { factor, words, hindi } of unitWords) phrases.add({ kind: 'unit', factor }, { words, hindi });
  for (const { value, added, words, hindi } of partWords)
    phrases.add({ kind: 'part', value, added }, { words, hindi });
  phrases.add({ kind: 'currency' }, currencyWords);
  phrases.add({ kind: 'measure' }, measureWords);
}
