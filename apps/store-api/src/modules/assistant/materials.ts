import { kindsOfMaterial, knownMaterials } from '@luxe/assistant';
import { foldTerms } from '@luxe/format';
import { stem } from '../search/text.ts';

const stemsOf = (text: string): readonly string[] => foldTerms(text).map(stem);

/** Every material that shoppers name, by its stems. */
const materialByStems = new Map(knownMaterials.map((material) => [stemsOf(material).join(' '), material]));

/** The words of product data that name a material, the word itself first: `calf` for leather. */
export const wordsOfMaterial = (material: string): readonly string[] => {
  const known = materialByStems.get(stemsOf(material).join(' '));
  const kinds = known === undefined ? [] : kindsOfMaterial(known).map((kind) => foldTerms(kind).join(' '));
  return [...new Set([foldTerms(material).join(' '), ...kinds])];
};

const hasWords = (stems: ReadonlySet<string>, words: string): boolean =>
  stemsOf(words).every((one) => stems.has(one));

/** Whether a text names the material. */
export function namesMaterial(text: string, material: string): boolean {
  const stems = new Set(stemsOf(text));
  return wordsOfMaterial(material).some((word) => hasWords(stems, word));
}

/** The materials that the texts name: as shoppers call them, and as the texts do. */
export function materialsIn(texts: readonly string[]): string[] {
  const named = [...new Set(texts)].map((text) => new Set(stemsOf(text)));
  const own = new Set(knownMaterials.filter((material) => named.some((stems) => hasWords(stems, material))));
  return knownMaterials.filter(
    (material) => own.has(material) || kindsOfMaterial(material).some((kind) => own.has(kind)),
  );
}
