import type { Tag } from '@luxe/catalogue';
import type { ProductCard } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import type { SearchDriver } from '../search/driver.ts';
import type { SearchDocument, SearchEngine, SearchNames } from '../search/engine.ts';
import { toCard } from './card.ts';
import { toSearchDocument, type IndexedProduct } from './document.ts';
import { inTurn } from './in-turn.ts';
import { colourOffer, defaultColour } from './price.ts';
import { Recent } from '../../recent.ts';
import {
  hybridFolder,
  readBrands,
  readCategories,
  readDynamicListings,
  readHybridPaths,
  readProducts,
  readSellers,
  readStores,
  type StoredBrand,
  type StoredCategory,
  type StoredDynamicListing,
  type StoredProduct,
  type StoredSeller,
  type StoredStore,
} from './repository.ts';
import { streamForSearch } from './stream-for-search.ts';

/** Bytes of products kept whole in memory; others are read when they are asked for. */
const productBytes = 20e6;
/** Changed products read at once, and how many are too many. */
const refreshBatch = 500;
const refreshLimit = 20_000;

/** A product in memory, with the tiles that were made of it. */
interface Entry {
  product: StoredProduct;
  cards: Map<string, ProductCard>;
}

/** What an entry takes, roughly: texts, and pictures and tile of each colour, and offers of each size. */
const sizeOf = ({ product: { colours } }: Entry) =>
  3_500 + colours.reduce((sum, { variants }) => sum + 2_500 + variants.length * 600, 0);

export interface LiveCatalogueOptions {
  db: Database;
  driver: SearchDriver;
  synonyms: SearchNames['synonyms'];
  nearest: SearchNames['nearest'];
  /** Collections that a listing can be of, under the facet `tag`. */
  tags: readonly Tag[];
}

/**
 * The catalogue as it is sold now: the search index over all of it, the tree of categories, and products as they are asked for.
 * It is made once at start and told of changes by `refresh`; what it answers is at most as old as the last refresh.
 */
export class LiveCatalogue {
  readonly #db: Database;
  readonly #options: LiveCatalogueOptions;
  readonly #entries = new Recent<Entry>(productBytes, sizeOf);
  /** Ids that are being read, less those that have changed since the reading began. */
  readonly #reads = new Set<Set<string>>();
  #brands = new Map<string, StoredBrand>();
  #categories = new Map<string, StoredCategory>();
  #sellers = new Map<string, StoredSeller>();
  #hybrids = new Set<string>();
  #stores = new Map<string, StoredStore>();
  #dynamicListings = new Map<string, StoredDynamicListing>();
  #engine!: SearchEngine;
  #version = 0;

  private constructor(options: LiveCatalogueOptions) {
    this.#db = options.db;
    this.#options = options;
  }

  /** Takes up the index of an earlier run: what has changed since `cursor` is to be given to `refresh`. `undefined` when there is none. */
  static async resume(
    options: LiveCatalogueOptions,
  ): Promise<{ catalogue: LiveCatalogue; cursor: string } | undefined> {
    const catalogue = new LiveCatalogue(options);
    const kept = await options.driver.resume(await catalogue.#readNames());
    if (!kept) return undefined;
    catalogue.#engine = kept.engine;
    return { catalogue, cursor: kept.cursor };
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

  /** Codes of the categories that an editor says something around. */
  get hybrids(): ReadonlySet<string> {
    return this.#hybrids;
  }

  /** Listings with an address of their own, by it. */
  get dynamicListings(): ReadonlyMap<string, StoredDynamicListing> {
    return this.#dynamicListings;
  }

  /** Houses with a page in colours of their own, by the words before `-store` in its address. */
  get stores(): ReadonlyMap<string, StoredStore> {
    return this.#stores;
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

  /** Looks again at products that have changed, appeared or gone. So many that reading all is quicker are read with all. */
  async refresh(changed: readonly string[]): Promise<void> {
    if (changed.length > refreshLimit) return this.reload();
    for (let at = 0; at < changed.length; at += refreshBatch)
      await this.#refresh(changed.slice(at, at + refreshBatch));
  }

  async #refresh(ids: readonly string[]): Promise<void> {
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

  /** Reads everything anew: houses or categories have changed, or it is not known what has. */
  async reload(): Promise<void> {
    const names = await this.#readNames();
    this.#entries.clear();
    this.#engine = await this.#options.driver.build(names, this.#documents());
    this.#version++;
  }

  /** An editor has written, or taken away, what stands around the products of a category, or a store. */
  async refreshContent(): Promise<void> {
    const paths = await readHybridPaths(this.#db);
    const stores = await readStores(this.#db);
    this.#stores = new Map(stores.map((one) => [one.slug, one]));
    this.#hybrids = new Set(paths.map(({ path }) => path.slice(hybridFolder.length).toUpperCase()));
    this.#version++;
  }

  async #readNames(): Promise<SearchNames> {
    const [brands, categories, sellers, dynamicListings] = [
      await readBrands(this.#db),
      await readCategories(this.#db),
      await readSellers(this.#db),
      await readDynamicListings(this.#db),
    ];
    this.#brands = new Map(brands.map((one) => [one.code, one]));
    this.#categories = new Map(categories.map((one) => [one.code, one]));
    this.#sellers = new Map(sellers.map((one) => [one.id, one]));
    this.#dynamicListings = new Map(dynamicListings.map((one) => [one.url, one]));
    await this.refreshContent();
    const { synonyms, nearest } = this.#options;
    return { brands, categories, synonyms, nearest };
  }

  async *#documents(): AsyncGenerator<SearchDocument> {
    for await (const product of streamForSearch(this.#db)) yield this.#document(product);
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

  #brandOf(product: Pick<StoredProduct, 'brandCode'>): StoredBrand {
    const brand = this.#brands.get(product.brandCode);
    if (!brand) throw new Error(`no house ${product.brandCode}`);
    return brand;
  }

  #document(product: IndexedProduct): SearchDocument {
    const path = this.pathTo(product.categoryCode).map(({ code }) => code);
    return toSearchDocument(product, this.#brandOf(product), path);
  }
}
