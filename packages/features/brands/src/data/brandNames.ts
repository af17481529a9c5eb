import { foldedIncludes, foldText } from '@luxe/format';

interface Named {
  readonly name: string;
}

/** Brands under one letter of the index. */
export interface LetterGroup<Brand extends Named> {
  /** A to Z, or `#` for what begins otherwise. */
  readonly letter: string;
  readonly brands: readonly Brand[];
}

/** Under it stands what begins with no letter from A to Z. Last, as in a telephone book. */
export const otherLetter = '#';
export const letters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', otherLetter];

/** The letter a name stands under. */
export function letterOf(name: string): string {
  const first = foldText(name).charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : otherLetter;
}

/** From A to Z and then the others; by plain comparison, because the first use of Intl takes a page 40 ms. */
export function sortBrands<Brand extends Named>(brands: readonly Brand[]): Brand[] {
  const keyed = brands.map((brand) => ({
    brand,
    key: `${letters.indexOf(letterOf(brand.name)) + 10} ${foldText(brand.name)}`,
  }));
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return keyed
    .sort((a, b) => order(a.key, b.key) || order(a.brand.name, b.brand.name))
    .map(({ brand }) => brand);
}

/** Sorted brands under their letters; letters without a brand are left out. */
export function groupBrands<Brand extends Named>(brands: readonly Brand[]): LetterGroup<Brand>[] {
  // Not Map.groupBy, which browsers of two years ago do not have.
  const byLetter = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = letterOf(brand.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), brand]);
  }
  return letters.flatMap((letter) => {
    const found = byLetter.get(letter);
    return found ? [{ letter, brands: found }] : [];
  });
}

/** Brands whose name holds what was typed, in their order; all of them when nothing was. */
export const findBrands = <Brand extends Named>(brands: readonly Brand[], query: string): readonly Brand[] =>
  brands.filter(({ name }) => foldedIncludes(name, query));
