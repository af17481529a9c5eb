import path from 'node:path';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { openCatalogue } from '../openCatalogue.ts';
import { readSearchWords } from '../modules/catalogue/repository.ts';
import { IndexBuilder, openColumnarEngine, type ColumnarState } from '../modules/search/columnar.ts';
import type { SearchEngine, SearchNames } from '../modules/search/engine.ts';
import { readIndexFile, writeIndexFile } from '../modules/search/indexFile.ts';
import { memoryDriver } from '../modules/search/memoryDriver.ts';
import { largeCatalogue } from './largeCatalogue.ts';

export interface OpenedSearch {
  readonly engine: SearchEngine;
  readonly names: SearchNames;
  /** Time to open. */
  readonly seconds: number;
  close(): Promise<void>;
}

/**
 * Opens the search as the program does, including the database. Loads the index that the folder stores and
 * applies later changes, or builds an index from all rows and stores it.
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
  const names = {
    brands: [...brands.values()],
    categories: [...categories.values()],
    ...(await readSearchWords(db)),
  };
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

/** Opens the search without a database. `seconds` does not include the generation of the products. */
export async function openInMemory(folder: string, products: number): Promise<OpenedSearch> {
  const { names, documents } = largeCatalogue(1);
  const file = path.join(folder, 'search.index');
  const fingerprint = String(products);
  let milliseconds = 0;
  let began = performance.now();
  let state = await readIndexFile<ColumnarState>(file, fingerprint);
  if (!state) {
    const builder = new IndexBuilder(names);
    for (const document of documents(products)) {
      began = performance.now();
      builder.add(document);
      milliseconds += performance.now() - began;
    }
    began = performance.now();
    state = builder.finish();
    await writeIndexFile(file, fingerprint, state);
  }
  const engine = openColumnarEngine(state, { names });
  milliseconds += performance.now() - began;
  return { engine, names, seconds: milliseconds / 1000, close: () => Promise.resolve() };
}
