import { entriesOf } from './dictionary/phrases.ts';
import { colourWords } from './lexicon/colours.ts';
import { materialWords } from './lexicon/materials.ts';
import { occasionWords } from './lexicon/people.ts';

/** Materials that a vocabulary may list: those that occur in the texts of the shop's products. */
export const knownMaterials: readonly string[] = [
  ...new Set([...materialWords.flatMap(({ name, kinds }) => [name, ...entriesOf(kinds)]), 'gold', 'silver']),
];

/** Colours and their shades, in English. */
export const knownColours: readonly string[] = [
  ...new Set(
    colourWords.flatMap(({ name, words, shades }) => [name, ...entriesOf(words), ...entriesOf(shades)]),
  ),
];

/** The values of `TaraPlan.occasion`. */
export const knownOccasions: readonly string[] = occasionWords.map(({ occasion }) => occasion);

/** The kinds of a material, and their kinds: nubuck is a suede, and so a leather. */
export const kindsOfMaterial = (material: string): readonly string[] => [
  ...new Set(
    materialWords
      .filter(({ name }) => name === material)
      .flatMap(({ kinds }) => entriesOf(kinds).flatMap((kind) => [kind, ...kindsOfMaterial(kind)])),
  ),
];

/** Whether a material is another one or a kind of it: calf is a leather, and so is a kind of suede. */
export const isKindOfMaterial = (material: string, general: string): boolean =>
  material === general || kindsOfMaterial(general).includes(material);
