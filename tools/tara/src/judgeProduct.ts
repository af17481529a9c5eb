import { isKindOfMaterial, knownMaterials } from '@luxe/assistant';
import type { streamProducts } from '@luxe/catalogue';
import { foldText } from '@luxe/format';
import type { Expectation } from './questions.ts';

/** A product of the generated catalogue, with everything that is true of it. */
export type CatalogueProduct =
  ReturnType<typeof streamProducts> extends Generator<infer Product> ? Product : never;

/** Products of the catalogue by id, and names of brands by code. */
export interface Facts {
  readonly products: ReadonlyMap<string, CatalogueProduct>;
  readonly brandNames: ReadonlyMap<string, string>;
}

const contains = (text: string, words: string): boolean => ` ${text} `.includes(` ${foldText(words)} `);

/** The folded texts that describe a product. */
export const textOf = ({ title, details, description, styleNote, colours }: CatalogueProduct): string =>
  foldText(
    [
      ...[title, description, styleNote, ...details.map(({ value }) => value)],
      ...colours.flatMap(({ name, family }) => [name, family]),
    ].join(' '),
  );

/** The prices of a product in rupees: of every variant and seller, before and after discounts. */
export const pricesOf = ({ colours }: CatalogueProduct): number[] =>
  colours.flatMap(({ variants }) =>
    variants.flatMap(({ offers }) => offers.flatMap(({ price, mrp }) => [price / 100, mrp / 100])),
  );

/** Whether a product is what a question asks for. `brandName`: the name of its brand. */
export function fits(product: CatalogueProduct, brandName: string, expected: Expectation): boolean {
  const { categoryCode, colours, details, name, genders } = product;
  const isWithin = (code: string) => categoryCode.startsWith(code);
  const isOneOf = <Value>(wanted: readonly Value[] | undefined, is: (value: Value) => boolean) =>
    !wanted || wanted.length === 0 || wanted.some(is);
  const made = foldText(
    [name, ...details.filter(({ label }) => label === 'Material').map(({ value }) => value)].join(' '),
  );
  const isMadeOf = (material: string) =>
    knownMaterials.some((known) => isKindOfMaterial(known, material) && contains(made, known));
  const families = colours
    .map(({ family }) => family)
    .filter((family) => !expected.notColours?.includes(family));
  const wearer = {
    woman: 'Women',
    girl: 'Women',
    man: 'Men',
    boy: 'Men',
    couple: undefined,
    home: undefined,
  };
  const gender = expected.recipient && wearer[expected.recipient];
  const { min = 0, max = Infinity } = expected;
  return (
    isOneOf(expected.categories, isWithin) &&
    isOneOf(expected.brands, (brand) => brand === brandName) &&
    isOneOf(expected.colours, (colour) => families.includes(colour)) &&
    isOneOf(expected.materials, isMadeOf) &&
    families.length > 0 &&
    !expected.notBrands?.includes(brandName) &&
    !expected.notCategories?.some(isWithin) &&
    !expected.notMaterials?.some(isMadeOf) &&
    pricesOf(product).some((price) => price >= min && price <= max) &&
    (gender === undefined || genders.some((one) => one === gender || one === 'Unisex'))
  );
}
