// What the search costs, as one line of JSON for the bench: over the database of DATA_DIR or DATABASE_URL, or over `--products N` made in memory.
// Memory is right under `node --expose-gc`.
import { parseArgs } from 'node:util';
import { synonyms } from '@luxe/catalogue';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { openCatalogue } from '../modules/catalogue/open-catalogue.ts';
import { benchSearch } from '../modules/search/bench.ts';
import { IndexBuilder, openColumnarEngine } from '../modules/search/columnar.ts';
import type { SearchEngine, SearchNames } from '../modules/search/engine.ts';
import { memoryDriver } from '../modules/search/memory-driver.ts';
import { largeCatalogue } from './large-catalogue.ts';

interface Opened {
  readonly engine: SearchEngine;
  readonly names: SearchNames;
}

const { values } = parseArgs({ options: { products: { type: 'string' } } });
const before = heldBytes();
const began = performance.now();
const { engine, names } = await (values.products === undefined
  ? openFromDatabase()
  : openInMemory(Number(values.products)));
const startSeconds = (performance.now() - began) / 1000;
const indexBytes = heldBytes() - before;
const { p50, p95 } = await benchSearch(engine, names);
const result = {
  products: engine.size,
  startSeconds,
  indexBytes,
  p50,
  p95,
  suggestP95: await timeSuggestions(engine, names),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);

/** As the program opens it: the index of an earlier run if there is one, or else read from the database and built. */
async function openFromDatabase(): Promise<Opened> {
  const config = readConfig(process.env);
  const { db } = await openDatabase(config);
  const { catalogue } = await openCatalogue({
    db,
    driver: memoryDriver({ db, dataDir: config.dataDir }),
    onError(error) {
      throw error;
    },
  });
  const { engine, brands, categories } = catalogue;
  return {
    engine,
    names: { brands: [...brands.values()], categories: [...categories.values()], synonyms },
  };
}

async function openInMemory(products: number): Promise<Opened> {
  const { names, documents } = largeCatalogue(1);
  const builder = new IndexBuilder(names);
  for (const document of documents(products)) builder.add(document);
  return { engine: openColumnarEngine(builder.finish(), { names }), names };
}

/** Names of houses and categories as they are being typed, from the third letter on. */
async function timeSuggestions(engine: SearchEngine, { brands, categories }: SearchNames): Promise<number> {
  const typed = [...brands, ...categories].flatMap(({ name }) =>
    Array.from({ length: Math.max(0, name.length - 2) }, (_, at) => name.slice(0, at + 3)),
  );
  const times: number[] = [];
  for (const round of ['warm', 'timed'])
    for (const text of typed) {
      const from = performance.now();
      await engine.suggest(text, 10);
      if (round === 'timed') times.push(performance.now() - from);
    }
  times.sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
