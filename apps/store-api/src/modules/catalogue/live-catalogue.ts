import type { Tag } from '@luxe/catalogue';
import type { ProductCard } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { IndexBuilder, openColumnarEngine } from '../search/columnar.ts';
import type { SearchDocument, SearchEngine, SearchNames } from '../search/engine.ts';
import { toCard } from './card.ts';
import { toSearchDocument } from './document.ts';
import { inTurn } from './in-turn.ts';
import { colourOffer, defaultColour } from './price.ts';
import { Recent } from './recent.ts';
import {
  readBrands,
  readCategories,
  readProducts,
  readSellers,
  streamProducts,
  type StoredBrand,
  type StoredCategory,
  type StoredProduct,
  type StoredSeller,
} from './repository.ts';

/** Products kept whole in memory, about 10 kB each; others are read when they are asked for. */
const productLimit = 6_000;

/** A product in memory, with the tiles that were made of it. */
interface Entry {
  product: StoredProduct;
  cards: Map<string, ProductCard>;
}

export interface LiveCatalogueOptions {
  db: Database;
  synonyms: SearchNames['synonyms'];
  /** Collections that a listing can be of, under the facet `tag`. */
  tags: readonly Tag[];
  now?: () => number;
}

/**
 * The catalogue as it is sold now: the search index over all of it, the tree of categories, and products as they are asked for.
 * It is made once at start and told of changes by `refresh`; what it answers is at most as old as the last refresh.
 */
export class LiveCatalogue {
  readonly #db: Database;
  readonly #options: LiveCatalogueOptions;
  readonly #entries = new Recent<Entry>(productLimit);
  /** Ids that are being read, less those that have changed since the reading began. */
  readonly #reads = new Set<Set<string>>();
  #brands = new Map<string, StoredBrand>();
  #categories = new Map<string, StoredCategory>();
  #sellers = new Map<string, StoredSeller>();
  #engine!: SearchEngine;
  #version = 0;

  private constructor(options: LiveCatalogueOptions) {
    this.#db = options.db;
    this.#options = options;
  }

  /** Reads everything and builds the index. */
  static async open(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
    const catalogue = new LiveCatalogue(options);
    await catalogue.reload();
    return catalogue;
  }

  get engine(): SearchEngine {
    return this.#engine;
  }

  /** Grows with every change: an answer made at one version stays right while the version stays. */
  get version(): number {
    return this.#version;
  }

  get brands(): ReadonlyMap<string, StoredBrand> {
    return this.#brands;
  }

  /** In the order of the catalogue. */
  get categories(): ReadonlyMap<string, StoredCategory> {
    return this.#categories;
  }

  get tags(): readonly Tag[] {
    return this.#options.tags;
  }

  get sellers(): ReadonlyMap<string, StoredSeller> {
    return this.#sellers;
  }

  /** A category and what it lies in, root first. Empty for an unknown code. */
  pathTo(code: string): StoredCategory[] {
    const path: StoredCategory[] = [];
    for (let at = this.#categories.get(code); at; at = this.#categories.get(at.parentCode ?? ''))
      path.unshift(at);
    return path;
  }

  /** `undefined` for an unknown id; what is no id at all does not reach the database. */
  async product(id: string): Promise<StoredProduct | undefined> {
    if (!/^mp\d{15}$/.test(id)) return undefined;
    await this.#load([id]);
    return this.#entries.get(id)?.product;
  }

  /** Tiles in the order given; `colour` is a colour's key, without it the default one is shown. Products that are gone are left out. */
  async cards(wanted: readonly { id: string; colour?: string }[]): Promise<ProductCard[]> {
    const missing = wanted.filter(({ id }) => !this.#entries.has(id));
    if (missing.length > 0) await this.#load(missing.map(({ id }) => id));
    return wanted.flatMap(({ id, colour }) => {
      const entry = this.#entries.get(id);
      return entry ? [this.#card(entry, colour)] : [];
    });
  }

  /**
   * What is looked at beside a product: one of its own category, then one of each other category of its department in turn,
   * nearest in price first. Where a department has few, the rest of its catalogue follows.
   */
  async similarTo(product: StoredProduct, limit: number): Promise<string[]> {
    const { id, categoryCode: code } = product;
    const path = this.pathTo(code).map((one) => one.code);
    /** Categories that share at least so many steps of the tree with the product's own. */
    const sharing = (least: number) =>
      [...this.#categories.keys()].filter((other) => {
        const theirs = new Set(this.pathTo(other).map((one) => one.code));
        return path.filter((one) => theirs.has(one)).length >= least;
      });
    const price = colourOffer(defaultColour(product)).pricePaise;
    const near = await this.#engine.nearest({ id, price, limit, categories: sharing(1) });
    const shelves = (codes: readonly string[]) =>
      codes
        .map((shelf) => ({ shelf, found: near.get(shelf) ?? [] }))
        .sort(
          (a, b) =>
            Number(b.shelf === code) - Number(a.shelf === code) ||
            (a.found[0]?.apart ?? Infinity) - (b.found[0]?.apart ?? Infinity) ||
            (a.shelf < b.shelf ? -1 : 1),
        );
    const department = sharing(2);
    const first = inTurn(shelves(department));
    if (first.length >= limit) return first.slice(0, limit);
    const rest = sharing(1).filter((other) => !department.includes(other));
    return [...first, ...inTurn(shelves(rest))].slice(0, limit);
  }

  /** Looks again at products that have changed, appeared or gone. */
  async refresh(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = new Map((await readProducts(this.#db, ids)).map((product) => [product.id, product]));
    const changes = ids.map((id) => {
      const product = found.get(id);
      for (const current of this.#reads) current.delete(id);
      if (!product) this.#entries.delete(id);
      else if (this.#entries.has(id)) this.#keep(product);
      return { id, document: product && this.#document(product) };
    });
    await this.#engine.apply(changes);
    this.#version++;
  }

  /** Reads everything anew: houses or categories have changed. */
  async reload(): Promise<void> {
    const [brands, categories, sellers] = [
      await readBrands(this.#db),
      await readCategories(this.#db),
      await readSellers(this.#db),
    ];
    this.#brands = new Map(brands.map((one) => [one.code, one]));
    this.#categories = new Map(categories.map((one) => [one.code, one]));
    this.#sellers = new Map(sellers.map((one) => [one.id, one]));
    this.#entries.clear();
    const { synonyms, now } = this.#options;
    const names = { brands, categories, synonyms };
    const builder = new IndexBuilder(names);
    for await (const batch of streamProducts(this.#db))
      for (const product of batch) builder.add(this.#document(product));
    this.#engine = openColumnarEngine(builder.finish(), { names, ...(now && { now }) });
    this.#version++;
  }

  #keep(product: StoredProduct) {
    this.#entries.set(product.id, { product, cards: new Map() });
  }

  /** Brings products into memory. One that changes while it is being read is read again, or an old price would stay. */
  async #load(ids: readonly string[]) {
    let missing = ids.filter((id) => !this.#entries.has(id));
    while (missing.length > 0) {
      const current = new Set(missing);
      this.#reads.add(current);
      try {
        for (const product of await readProducts(this.#db, missing))
          if (current.has(product.id)) this.#keep(product);
      } finally {
        this.#reads.delete(current);
      }
      missing = missing.filter((id) => !current.has(id));
    }
  }

  #card({ product, cards }: Entry, key: string | undefined): ProductCard {
    const colour = product.colours.find((one) => one.key === key) ?? defaultColour(product);
    const made = cards.get(colour.key);
    if (made) return made;
    const card = toCard(product, colour, this.#brandOf(product));
    cards.set(colour.key, card);
    return card;
  }

  #brandOf(product: StoredProduct): StoredBrand {
    const brand = this.#brands.get(product.brandCode);
    if (!brand) throw new Error(`no house ${product.brandCode}`);
    return brand;
  }

  #document(product: StoredProduct): SearchDocument {
    const path = this.pathTo(product.categoryCode).map(({ code }) => code);
    return toSearchDocument(product, this.#brandOf(product), path);
  }
}
