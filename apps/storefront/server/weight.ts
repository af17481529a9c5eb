import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunkFiles, readManifest } from './pages/build.ts';

/** JavaScript a browser loads before a page works. */
export interface PageWeight {
  readonly page: string;
  readonly files: readonly string[];
  readonly gzipBytes: number;
}

const frame = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/shell/ShellRoute.tsx',
  'app/shell/GuardRoute.tsx',
];
const pages: Readonly<Record<string, readonly string[]>> = {
  home: ['app/routes/home.tsx'],
  listing: ['app/routes/catalogue.tsx', 'app/screens/ListingPage.tsx'],
  product: ['app/routes/catalogue.tsx', 'app/screens/ProductPage.tsx'],
  search: ['app/routes/search.tsx'],
  bag: ['app/routes/bag.tsx'],
  checkout: ['app/routes/checkout.tsx'],
};

/** First-load JavaScript of the main pages, from the manifest of a build: every chunk once, gzip level 9. Throws when it was not built. */
export function firstLoadWeights(
  folder = path.resolve(import.meta.dirname, '../build'),
): readonly PageWeight[] {
  const manifest = readManifest(folder);
  // The router's table of routes is a file of its own that Vite's manifest does not name.
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known =
      sizes.get(file) ?? gzipSync(readFileSync(path.join(folder, 'client', file)), { level: 9 }).length;
    sizes.set(file, known);
    return known;
  };
  return Object.entries(pages).map(([page, own]) => {
    const files = new Set<string>();
    for (const entry of [...frame, ...own]) {
      const key =
        Object.keys(manifest).find((name) => name === entry || name.startsWith(`${entry}?`)) ?? entry;
      chunkFiles(manifest, key, files);
    }
    return { page, files: [...files], gzipBytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
  });
}
