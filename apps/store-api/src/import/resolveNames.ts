import { foldText, luxurySuperBrand, slugOf } from '@luxe/format';
import type { Database } from '../db/database.ts';
import type { brand, category, seller } from '../db/schema/catalogue.ts';
import type { CatalogueName } from '../model/catalogue.ts';
import { readBrands, readCategories, readSellers, readTags } from '../modules/catalogue/repository.ts';
import { nearestOf } from './readers/nearest.ts';
import type { Problem } from './readers/problem.ts';
import type { ImportRow } from './rowSchema.ts';
import { categoryKey, type Mentions } from './stageRows.ts';

type Brand = typeof brand.$inferSelect;
type Category = typeof category.$inferSelect;
type Seller = typeof seller.$inferSelect;

/** Finds what rows refer to, among the stored rows and the new ones. */
export interface Names {
  readonly newBrands: readonly Brand[];
  /** Each parent comes before its children. */
  readonly newCategories: readonly Category[];
  readonly newSellers: readonly Seller[];
  readonly defaultSeller: Seller;
  brandOf(name: string): Brand;
  brandByCode(code: string): Brand;
  categoryOf(catalogue: CatalogueName, value: NonNullable<ImportRow['category']>): Category;
  categoryByCode(code: string): Category;
  sellerOf(name: string): Seller;
}

/** Name of the seller that an import creates in a shop without sellers, unless it names another one. */
const usualSeller = 'LUXE';

/**
 * Resolves all names that the rows mention. Creates brands, categories and sellers that are missing. Rows
 * without a seller get the seller `sellerName`, or else the only one of the shop.
 */
export async function resolveNames(
  db: Database,
  mentions: Mentions,
  sellerName: string | undefined,
): Promise<{ readonly names: Names; readonly problems: Problem[] }> {
  const problems: Problem[] = [];
  const brands = createBrands(await readBrands(db));
  const categories = new CategoryTree(await readCategories(db));
  const storedSellers = await readSellers(db);
  const sellers = createSellers(storedSellers);
  const tags = new Set((await readTags(db)).map(({ slug }) => slug));

  for (const [name, { line, catalogue }] of mentions.brands)
    if (!brands.find(name)) {
      if (/^MBH\w+$/.test(name))
        problems.push({ line, field: 'brand', reason: `There is no brand ${name}.` });
      else brands.add(name, catalogue);
    }
  for (const { line, catalogue, value } of mentions.categories.values()) {
    const reason = categories.add(catalogue, value);
    if (reason !== undefined) problems.push({ line, field: 'category', reason });
  }
  const [onlySeller, ...otherSellers] = storedSellers;
  const isOnlySeller = onlySeller !== undefined && otherSellers.length === 0;
  const defaultSellerName = sellerName ?? (isOnlySeller ? onlySeller.name : usualSeller);
  for (const name of [defaultSellerName, ...mentions.sellers.keys()])
    if (!sellers.find(name)) sellers.add(name);
  for (const [tag, line] of mentions.tags)
    if (!tags.has(tag)) {
      const nearest = nearestOf(tag, [...tags]);
      const hint = nearest ? `Did you mean ${nearest}?` : 'Add it to the table tag first.';
      problems.push({ line, field: 'tags', reason: `There is no collection ${tag}. ${hint}` });
    }

  const found = <Value>(value: Value | undefined, name: string): Value => {
    if (value === undefined) throw new Error(`${name} was not resolved`);
    return value;
  };
  const names: Names = {
    newBrands: brands.added,
    newCategories: categories.added,
    newSellers: sellers.added,
    defaultSeller: found(sellers.find(defaultSellerName), defaultSellerName),
    brandOf: (name) => found(brands.find(name), name),
    brandByCode: (code) => found(brands.find(code), code),
    categoryOf: (catalogue, value) => found(categories.find(catalogue, value), categoryKey(catalogue, value)),
    categoryByCode: (code) => found(categories.byCode(code), code),
    sellerOf: (name) => found(sellers.find(name), name),
  };
  return { names, problems };
}

/** New brands have codes MBH90A00001, MBH90A00002, … */
const brandPrefix = 'MBH90A';

function createBrands(stored: readonly Brand[]) {
  const known = new Map(
    stored.flatMap((one) => [[one.code, one] as const, [foldText(one.name), one] as const]),
  );
  const added: Brand[] = [];
  const numbers = stored.flatMap(({ code }) =>
    code.startsWith(brandPrefix) ? Number(code.slice(brandPrefix.length)) : [],
  );
  let last = Math.max(0, ...numbers);
  return {
    added,
    find: (name: string) => known.get(name) ?? known.get(foldText(name)),
    add(name: string, catalogue: CatalogueName) {
      last += 1;
      const made: Brand = {
        code: `${brandPrefix}${String(last).padStart(5, '0')}`,
        name,
        slug: slugOf(name),
        catalogue,
        story: '',
        country: '',
        superBrand: luxurySuperBrand,
        nicknames: [],
      };
      known.set(foldText(name), made).set(made.code, made);
      added.push(made);
    },
  };
}

/** Number of the first seller that an import creates. */
const firstSeller = 900_001;

function createSellers(stored: readonly Seller[]) {
  const known = new Map(stored.map((one) => [foldText(one.name), one]));
  const added: Seller[] = [];
  const ids = new Set(stored.map(({ id }) => id));
  let next = firstSeller;
  return {
    added,
    find: (name: string) => known.get(foldText(name)),
    add(name: string) {
      while (ids.has(String(next))) next += 1;
      const made: Seller = { id: String(next), name, city: '' };
      ids.add(made.id);
      known.set(foldText(name), made);
      added.push(made);
    },
  };
}

const roots: Readonly<Record<CatalogueName, Pick<Category, 'code' | 'name' | 'title'>>> = {
  luxury: { code: 'LSH1', name: 'Luxury', title: 'Everything at LUXE' },
  indiluxe: { code: 'ISH1', name: 'indiluxe', title: 'Everything at indiluxe' },
};

/**
 * The digits that a child's code adds to the code of its parent, by the length of the parent's code. The
 * length of a code gives its level (tools/catalogue/README.md).
 */
const suffixes: Readonly<
  Record<number, { readonly first: number; readonly last: number; readonly digits: number }>
> = {
  4: { first: 10, last: 99, digits: 2 },
  5: { first: 10, last: 99, digits: 2 },
  7: { first: 101, last: 999, digits: 3 },
  10: { first: 1, last: 999, digits: 3 },
};
const levels: Readonly<Record<number, Category['level']>> = { 4: 1, 5: 1, 7: 2, 10: 3, 13: 4 };

/** The categories by code and by path. */
class CategoryTree {
  readonly added: Category[] = [];
  readonly #byCode = new Map<string, Category>();
  /** By the code of the parent and the folded name. */
  readonly #byName = new Map<string, Category>();
  #position: number;

  constructor(stored: readonly Category[]) {
    for (const one of stored) this.#remember(one);
    this.#position = Math.max(-1, ...stored.map(({ position }) => position));
  }

  byCode(code: string): Category | undefined {
    return this.#byCode.get(code);
  }

  find(catalogue: CatalogueName, value: NonNullable<ImportRow['category']>): Category | undefined {
    if ('code' in value) return this.byCode(value.code);
    return this.#pathIn(catalogue, value.path).reduce<Category | undefined>(
      (parent, name) => parent && this.#byName.get(keyOf(parent.code, name)),
      this.byCode(roots[catalogue].code),
    );
  }

  /** Creates the missing categories of a path. Returns a sentence if the category cannot be created. */
  add(catalogue: CatalogueName, value: NonNullable<ImportRow['category']>): string | undefined {
    if ('code' in value)
      return this.byCode(value.code) ? undefined : `There is no category ${value.code}. Write its path.`;
    let parent = this.byCode(roots[catalogue].code) ?? this.#create({ ...roots[catalogue], catalogue });
    for (const name of this.#pathIn(catalogue, value.path)) {
      const known = this.#byName.get(keyOf(parent.code, name));
      const code = known?.code ?? this.#nextCode(parent);
      if (code === undefined)
        return levels[parent.code.length] === 4
          ? 'The path has too many levels.'
          : `“${parent.name}” has as many categories as fit below it.`;
      parent = known ?? this.#create({ code, name, title: name, catalogue, parentCode: parent.code });
    }
    return undefined;
  }

  /** The path without the name of the catalogue, with which some files begin. */
  #pathIn(catalogue: CatalogueName, path: readonly string[]): readonly string[] {
    const isRoot = foldText(path[0] ?? '') === foldText(roots[catalogue].name);
    return isRoot ? path.slice(1) : path;
  }

  #create(
    given: Pick<Category, 'code' | 'name' | 'title' | 'catalogue'> & { parentCode?: string },
  ): Category {
    const made: Category = {
      parentCode: null,
      ...given,
      slug: slugOf(given.title),
      level: levels[given.code.length] ?? 1,
      description: '',
      faq: [],
      hsnCode: '',
      position: (this.#position += 1),
    };
    this.#remember(made);
    this.added.push(made);
    return made;
  }

  #remember(one: Category) {
    this.#byCode.set(one.code, one);
    if (one.parentCode !== null) this.#byName.set(keyOf(one.parentCode, one.name), one);
  }

  /** The first free code of a child; undefined when the level is full or too deep. */
  #nextCode({ code, catalogue }: Category): string | undefined {
    const suffix = suffixes[code.length];
    if (!suffix) return undefined;
    // A department of luxury replaces the last digit of its root: LSH10 is below LSH1. Categories directly
    // below the root of indiluxe are of level 2.
    const isRoot = code === roots[catalogue].code;
    const start = isRoot && catalogue === 'luxury' ? code.slice(0, 3) : code;
    const { first, last, digits } =
      isRoot && catalogue === 'indiluxe' ? { first: 10, last: 999, digits: 3 } : suffix;
    for (let number = first; number <= last; number += 1) {
      const candidate = `${start}${String(number).padStart(digits, '0')}`;
      if (!this.#byCode.has(candidate)) return candidate;
    }
    return undefined;
  }
}

const keyOf = (parent: string, name: string) => `${parent} ${foldText(name)}`;
