import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { createFindLoaded } from './staticImports.ts';

type Group = Rolldown.CodeSplittingGroup;

const storefront = path.resolve(import.meta.dirname, '..');

/** React itself. Its own chunk lets the browser evaluate React in a task of its own, which is the longest. */
const react = /node_modules\/(react|react-dom|scheduler)\//;

/** Libraries that every page needs. Their chunk changes only when a library is updated. */
const vendor = /node_modules\/(react-router|styled-components|stylis|@emotion|swr|get-nonce)\//;

/** The chunk that every page loads. */
const frameChunk = 'shop';

/** Whether a file is a chunk that every page loads: the groups below, and the bundler's own runtime. */
export const isOnEveryPage = (file: string): boolean =>
  new RegExp(`/(react|vendor|${frameChunk}|rolldown-runtime)-[\\w-]{8}\\.js$`).test(file);

/**
 * Areas that shoppers visit together. What all areas of a row load is in the chunk of the row, whatever else
 * loads it: fewer chunks compress better and cost fewer requests.
 */
const visitedTogether: readonly (readonly [chunk: string, ...areas: string[]])[] = [
  [frameChunk, 'content', 'listing'],
  ['catalogue', 'listing', 'product'],
];

/**
 * Returns the chunk groups of the browser's build. Without groups, the bundler makes sixty chunks for a page.
 * Most are below a kilobyte, compress badly and cost a request each.
 *
 * `luxe` in package.json declares the entries of the frame, which every page has, and of the areas of the
 * shop. The sources that several areas load are a chunk of these areas, so a page loads hardly a source that
 * it does not import. The bundler divides what only some pages of one area load, and what `import()` loads.
 */
export function chunkGroups(): Group[] {
  const chunks = findChunks();
  const names = [...new Set(chunks.values())].sort((a, b) => countAreas(b) - countAreas(a));
  return [
    { name: 'react', test: react, priority: 3 },
    { name: 'vendor', test: vendor, priority: 2 },
    // When a group takes a module, it also takes the modules that this module imports. So a chunk of more
    // areas comes first.
    ...names.map((name): Group => ({ name, test: (id) => chunks.get(id) === name })),
  ];
}

/** Number of areas that load a chunk. The chunks of `visitedTogether` count as the most, in their order. */
const countAreas = (chunk: string) => {
  const row = visitedTogether.findIndex(([name]) => name === chunk);
  return row < 0 ? chunk.split('-').length : 100 - row;
};

/** Maps each source that pages load at first to its chunk. */
export function findChunks(
  { root, frame, areas } = declaredEntries(),
  findLoaded = createFindLoaded(path.resolve(storefront, '../..')),
): ReadonlyMap<string, string> {
  const areasOf = new Map<string, string[]>();
  for (const [area, entries] of Object.entries(areas))
    for (const file of findLoaded(entries)) areasOf.set(file, [...(areasOf.get(file) ?? []), area]);
  const byEveryPage = new Set(
    Object.values(areas).flatMap((entries) => {
      const loaded = entries.map((entry) => findLoaded([entry]));
      return [...(loaded[0] ?? [])].filter((file) => loaded.every((files) => files.has(file)));
    }),
  );
  const chunks = new Map<string, string>();
  for (const [file, names] of areasOf) {
    const together = visitedTogether.find(([, ...row]) => row.every((area) => names.includes(area)));
    if (together) chunks.set(file, together[0]);
    else if (names.length > 1 || byEveryPage.has(file)) chunks.set(file, names.join('-'));
  }
  for (const file of findLoaded([...root, ...frame])) chunks.set(file, frameChunk);
  for (const file of root) chunks.delete(file);
  return chunks;
}

interface Entries {
  /** What starts every page. These entries stay in chunks of their own, with the styles that they import. */
  readonly root: readonly string[];
  /** The routes around every page. */
  readonly frame: readonly string[];
  readonly areas: Readonly<Record<string, readonly string[]>>;
}

/** The files that package.json declares. Throws when it declares a file that does not exist. */
export function declaredEntries({ root, frame, areas }: Entries = readDeclaration()): Entries {
  const toFiles = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) => {
      const files = globSync(pattern, { cwd: storefront });
      if (!files.length) throw new Error(`package.json declares ${pattern}, which does not exist`);
      return files.map((file) => path.join(storefront, file));
    });
  return {
    root: toFiles(root),
    frame: toFiles(frame),
    areas: Object.fromEntries(Object.entries(areas).map(([area, files]) => [area, toFiles(files)])),
  };
}

const readDeclaration = (): Entries =>
  JSON.parse(readFileSync(path.join(storefront, 'package.json'), 'utf8')).luxe;
