import { knownMaterials, type TaraVocabulary } from '@luxe/assistant';
import { generateCatalogue } from '@luxe/catalogue';
import { foldText } from '@luxe/format';

/** The words of the demonstration catalogue, of both catalogues of the shop. */
export function demoVocabulary(): TaraVocabulary {
  const { categories, brands, products, synonyms } = generateCatalogue({ seed: 1 });
  const colours = new Set<string>();
  const sizes = new Set<string>();
  const texts = new Set<string>();
  for (const { colours: own, details, name } of products) {
    texts.add(` ${foldText([name, ...details.map(({ value }) => value)].join(' '))} `);
    for (const { family, variants } of own) {
      colours.add(family);
      for (const { size, sizeLabel } of variants) if (size !== null) sizes.add(sizeLabel);
    }
  }
  const all = [...texts];
  return {
    categories: categories.map(({ code, name }) => ({
      code,
      name,
      words: synonyms.filter((group) => group.some((word) => isSameWord(word, name))).flat(),
    })),
    brands: brands.flatMap(({ code, name, nicknames }) =>
      [name, ...nicknames].map((one) => ({ code, name: one })),
    ),
    colours: [...colours],
    materials: knownMaterials.filter((material) =>
      all.some((text) => text.includes(` ${foldText(material)} `)),
    ),
    sizes: [...sizes],
  };
}

/** The names of brands by code, without nicknames. */
export const brandNamesOf = ({ brands }: TaraVocabulary): ReadonlyMap<string, string> =>
  new Map(brands.toReversed().map(({ code, name }) => [code, name]));

const isSameWord = (word: string, name: string): boolean =>
  foldText(word).replace(/s$/, '') === foldText(name).replace(/s$/, '');
