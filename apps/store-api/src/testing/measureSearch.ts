// Measures the search and prints one line of JSON for the bench. Reads the database of DATA_DIR or
// DATABASE_URL, or generates `--products N` in memory. A child process builds and stores the index. This
// process opens the stored index, like every start except the first. Memory is exact with `node --expose-gc`.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { benchSearch } from '../modules/search/bench.ts';
import type { SearchEngine, SearchNames } from '../modules/search/engine.ts';
import { openFromDatabase, openInMemory, type OpenedSearch } from './openSearch.ts';

const { values } = parseArgs({ options: { products: { type: 'string' }, build: { type: 'string' } } });
const result = await (values.build === undefined ? measure() : build(values.build));
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exit(0);

async function measure() {
  const folder = await mkdtemp(path.join(tmpdir(), 'luxe-search-'));
  try {
    const firstBuildSeconds = await buildApart(folder);
    const before = heldBytes();
    const { engine, names, seconds, close } = await open(folder);
    const indexBytes = heldBytes() - before;
    const { p50, p95 } = await benchSearch(engine, names);
    const suggestP95 = await timeSuggestions(engine, names);
    const products = engine.size;
    await close();
    return { products, startSeconds: seconds, firstBuildSeconds, indexBytes, p50, p95, suggestP95 };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Opens the index stored in the folder. With `--products`, builds an index in memory instead. */
function open(folder: string): Promise<OpenedSearch> {
  return values.products === undefined
    ? openFromDatabase(folder)
    : openInMemory(folder, Number(values.products));
}

/** Builds the index in an empty folder. */
async function build(folder: string) {
  const { seconds, close } = await open(folder);
  await close();
  return { seconds };
}

/** Builds the index in a child process, so that its memory is not measured. Returns seconds. */
async function buildApart(folder: string): Promise<number> {
  const args = [...process.argv.slice(1), '--build', folder];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return (JSON.parse(stdout) as Awaited<ReturnType<typeof build>>).seconds;
}

/**
 * Times suggestions for the names of brands and categories, typed from the third letter on. Returns the 95th
 * percentile in milliseconds.
 */
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
  // Runs the garbage collection twice, because the second run frees what the finalizers of the first run
  // released.
  for (let round = 0; round < 2; round++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
