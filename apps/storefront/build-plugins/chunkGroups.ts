import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { createFindLoaded } from './staticImports.ts';

type Group = Rolldown.CodeSplittingGroup;

const storefront = path.resolve(import.meta.dirname, '..');

/** React itself. Its own chunk lets the browser evaluate React, the longest task, in a task of its own. */
const react = /node_modules\/(react|react-dom|scheduler)\/|\/app\/reactDom\.ts$/;

/** Libraries that every page needs. Their chunk changes only when a library is updated. */
const vendor = /node_modules\/(react-router|styled-components|stylis|@emotion|swr|get-nonce)\//;

/**
 * The chunk that every page loads: the entry, the frame, and what the frame imports. The bundler names it
 * after the entry.
 */
const frameChunk = 'shop';

/** Whether a file is a chunk that every page loads. */
export const isOnEveryPage = (file: string): boolean =>
  /\/(react|vendor|entry\.client|rolldown-runtime)-[\w-]{8}\.js$/.test(file);

/**
 * The chunk of the sources that an area shares with others. The first area of this list that loads a source
 * decides: small chunks compress badly and cost a request each, so some pages load a few sources that they do
 * not need.
 */
const sharedChunks = new Map([
  ['content', frameChunk],
  ['listing', 'catalogue'],
  ['product', 'catalogue'],
  ['bag', 'purchase'],
  ['checkout', 'forms'],
  ['lateShared', 'lateShared'],
  ['layers', 'layers'],
  ['later', 'later'],
]);

/** The rails load after their page, except on content pages, which begin with them. */
const railsChunk = 'rails';
const areasOfRails = ['content', 'rails'];
/** What only these share is a chunk of its own, so that checkout does not load it. */
const areasBesideOrders = ['bag', 'other'];

/** Every chunk in the order of imports: a source imports sources of its own chunk and of earlier ones. */
const chunkOrder = new Set([frameChunk, railsChunk, ...sharedChunks.values(), ...sharedChunks.keys()]);

/**
 * Returns the chunk groups of the browser's build. Without groups, the bundler makes sixty chunks for a page.
 * Most are below a kilobyte, compress badly and cost a request each.
 *
 * `luxe` in package.json declares the entries of the frame, which every page has, and of the areas of the
 * shop. Each area is a chunk, beside the chunks of what areas share. The bundler divides the pages of the
 * area `other`, and what `import()` loads. `late` names what loads soon after the pages of an area: what it
 * shares with one other area moves to the chunk of both, so it does not load the chunk of that area.
 *
 * `later` is what every page loads once it is in use or idle, in one chunk instead of a dozen. The area
 * `lateShared` names the small sources that it, the layers and other late parts need, so that none of them
 * loads the chunk of another.
 */
export function chunkGroups(): Group[] {
  const chunks = findChunks();
  return [
    { name: 'react', test: react, priority: 3 },
    { name: 'vendor', test: vendor, priority: 2 },
    // When a group takes a module, it also takes the modules that this module imports.
    ...[...chunkOrder].map((name): Group => ({ name, test: (id) => chunks.get(id) === name })),
  ];
}

/** Maps each source that the frame or an area loads at first to its chunk. */
export function findChunks(
  { frame, areas, late = {} }: Entries = declaredEntries(),
  findLoaded = createFindLoaded(path.resolve(storefront, '../..')),
): ReadonlyMap<string, string> {
  const areasOf = new Map<string, string[]>();
  for (const [area, entries] of Object.entries(areas))
    for (const file of findLoaded(entries)) areasOf.set(file, [...(areasOf.get(file) ?? []), area]);
  for (const [area, entries] of Object.entries(late))
    for (const file of findLoaded(entries)) {
      const [only, second] = areasOf.get(file) ?? [];
      if (only && !second && only !== area) areasOf.set(file, [only, area]);
    }
  const chunks = new Map<string, string>();
  for (const [file, names] of areasOf) {
    const chunk = chunkOf(names);
    if (chunk) chunks.set(file, chunk);
  }
  for (const file of findLoaded(frame)) chunks.set(file, frameChunk);
  return chunks;
}

/** The chunk of a source that these areas load. Undefined for a source that the bundler assigns. */
function chunkOf(areas: readonly string[]): string | undefined {
  if (areas.join() === areasOfRails.join()) return railsChunk;
  if (areas.join() === areasBesideOrders.join()) return undefined;
  const first = [...sharedChunks.keys()].find((area) => areas.includes(area));
  return first !== undefined && areas.length > 1 ? sharedChunks.get(first) : first;
}

interface Entries {
  /** What starts every page, and the routes around it. */
  readonly frame: readonly string[];
  readonly areas: Readonly<Record<string, readonly string[]>>;
  /** By area: what `import()` loads soon after its pages. */
  readonly late?: Readonly<Record<string, readonly string[]>>;
}

/** The files that package.json declares. Throws when it declares a file that does not exist. */
export function declaredEntries({ frame, areas, late = {} }: Entries = readDeclaration()): Required<Entries> {
  const toFiles = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => {
      const files = globSync(pattern, { cwd: storefront });
      if (!files.length) throw new Error(`package.json declares ${pattern}, which does not exist`);
      return files.map((file) => path.join(storefront, file));
    });
  const toFilesByArea = (entries: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(entries).map(([area, patterns]) => [area, toFiles(patterns)]));
  return { frame: toFiles(frame), areas: toFilesByArea(areas), late: toFilesByArea(late) };
}

const readDeclaration = (): Entries =>
  JSON.parse(readFileSync(path.join(storefront, 'package.json'), 'utf8')).luxe;
