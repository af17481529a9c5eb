import type { Tag } from '@luxe/catalogue';
import type { ProductCard } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { createColumnarEngine } from '../search/columnar.ts';
import type { SearchDocument, SearchEngine, SearchNames } from '../search/engine.ts';
import { toCard } from './card.ts';
import { toSearchDocument } from './document.ts';
import { defaultColour } from './price.ts';
import { inTurn, nearest } from './nearest.ts';
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
  /** Price of every product by its category: what "similar, at a similar price" looks at. */
  #shelves = new Map<string, Map<string, number>>();
  #placeOf = new Map<string, { code: string; price: number }>();
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
  similarTo(id: string, limit: number): string[] {
    const { code, price } = this.#placeOf.get(id) ?? { code: '', price: 0 };
    const path = new Set(this.pathTo(code).map((one) => one.code));
    /** Categories that share at least so many steps of the tree with the product's own, that one first, then by price. */
    const shelves = (least: number, most: number) =>
      [...this.#shelves]
        .filter(([shelf]) => {
          const shared = this.pathTo(shelf).filter((one) => path.has(one.code)).length;
          return shared >= least && shared <= most;
        })
        .map(([shelf, prices]) => ({ shelf, found: nearest(prices, id, price, limit) }))
        .sort(
          (a, b) =>
            Number(b.shelf === code) - Number(a.shelf === code) ||
            (a.found[0]?.apart ?? Infinity) - (b.found[0]?.apart ?? Infinity) ||
            (a.shelf < b.shelf ? -1 : 1),
        );
    const department = inTurn(shelves(2, path.size));
    const chosen = department.length < limit ? [...department, ...inTurn(shelves(1, 1))] : department;
    return chosen.slice(0, limit);
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
      const document = product && this.#document(product);
      this.#shelve(id, document);
      return { id, document };
    });
    this.#engine.apply(changes);
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
    this.#shelves.clear();
    this.#placeOf.clear();
    const documents: SearchDocument[] = [];
    for await (const batch of streamProducts(this.#db))
      for (const product of batch) {
        const document = this.#document(product);
        documents.push(document);
        this.#shelve(product.id, document);
        if (documents.length <= productLimit) this.#keep(product);
      }
    const { synonyms, now } = this.#options;
    this.#engine = createColumnarEngine({
      names: { brands, categories, synonyms },
      documents,
      ...(now && { now }),
    });
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

  /** Puts a product where similar ones look for it, at the price it is shown at. Sold out or gone, it is not there to be found. */
  #shelve(id: string, document: SearchDocument | undefined) {
    const before = this.#placeOf.get(id);
    if (before) this.#shelves.get(before.code)?.delete(id);
    this.#placeOf.delete(id);
    const code = document?.categories.at(-1);
    const inStock = document?.colours.find((one) => one.inStock);
    const shown = inStock ?? document?.colours[0];
    if (code === undefined || !shown) return;
    this.#placeOf.set(id, { code, price: shown.price });
    if (!inStock) return;
    const shelf = this.#shelves.get(code) ?? new Map<string, number>();
    this.#shelves.set(code, shelf.set(id, shown.price));
  }
}
