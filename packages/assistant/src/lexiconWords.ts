import { englishKey, entriesOf, soundKey } from './dictionary/phrases.ts';
import * as categories from './lexicon/categories.ts';
import * as colours from './lexicon/colours.ts';
import * as grammar from './lexicon/grammar.ts';
import * as materials from './lexicon/materials.ts';
import * as people from './lexicon/people.ts';
import * as prices from './lexicon/prices.ts';
import * as requests from './lexicon/requests.ts';
import * as styles from './lexicon/styles.ts';

/** All entries of the lexicon. Its lists of plain texts have no entries. */
const entries: readonly object[] = [categories, colours, grammar, materials, people, prices, requests, styles]
  .flatMap((lists): unknown[] => Object.values(lists))
  .flat()
  .filter((entry) => typeof entry === 'object' && entry !== null);

/** The phrases of the lexicon: Hindi ones, or all others. */
const phrasesOf = (isHindi: boolean): string[] =>
  entries.flatMap((entry) =>
    (Object.entries(entry) as [string, unknown][]).flatMap(([field, text]) =>
      typeof text === 'string' && (field === 'hindi') === isHindi ? entriesOf(text) : [],
    ),
  );

const english = new Set(phrasesOf(false).flatMap((phrase) => englishKey(phrase).split(' ')));
const sounds = new Set(phrasesOf(true).flatMap((phrase) => soundKey(phrase).split(' ')));

/**
 * Whether the lexicon has a word, in English or Hindi and in any usual spelling. Some Hindi words are names,
 * too: "neelam" is a sapphire.
 */
export const isLexiconWord = (word: string): boolean =>
  english.has(englishKey(word)) || sounds.has(soundKey(word));
