import { foldedIncludes, foldText } from '@luxe/format';

interface Named {
  readonly name: string;
}

export interface LetterGroup<Brand extends Named> {
  /** A letter from A to Z, or `#` for names that begin with another character. */
  readonly letter: string;
  readonly brands: readonly Brand[];
}

/** Group of names that do not begin with a letter from A to Z. Always the last group. */
export const otherLetter = '#';
export const letters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', otherLetter];

/** Returns the index letter of a name, ignoring accents and punctuation. */
export function letterOf(name: string): string {
  const first = foldText(name).charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : otherLetter;
}

/**
 * Sorts brands from A to Z, then other initials. Compares plain strings, because the first use of `Intl`
 * takes 40 ms.
 */
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

/** Groups sorted brands by letter. Omits letters without brands. */
export function groupBrands<Brand extends Named>(brands: readonly Brand[]): LetterGroup<Brand>[] {
  // `Map.groupBy` is not used, because browsers that are two years old do not have it.
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

/**
 * Returns the brands whose name contains the query, in the given order. An empty query returns all brands.
 */
export const findBrands = <Brand extends Named>(brands: readonly Brand[], query: string): readonly Brand[] =>
  brands.filter(({ name }) => foldedIncludes(name, query));
