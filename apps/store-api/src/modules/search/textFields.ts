import type { SearchColour, SearchDocument, SearchNames } from './engine.ts';

/** Weight of a word by its field. */
const weight = {
  brand: 10,
  nickname: 8,
  name: 7,
  leaf: 6,
  colour: 6,
  kind: 5,
  category: 5,
  gender: 4,
  tag: 3,
  prose: 1,
} as const;

/** A text of a product. */
export interface Field {
  text: string;
  weight: number;
  /** True: two neighbouring words also count as one, so `tophandle` finds `top handle`. */
  joins: boolean;
}

/** Fields of a product, without its colours. */
export function fieldsOf(names: SearchNames): (document: SearchDocument) => Field[] {
  const brands = new Map(names.brands.map((brand) => [brand.code, brand]));
  const categories = new Map(names.categories.map(({ code, name }) => [code, name]));
  return (document) => {
    const brand = brands.get(document.brandCode);
    const leaf = document.categories.length - 1;
    const { bagType, typeWatches, patternWatches, strapColour } = document;
    return [
      ...list(brand ? [brand.name] : [], weight.brand, true),
      ...list(brand?.nicknames ?? [], weight.nickname, true),
      ...list([document.name], weight.name, true),
      ...document.categories.flatMap((code, at) =>
        list([categories.get(code) ?? ''], at === leaf ? weight.leaf : weight.category, true),
      ),
      ...list([bagType, typeWatches, patternWatches, strapColour], weight.kind, true),
      ...list(document.genders, weight.gender, false),
      ...list(document.tags, weight.tag, false),
      // The description is split into sentences, because many products share sentences and the terms of each
      // are cached.
      ...list(document.prose.split(/(?<=[.!?\n]) +/), weight.prose, false),
    ];
  };
}

export function colourFieldsOf({ name, family }: Pick<SearchColour, 'name' | 'family'>): Field[] {
  return [...list([name], weight.colour, true), ...list([family], weight.kind, false)];
}

const list = (texts: readonly (string | null)[], of: number, joins: boolean): Field[] =>
  texts.flatMap((text) => (text ? [{ text, weight: of, joins }] : []));

/**
 * Hash (FNV-1a) of a product without its prices, stock, popularity and dates. When the hash changes, the
 * index needs new columns.
 */
export function hashText({
  createdAt: _at,
  popularity: _sells,
  isProductNew: _new,
  colours,
  ...rest
}: SearchDocument): number {
  const text = JSON.stringify([rest, colours.map(({ key, name, family }) => [key, name, family])]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
