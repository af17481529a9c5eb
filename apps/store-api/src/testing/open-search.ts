import path from 'node:path';
import { nearest, synonyms } from '@luxe/catalogue';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { openCatalogue } from '../modules/catalogue/open-catalogue.ts';
import { IndexBuilder, openColumnarEngine, type ColumnarState } from '../modules/search/columnar.ts';
import type { SearchEngine, SearchNames } from '../modules/search/engine.ts';
import { readIndexFile, writeIndexFile } from '../modules/search/index-file.ts';
import { memoryDriver } from '../modules/search/memory-driver.ts';
import { largeCatalogue } from './large-catalogue.ts';

export interface OpenedSearch {
  readonly engine: SearchEngine;
  readonly names: SearchNames;
  /** What it took. */
  readonly seconds: number;
  close(): Promise<void>;
}

/**
 * As the program opens it, database included: the index that a folder keeps, with what has changed since, or else one that is built of all rows
 * and kept there.
 */
export async function openFromDatabase(folder: string): Promise<OpenedSearch> {
  const began = performance.now();
  const database = await openDatabase(readConfig(process.env));
  const { db } = database;
  const opened = await openCatalogue({
    db,
    driver: memoryDriver({ db, dataDir: folder }),
    onError(error) {
      throw error;
    },
  });
  const seconds = (performance.now() - began) / 1000;
  const { engine, brands, categories } = opened.catalogue;
  const names = { brands: [...brands.values()], categories: [...categories.values()], synonyms, nearest };
  return {
    engine,
    names,
    seconds,
    async close() {
      await opened.close();
      await database.close();
    },
  };
}

/** The same without a database: what it takes to make the products does not count. */
export async function openInMemory(folder: string, products: number): Promise<OpenedSearch> {
  const { names, documents } = largeCatalogue(1);
  const file = path.join(folder, 'search.index');
  const made = String(products);
  let milliseconds = 0;
  let began = performance.now();
  let state = await readIndexFile<ColumnarState>(file, made);
  if (!state) {
    const builder = new IndexBuilder(names);
    for (const document of documents(products)) {
      began = performance.now();
      builder.add(document);
      milliseconds += performance.now() - began;
    }
    began = performance.now();
    state = builder.finish();
    await writeIndexFile(file, made, state);
  }
  const engine = openColumnarEngine(state, { names });
  milliseconds += performance.now() - began;
  return { engine, names, seconds: milliseconds / 1000, close: () => Promise.resolve() };
}
