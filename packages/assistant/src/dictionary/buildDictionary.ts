import type { TaraVocabulary } from '@luxe/contract/tara-plan';
import { isEnglish } from '../text/english.ts';
import { commonBrandWords } from '../lexicon/brands.ts';
import { numberWords } from '../lexicon/prices.ts';
import { isTypo } from '../text/isTypo.ts';
import { soundOf } from '../text/soundOf.ts';
import { addFillers, addGrammar } from './addGrammar.ts';
import { addProducts } from './addProducts.ts';
import type { Meaning } from './meaning.ts';
import { englishKey, Phrases } from './phrases.ts';
import { shopWordsOf } from './shopWords.ts';

/** Everything that the words of a request can mean in one shop. */
export interface Dictionary {
  readonly phrases: Phrases;
  readonly numerals: Phrases;
  /** Brands whose name is a common word: they are meant when the name is written as the brand writes it. */
  readonly namedLikeWords: readonly {
    readonly word: string;
    readonly name: string;
    readonly meaning: Meaning;
  }[];
  /** The meaning of a misspelled word; undefined for a word that resembles no word of the shop. */
  correct(word: string): Meaning | undefined;
}

export function buildDictionary(vocabulary: TaraVocabulary): Dictionary {
  const phrases = new Phrases();
  addGrammar(phrases);
  addProducts(phrases, shopWordsOf(vocabulary), vocabulary);
  addFillers(phrases);
  const namedLikeWords = addBrands(phrases, vocabulary.brands);
  const numerals = new Phrases();
  for (const { value, words, hindi } of numberWords)
    numerals.add({ kind: 'number', value }, { words, hindi });
  const nicknames = nicknameWordsOf(vocabulary.brands);
  const known = [...phrases.words()].flatMap(([word, meaning]): KnownWord[] =>
    word.length >= 5 && correctable.has(meaning.kind) && !nicknames.has(word)
      ? [{ word, sound: soundOf(word), meaning }]
      : [],
  );
  const corrections = new Map<string, Meaning | undefined>();
  return {
    phrases,
    numerals,
    namedLikeWords,
    correct(word) {
      if (word.length < 5 || word.length > longestWord || isEnglish(word)) return undefined;
      // The cache is bounded, because shoppers can type any word.
      if (corrections.size > 5_000) corrections.clear();
      if (!corrections.has(word)) corrections.set(word, closest(word, known));
      return corrections.get(word);
    },
  };
}

/** Longer words are misspellings of none. */
const longestWord = 40;

const correctable: ReadonlySet<Meaning['kind']> = new Set<Meaning['kind']>([
  'category',
  'brand',
  'colour',
  'material',
  'occasion',
  'recipient',
  'style',
]);

/** A word that others may be misspellings of. */
interface KnownWord {
  readonly word: string;
  readonly sound: string;
  readonly meaning: Meaning;
}

/** The meaning of the known word that shares the longest beginning with a misspelled one. */
function closest(word: string, known: readonly KnownWord[]): Meaning | undefined {
  let best: { readonly shared: number; readonly meaning: Meaning } | undefined;
  const ownSound = soundOf(word);
  for (const { word: other, sound, meaning } of known) {
    if (ownSound !== sound && !isTypo(word, other)) continue;
    let shared = 0;
    while (shared < word.length && word[shared] === other[shared]) shared++;
    if (!best || shared > best.shared) best = { shared, meaning };
  }
  return best?.meaning;
}

/**
 * Words that only nicknames of brands have. A brand's first name is its own, the others are nicknames. Many
 * are misspellings already, so no other word is taken for a misspelling of them.
 */
function nicknameWordsOf(brands: TaraVocabulary['brands']): ReadonlySet<string> {
  const ownNames = new Map(brands.toReversed().map(({ code, name }) => [code, name]));
  const wordsOf = (names: Iterable<string>) => [...names].flatMap((name) => englishKey(name).split(' '));
  const own = new Set(wordsOf(ownNames.values()));
  return new Set(wordsOf(brands.map(({ name }) => name)).filter((word) => !own.has(word)));
}

function addBrands(phrases: Phrases, brands: TaraVocabulary['brands']): Dictionary['namedLikeWords'] {
  const namedLikeWords: { word: string; name: string; meaning: Meaning }[] = [];
  const codesByWord = new Map<string, Set<string>>();
  for (const { code, name } of brands) {
    const key = englishKey(name);
    const meaning: Meaning = { kind: 'brand', codes: [code] };
    const other = key.includes(' ') ? undefined : phrases.get(key);
    // A nickname in small letters that is a common word is taken for this word.
    if (other && other.kind !== 'particle' && other.kind !== 'filler') {
      if (/^\p{Lu}/u.test(name)) namedLikeWords.push({ word: key, name, meaning });
    } else if (key !== '') phrases.replace(key, meaning);
    if (key.includes(' ')) phrases.add(meaning, { hindi: name });
    const withoutAnd = key.replaceAll(/\band /g, '');
    if (withoutAnd !== key && withoutAnd.includes(' ')) phrases.replace(withoutAnd, meaning);
    for (const word of key.split(' '))
      codesByWord.set(word, (codesByWord.get(word) ?? new Set<string>()).add(code));
  }
  // A part of a name stands for the brand if it means nothing else.
  for (const [word, codes] of codesByWord) {
    const isCommon = commonBrandWords.has(word) || isEnglish(word) || phrases.get(word) !== undefined;
    if (word.length >= 5 && codes.size <= 4 && !isCommon)
      phrases.add({ kind: 'brand', codes: [...codes] }, { words: word });
  }
  return namedLikeWords;
}
