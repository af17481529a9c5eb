import { isDeepStrictEqual } from 'node:util';
import type { StoredBrand, StoredCategory } from './repository.ts';

/** Whether every earlier brand and category still has the data that the search index contains. */
export function hasOldNames(
  before: {
    readonly brands: ReadonlyMap<string, StoredBrand>;
    readonly categories: ReadonlyMap<string, StoredCategory>;
  },
  brands: ReadonlyMap<string, StoredBrand>,
  categories: ReadonlyMap<string, StoredCategory>,
): boolean {
  const ofBrand = (one: StoredBrand | undefined) => one && [one.name, one.nicknames, one.superBrand];
  const ofCategory = (one: StoredCategory | undefined) => one && [one.name, one.parentCode];
  return (
    [...before.brands].every(([code, one]) => isDeepStrictEqual(ofBrand(one), ofBrand(brands.get(code)))) &&
    [...before.categories].every(([code, one]) =>
      isDeepStrictEqual(ofCategory(one), ofCategory(categories.get(code))),
    )
  );
}
