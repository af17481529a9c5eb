import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ModuleRecord } from '../build-plugins/moduleRecord.ts';

/** JavaScript that a browser loads before a page works. */
export interface PageWeight {
  readonly page: string;
  /** Files of the chunks. */
  readonly scripts: readonly string[];
  /** Sum of all chunks, each counted once, at gzip level 9, as they are served. */
  readonly gzipBytes: number;
  /**
   * Gzip bytes of each module, compressed alone. They show which module has grown; their sum exceeds
   * `gzipBytes`.
   */
  readonly modules: Readonly<Record<string, number>>;
  /** Returns the imports that lead to a module, from an entry of the page to the module itself. */
  importPathTo(module: string): readonly string[];
}

/** The entry of every page. */
const entry = 'app/entry.client.tsx';

/** Each page's screen. */
const pages: Readonly<Record<string, string>> = {
  home: 'app/screens/HomePage.tsx',
  listing: 'app/screens/ListingPage.tsx',
  product: 'app/screens/ProductPage.tsx',
  search: 'app/screens/SearchPage.tsx',
  bag: 'app/screens/BagPage.tsx',
  checkout: 'app/screens/CheckoutPage.tsx',
};

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/**
 * Measures the main pages of a build. `sources` is the folder of its modules, relative to the workspace.
 * Throws when the build does not exist.
 */
export function measurePages(folder: string, sources = 'apps/storefront'): readonly PageWeight[] {
  const client = path.join(folder, 'client');
  const manifest = readJson<Manifest>(path.join(client, '.vite/manifest.json'));
  const { chunks, imports } = readJson<ModuleRecord>(path.join(client, '.vite/modules.json'));
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const fileOf = (module: string) =>
    Object.keys(chunks).find((file) => Object.hasOwn(chunks[file] ?? {}, path.join(sources, module)));
  return Object.entries(pages).map(([page, screen]) => {
    const entries = [entry, screen];
    const files = new Set<string>();
    for (const one of entries) addFiles(manifest, fileOf(one), files);
    return {
      page,
      scripts: [...files],
      gzipBytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0),
      modules: Object.assign({}, ...[...files].map((file) => chunks[file])) as Record<string, number>,
      importPathTo: (module) =>
        findImportPath(
          entries.map((one) => path.join(sources, one)),
          module,
          imports,
        ),
    };
  });
}

/** Adds a file of the build, and the files that it imports. */
function addFiles(manifest: Manifest, file: string | undefined, files: Set<string>): void {
  const chunk = Object.values(manifest).find((one) => one.file === file);
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const name of chunk.imports ?? []) addFiles(manifest, manifest[name]?.file, files);
}

/**
 * Returns the shortest import path from an entry to a module; the module alone when no import leads to it.
 */
function findImportPath(
  entries: readonly string[],
  module: string,
  imports: ModuleRecord['imports'],
): readonly string[] {
  const before = new Map<string, string | undefined>(entries.map((entry) => [entry, undefined]));
  for (const id of before.keys())
    for (const next of imports[id] ?? []) if (!before.has(next)) before.set(next, id);
  const importPath = [module];
  for (let at = before.get(module); at !== undefined; at = before.get(at)) importPath.unshift(at);
  return importPath;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
