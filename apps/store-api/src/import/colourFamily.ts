import { foldTerms } from '@luxe/format';

/** Values of the facet `colour`, each with a typical colour. */
const typical = {
  Black: '#1c1c1c',
  Grey: '#8a8d91',
  White: '#f7f5f0',
  Beige: '#d8c3a5',
  Brown: '#6f4a2f',
  Red: '#a61e2d',
  Orange: '#d9722b',
  Yellow: '#e3b52c',
  Green: '#2f6b4a',
  Blue: '#2b4c8c',
  Purple: '#6d3d7d',
  Pink: '#d77a9b',
  Gold: '#c9a24b',
  Silver: '#c3c7cb',
  Multicolour: '#a38f7a',
} as const;

export type ColourFamily = keyof typeof typical;
export const colourFamilies = Object.keys(typical) as ColourFamily[];

/** Words in names of colours, by family. A longer word that begins with one of them does not count. */
const words: Readonly<Record<ColourFamily, string>> = {
  Black: 'black noir onyx jet ebony kala',
  Grey: 'grey gray charcoal graphite slate ash smoke',
  White: 'white ivory bone chalk pearl porcelain snow ecru cream offwhite',
  Beige: 'beige camel sand taupe oatmeal nude stone khaki fawn',
  Brown: 'brown tan cognac chocolate espresso tortoise umber chestnut walnut coffee mocha',
  Red: 'red maroon oxblood burgundy ruby carmine crimson wine bordeaux cherry scarlet',
  Orange: 'orange rust copper amber terracotta tangerine peach coral',
  Yellow: 'yellow mustard haldi lemon saffron ochre',
  Green: 'green olive emerald jade forest sage mint teal peacock mehendi bottle',
  Blue: 'blue navy indigo ink cobalt sapphire sky azure denim turquoise midnight',
  Purple: 'purple plum lavender lilac violet aubergine mauve',
  Pink: 'pink rose rani blush fuchsia magenta',
  Gold: 'gold golden brass champagne',
  Silver: 'silver steel chrome platinum',
  Multicolour: 'multicolour multicolor multi multicoloured multicolored assorted printed',
};

const familyOfWord = new Map(
  colourFamilies.flatMap((family) => words[family].split(' ').map((word) => [word, family] as const)),
);

/** The family of a colour by the last known word of its name: `Rose gold` is gold. Undefined for none. */
export const familyOfName = (name: string): ColourFamily | undefined =>
  foldTerms(name)
    .map((word) => familyOfWord.get(word))
    .findLast((family) => family !== undefined);

/** The typical colour of a family, `#rrggbb`. */
export const hexOfFamily = (family: ColourFamily): string => typical[family];

/** The family whose typical colour is nearest to a colour, `#rrggbb`. Metals need their name. */
export function familyOfHex(hex: string): ColourFamily {
  const candidates = colourFamilies.filter((one) => !['Gold', 'Silver', 'Multicolour'].includes(one));
  const distances = candidates.map((family) => ({ family, distance: distanceOf(hex, typical[family]) }));
  return distances.reduce((best, one) => (one.distance < best.distance ? one : best)).family;
}

/** Squared distance in RGB, weighted by the sensitivity of the eye. */
function distanceOf(one: string, other: string): number {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0] = channels(one);
  const [otherRed = 0, otherGreen = 0, otherBlue = 0] = channels(other);
  return 2 * (red - otherRed) ** 2 + 4 * (green - otherGreen) ** 2 + 3 * (blue - otherBlue) ** 2;
}
