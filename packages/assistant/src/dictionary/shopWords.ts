import type { TaraVocabulary } from '@luxe/contract/tara-plan';
import { englishKey, entriesOf } from './phrases.ts';

/** The roots of a catalogue, whose names are words that describe any product. */
const rootNames = new Set(['luxury', 'indiluxe', 'luxe', 'all', 'everything']);

/** Looks up the words of the lexicon in the catalogue of a shop. */
export interface ShopWords {
  /** Codes of the categories with one of these names; else of those with one of these words. */
  categoriesNamed(names: string): readonly string[];
  /** The value of the facet with this name; undefined if the shop has none. */
  colourNamed(name: string): string | undefined;
  /** Materials that contain one of these words: `silk` is in "mulberry silk". */
  materialsWith(words: readonly string[]): readonly string[];
}

export function shopWordsOf({ categories, colours, materials }: TaraVocabulary): ShopWords {
  const byName = new Map<string, string[]>();
  const byWord = new Map<string, string[]>();
  for (const { code, name, words } of categories) {
    if (rootNames.has(englishKey(name))) continue;
    addTo(byName, englishKey(name), code);
    for (const word of words) addTo(byWord, englishKey(word), code);
  }
  const colourByKey = new Map(colours.map((value) => [englishKey(value), value]));
  const materialKeys = materials.map((value) => [value, ` ${englishKey(value)} `] as const);
  return {
    categoriesNamed(names) {
      const keys = entriesOf(names).map(englishKey);
      const codes = keys.flatMap((key) => byName.get(key) ?? []);
      return topmost(codes.length > 0 ? codes : keys.flatMap((key) => byWord.get(key) ?? []));
    },
    colourNamed: (name) => colourByKey.get(englishKey(name)),
    materialsWith: (words) =>
      materialKeys.flatMap(([value, key]) =>
        words.some((word) => key.includes(` ${englishKey(word)} `)) ? [value] : [],
      ),
  };
}

/** The names under which shoppers look for a category, its own first. Roots have none. */
export const namesOfCategory = ({ name, words }: TaraVocabulary['categories'][number]): readonly string[] =>
  rootNames.has(englishKey(name)) ? [] : [name, ...words];

function addTo(map: Map<string, string[]>, key: string, code: string): void {
  if (key === '') return;
  const codes = map.get(key);
  if (!codes) map.set(key, [code]);
  else if (!codes.includes(code)) codes.push(code);
}

/** Whether a category is another one or lies below it. The code of a child begins with that of its parent. */
export const isWithin = (code: string, parent: string): boolean => code.startsWith(parent);

/** The categories without those that lie below another one. */
export const topmost = (codes: readonly string[]): string[] =>
  [...new Set(codes)].filter((code) => !codes.some((other) => other !== code && isWithin(code, other)));

/** The categories without those that another one makes more precise. */
export const deepest = (codes: readonly string[]): string[] =>
  [...new Set(codes)].filter((code) => !codes.some((other) => other !== code && isWithin(other, code)));
