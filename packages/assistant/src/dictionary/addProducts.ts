import type { TaraVocabulary } from '@luxe/contract/tara-plan';
import { categoryWords } from '../lexicon/categories.ts';
import { colourWords, metalWords } from '../lexicon/colours.ts';
import { materialWords } from '../lexicon/materials.ts';
import { occasionWords, recipientWords } from '../lexicon/people.ts';
import { styleWords } from '../lexicon/styles.ts';
import type { Meaning } from './meaning.ts';
import { entriesOf, type Phrases } from './phrases.ts';
import { namesOfCategory, topmost, type ShopWords } from './shopWords.ts';

const styleOf = (word: string, { isKind = false, isMetal = false } = {}): Meaning => ({
  kind: 'style',
  word: word.toLowerCase(),
  isKind,
  isMetal,
});

/**
 * Adds the words for products. A word for something that the shop does not list becomes a style, which is
 * searched in texts.
 */
export function addProducts(phrases: Phrases, shop: ShopWords, vocabulary: TaraVocabulary): void {
  addCategories(phrases, shop);
  addColours(phrases, shop);
  for (const { name, kinds, words, hindi } of materialWords) {
    const values = shop.materialsWith([name, ...entriesOf(kinds)]);
    phrases.add(values.length > 0 ? { kind: 'material', values } : styleOf(name), { words, hindi });
  }
  for (const { recipient, words, hindi } of recipientWords)
    phrases.add({ kind: 'recipient', recipient }, { words, hindi });
  for (const { occasion, words, hindi } of occasionWords)
    phrases.add({ kind: 'occasion', occasion }, { words, hindi });
  for (const { name, words, hindi } of styleWords) phrases.add(styleOf(name), { words, hindi });
  addVocabulary(phrases, vocabulary);
}

function addCategories(phrases: Phrases, shop: ShopWords): void {
  for (const { names, words, hindi, isMetal = false } of categoryWords) {
    const codes = shop.categoriesNamed(names);
    const [name = ''] = entriesOf(names);
    const meaning: Meaning =
      codes.length > 0
        ? { kind: 'category', codes, isMetal }
        : styleOf(entriesOf(words)[0] ?? name, { isKind: true, isMetal });
    phrases.add(meaning, { words: `${names}, ${words}`, hindi });
  }
}

function addColours(phrases: Phrases, shop: ShopWords): void {
  for (const { name, colour, words, hindi } of metalWords) {
    const colours = [shop.colourNamed(name) ?? shop.colourNamed(colour) ?? []].flat();
    const values = shop.materialsWith([name]);
    const isKnown = colours.length + values.length > 0;
    phrases.add(isKnown ? { kind: 'metal', name, colours, values } : styleOf(name), { words, hindi });
  }
  for (const { name, words, hindi, shades } of colourWords) {
    const family = shop.colourNamed(name);
    const colour = (value: string, shade: string | null): Meaning => ({
      kind: 'colour',
      values: [value],
      shade,
    });
    for (const shade of entriesOf(shades)) {
      const own = shop.colourNamed(shade);
      const meaning = own ? colour(own, null) : family ? colour(family, shade) : styleOf(shade);
      phrases.add(meaning, { words: shade });
    }
    phrases.add(family ? colour(family, null) : styleOf(name), { words, hindi });
  }
}

/**
 * Adds what the lexicon lacks: the names and words of the catalogue itself. A word of the lexicon is more
 * precise than a search synonym of a catalogue, and knows what is made of metal.
 */
function addVocabulary(phrases: Phrases, { categories, colours, materials }: TaraVocabulary): void {
  for (const value of colours)
    phrases.add({ kind: 'colour', values: [value], shade: null }, { words: value });
  for (const value of materials) phrases.add({ kind: 'material', values: [value] }, { words: value });
  const codes = new Map<string, string[]>();
  for (const category of categories)
    for (const name of namesOfCategory(category))
      codes.set(name, [...(codes.get(name) ?? []), category.code]);
  for (const [name, found] of codes)
    if (!phrases.get(name))
      phrases.add({ kind: 'category', codes: topmost(found), isMetal: false }, { words: name, hindi: name });
}
