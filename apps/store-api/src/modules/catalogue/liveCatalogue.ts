import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ProductCard } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { runWithPriority } from '../../db/workQueue.ts';
import type { SearchDriver } from '../search/driver.ts';
import type { SearchDocument, SearchEngine, SearchNames, SearchWords } from '../search/engine.ts';
import { toCard } from './card.ts';
import { toSearchColour, toSearchDocument, type IndexedProduct } from './document.ts';
import { hasOldNames } from './hasOldNames.ts';
import { interleave } from './interleave.ts';
import { loadInBackground } from './loadInBackground.ts';
import { colourOffer, defaultColour } from './price.ts';
import { productBytes, ProductCache, sizeOf, type CachedProduct } from './productCache.ts';
import {
  countForSale,
  hybridPathPrefix,
  readBrands,
  readCategories,
  readDynamicListings,
  readHybridPaths,
  readPopularIds,
  readProducts,
  readSearchWords,
  readSellers,
  readSkuCollection,
  readStores,
  readTags,
  type StoredBrand,
  type StoredCategory,
  type StoredDynamicListing,
  type StoredProduct,
  type StoredSeller,
  type StoredStore,
  type StoredTag,
} from './repository.ts';
import { readColoursForSearch, readForSearch, streamForSearch } from './streamForSearch.ts';

/** Changed products read in one batch. */
const refreshBatch = 500;
/** Products with changed offers read in one batch. */
const offerBatch = 5_000;

/** Products of one colour and one size for which `productBytes` has space. */
const maxProducts = 3_000;

export interface LiveCatalogueOptions {
  db: Database;
  driver: SearchDriver;
}

/**
 * The current catalogue: the search index over all products, the category tree, and products on demand.
 * Created once at start and updated by `refresh`. Results are at most as old as the last refresh.
 */
export class LiveCatalogue {
  readonly #db: Database;
  readonly #options: LiveCatalogueOptions;
  readonly #products: ProductCache;
  #brands = new Map<string, StoredBrand>();
  #categories = new Map<string, StoredCategory>();
  #sellers = new Map<string, StoredSeller>();
  #tags: readonly StoredTag[] = [];
  #words: SearchWords = { synonyms: [], nearest: [] };
  #hybrids = new Set<string>();
  #stores = new Map<string, StoredStore>();
  #dynamicListings = new Map<string, StoredDynamicListing>();
  #engine!: SearchEngine;
  #version = 0;
  #contentVersion = 0;

  private constructor(options: LiveCatalogueOptions) {
    this.#db = options.db;
    this.#products = new ProductCache(options.db);
    this.#options = options;
  }

  /**
   * Opens the catalogue with the search index that an earlier run has stored. The caller must then pass all
   * changes since `cursor` to `refresh`. Undefined if no index is stored.
   */
  static async resume(
    options: LiveCatalogueOptions,
  ): Promise<{ catalogue: LiveCatalogue; cursor: string } | undefined> {
    const catalogue = new LiveCatalogue(options);
    const names = await catalogue.#readNames();
    const resumed = await options.driver.resume(names, await countForSale(options.db));
    if (!resumed) return undefined;
    catalogue.#engine = resumed.engine;
    return { catalogue, cursor: resumed.cursor };
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

  /**
   * Version number of the catalogue. Every change increases it. A cached result is valid as long as the
   * number is the same.
   */
  get version(): number {
    return this.#version;
  }

  /**
   * Version number of content, brands, categories and sellers. Unlike `version`, it does not increase with
   * every price or stock.
   */
  get contentVersion(): number {
    return this.#contentVersion;
  }

  get brands(): ReadonlyMap<string, StoredBrand> {
    return this.#brands;
  }

  /** Categories by code, in catalogue order. */
  get categories(): ReadonlyMap<string, StoredCategory> {
    return this.#categories;
  }

  /** Collections: values of the facet `tag`. */
  get tags(): readonly StoredTag[] {
    return this.#tags;
  }

  /** Codes of the categories with editorial content. */
  get hybrids(): ReadonlySet<string> {
    return this.#hybrids;
  }

  /** Dynamic listings by path. */
  get dynamicListings(): ReadonlyMap<string, StoredDynamicListing> {
    return this.#dynamicListings;
  }

  /** Brand stores by slug: the part before `-store` in the path. */
  get stores(): ReadonlyMap<string, StoredStore> {
    return this.#stores;
  }

  get sellers(): ReadonlyMap<string, StoredSeller> {
    return this.#sellers;
  }

  /** A category and its ancestors, root first. Empty for an unknown code. */
  pathTo(code: string): StoredCategory[] {
    const path: StoredCategory[] = [];
    for (let at = this.#categories.get(code); at; at = this.#categories.get(at.parentCode ?? ''))
      path.unshift(at);
    return path;
  }

  /**
   * A product by id, including one that is no longer sold (`endedAt`). Undefined for an unknown id. A
   * malformed id causes no database query.
   */
  async product(id: string): Promise<StoredProduct | undefined> {
    if (!/^mp\d{15}$/.test(id)) return undefined;
    return (await this.#products.load([id])).get(id)?.product;
  }

  /** A collection of chosen variants, by its code. Undefined for an unknown code. */
  skuCollection(code: string): ReturnType<typeof readSkuCollection> {
    const known = code.toLowerCase();
    return /^[a-z0-9-]{1,40}$/.test(known) ? readSkuCollection(this.#db, known) : Promise.resolve(undefined);
  }

  /**
   * Tiles in the given order. `colour` is a colour key; without one, the default colour is shown. Products
   * that are no longer sold are left out.
   */
  async cards(wanted: readonly { id: string; colour?: string }[]): Promise<ProductCard[]> {
    const entries = await this.#products.load(wanted.map(({ id }) => id));
    return wanted.flatMap(({ id, colour }) => {
      const entry = entries.get(id);
      return entry && !entry.product.endedAt ? [this.#card(entry, colour)] : [];
    });
  }

  /**
   * Returns ids of similar products. Takes one product from each category of the department in turn,
   * beginning with the product's own category. Within a category, the product with the nearest price comes
   * first. If the department has too few products, products of other departments follow.
   */
  async similarTo(product: StoredProduct, limit: number): Promise<string[]> {
    const { id, categoryCode: code } = product;
    const path = this.pathTo(code).map((one) => one.code);
    /**
     * Categories whose path in the category tree has at least `least` levels in common with the product's
     * path.
     */
    const sharing = (least: number) =>
      [...this.#categories.keys()].filter((other) => {
        const theirs = new Set(this.pathTo(other).map((one) => one.code));
        return path.filter((one) => theirs.has(one)).length >= least;
      });
    const price = colourOffer(defaultColour(product)).pricePaise;
    const near = await this.#engine.nearest({ id, price, limit, categories: sharing(1) });
    const rankCategories = (codes: readonly string[]) =>
      codes
        .map((category) => ({ category, found: near.get(category) ?? [] }))
        .sort(
          (a, b) =>
            Number(b.category === code) - Number(a.category === code) ||
            (a.found[0]?.priceDistance ?? Infinity) - (b.found[0]?.priceDistance ?? Infinity) ||
            (a.category < b.category ? -1 : 1),
        );
    const department = sharing(2);
    const first = interleave(rankCategories(department));
    if (first.length >= limit) return first.slice(0, limit);
    const rest = sharing(1).filter((other) => !department.includes(other));
    return [...first, ...interleave(rankCategories(rest))].slice(0, limit);
  }

  /**
   * Reads the most popular products into memory, until their space is full or the signal aborts. Without
   * this, the first visit of each product page costs ten queries.
   */
  async warm(signal: AbortSignal): Promise<void> {
    const ids = await runWithPriority('background', () => readPopularIds(this.#db, maxProducts));
    let bytes = 0;
    const load = async (batch: readonly string[]) => {
      for (const entry of (await this.#products.load(batch)).values()) bytes += sizeOf(entry);
      return bytes <= productBytes;
    };
    await loadInBackground(ids, load, signal);
  }

  /**
   * Reads changed, new and deleted products again, in batches with pauses for waiting requests. It can be
   * repeated after a failure.
   */
  async refresh(changed: readonly string[]): Promise<void> {
    for (let at = 0; at < changed.length; at += refreshBatch) {
      if (at > 0) await nextLoopIteration();
      await this.#refresh(changed.slice(at, at + refreshBatch));
    }
  }

  async #refresh(ids: readonly string[]): Promise<void> {
    const cached = ids.filter((id) => this.#products.has(id));
    const found = await readForSearch(this.#db, ids);
    const products = await readProducts(this.#db, cached);
    const documents = new Map(found.map((product) => [product.id, this.#document(product)]));
    for (const id of ids) this.#products.forget(id);
    for (const product of products) this.#products.add(product);
    await this.#engine.apply(ids.map((id) => ({ id, document: documents.get(id) })));
    this.#version++;
  }

  /** Reads prices and stock of products again, whose offers alone have changed. */
  async refreshOffers(changed: readonly string[]): Promise<void> {
    const others: string[] = [];
    for (let at = 0; at < changed.length; at += offerBatch) {
      if (at > 0) await nextLoopIteration();
      const ids = changed.slice(at, at + offerBatch);
      const found = await readColoursForSearch(this.#db, ids);
      ids.forEach((id) => this.#products.forget(id));
      const changes = [...found].map(([id, colours]) => ({ id, colours: colours.map(toSearchColour) }));
      others.push(...(await this.#engine.applyOffers(changes)), ...ids.filter((id) => !found.has(id)));
      this.#version++;
    }
    await this.refresh(others);
  }

  /** Reads everything again. Needed when it is unknown what has changed. */
  async reload(): Promise<void> {
    await this.#rebuild(await this.#readNames());
  }

  async #rebuild(names: SearchNames): Promise<void> {
    this.#products.clear();
    this.#engine = await this.#options.driver.build(names, this.#documents());
    this.#version++;
    this.#contentVersion++;
  }

  /**
   * Reads brands, categories and sellers again. New ones take a moment. When the name or the parent of an
   * existing one has changed, all products are read again, because the index contains these names.
   */
  async refreshNames(): Promise<void> {
    const before = { brands: this.#brands, categories: this.#categories };
    const names = await this.#readNames();
    if (!hasOldNames(before, this.#brands, this.#categories)) return this.#rebuild(names);
    await this.#options.driver.useNames(names);
    this.#version++;
    this.#contentVersion++;
  }

  /** Reads editorial content, stores, listings and search words again, after a change by an editor. */
  async refreshContent(): Promise<void> {
    const before = this.#words;
    await this.#readContent();
    // An engine prepares its words, which takes time in a large catalogue.
    if (!isDeepStrictEqual(before, this.#words)) this.#engine.useWords(this.#words);
    this.#version++;
    this.#contentVersion++;
  }

  async #readContent(): Promise<void> {
    const paths = await readHybridPaths(this.#db);
    const stores = await readStores(this.#db);
    const dynamicListings = await readDynamicListings(this.#db);
    this.#dynamicListings = new Map(dynamicListings.map((one) => [one.url, one]));
    this.#tags = await readTags(this.#db);
    this.#stores = new Map(stores.map((one) => [one.slug, one]));
    this.#hybrids = new Set(paths.map(({ path }) => path.slice(hybridPathPrefix.length).toUpperCase()));
    this.#words = await readSearchWords(this.#db);
  }

  async #readNames(): Promise<SearchNames> {
    const [brands, categories, sellers] = [
      await readBrands(this.#db),
      await readCategories(this.#db),
      await readSellers(this.#db),
    ];
    this.#brands = new Map(brands.map((one) => [one.code, one]));
    this.#categories = new Map(categories.map((one) => [one.code, one]));
    this.#sellers = new Map(sellers.map((one) => [one.id, one]));
    await this.#readContent();
    return { brands, categories, ...this.#words };
  }

  async *#documents(): AsyncGenerator<SearchDocument> {
    for await (const product of streamForSearch(this.#db)) yield this.#document(product);
  }

  #card({ product, cards }: CachedProduct, key: string | undefined): ProductCard {
    const colour = product.colours.find((one) => one.key === key) ?? defaultColour(product);
    const made = cards.get(colour.key);
    if (made) return made;
    const card = toCard(product, colour, this.#brandOf(product));
    cards.set(colour.key, card);
    return card;
  }

  #brandOf(product: Pick<StoredProduct, 'brandCode'>): StoredBrand {
    const brand = this.#brands.get(product.brandCode);
    if (!brand) throw new Error(`no brand ${product.brandCode}`);
    return brand;
  }

  #document(product: IndexedProduct): SearchDocument {
    const path = this.pathTo(product.categoryCode).map(({ code }) => code);
    return toSearchDocument(product, this.#brandOf(product), path);
  }
}
