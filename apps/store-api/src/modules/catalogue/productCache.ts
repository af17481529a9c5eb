import { LruCache } from '@luxe/host';
import type { ProductCard } from '@luxe/contract/calls';
import type { Database } from '../../db/database.ts';
import { readProducts, type StoredProduct } from './repository.ts';

/** Approximate maximum bytes of complete products in memory. Other products are read on demand. */
export const productBytes = 20e6;

/** A cached product, with its cached tiles by colour key. */
export interface CachedProduct {
  product: StoredProduct;
  cards: Map<string, ProductCard>;
}

/** Rough size in bytes: texts, pictures and tile of each colour, offers of each size. */
export const sizeOf = ({ product: { colours } }: CachedProduct) =>
  3_500 + colours.reduce((sum, { variants }) => sum + 2_500 + variants.length * 600, 0);

/** The most recently used products in memory. Others are read from the database on demand. */
export class ProductCache {
  readonly #db: Database;
  readonly #entries = new LruCache<CachedProduct>(productBytes, sizeOf);
  /**
   * The product reads that are running. Each set contains the ids that the read asked for. A product that
   * changes during the read is removed from the set, so that its old data is not cached.
   */
  readonly #reads = new Set<Set<string>>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Returns products by id, from the cache or the database. A product that changes while others are read is
   * read again when it was among them, so that no old price is cached.
   */
  async load(ids: readonly string[]): Promise<ReadonlyMap<string, CachedProduct>> {
    const loaded = new Map<string, CachedProduct>();
    let missing: string[] = [];
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (entry) loaded.set(id, entry);
      else missing.push(id);
    }
    while (missing.length > 0) {
      const current = new Set(missing);
      this.#reads.add(current);
      try {
        for (const product of await readProducts(this.#db, missing))
          if (current.has(product.id)) loaded.set(product.id, this.add(product));
      } finally {
        this.#reads.delete(current);
      }
      missing = missing.filter((id) => !current.has(id));
    }
    return loaded;
  }

  /** Whether a product is in memory. */
  has(id: string): boolean {
    return this.#entries.has(id);
  }

  add(product: StoredProduct): CachedProduct {
    const entry: CachedProduct = { product, cards: new Map() };
    this.#entries.set(product.id, entry);
    return entry;
  }

  /** Drops a product from the cache, and from the reads that are running. */
  forget(id: string): void {
    for (const current of this.#reads) current.delete(id);
    this.#entries.delete(id);
  }

  clear(): void {
    this.#entries.clear();
  }
}
