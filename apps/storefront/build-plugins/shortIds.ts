import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const componentId = /(componentId:\s*["'`])sc-\w+-(\d+)(?=["'`])/g;

/**
 * Names styled components by their file's index in a sorted list, in the builds of browser and server alike.
 * The compiler's own names are hashes of the absolute path. The same release, built in another folder, would
 * have other class names and other addresses of its scripts.
 */
export function shortIds(root: string): Plugin {
  let fileIndexes: ReadonlyMap<string, number> | undefined;
  return {
    name: 'luxe:short-ids',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!code.includes('componentId')) return undefined;
      fileIndexes ??= indexFiles(root);
      const short = withShortIds(code, fileIndexes.get(id.split('?', 1)[0] ?? id));
      return short === code ? undefined : { code: short, map: null };
    },
  };
}

/** Returns the code with short component ids, or the given code when the file has no index. */
export function withShortIds(code: string, fileIndex: number | undefined): string {
  return fileIndex === undefined
    ? code
    : code.replace(
        componentId,
        (_, before: string, at: string) => `${before}_${fileIndex.toString(36)}-${at}`,
      );
}

/** Maps every source of the shop to its index in path order. */
function indexFiles(root: string): ReadonlyMap<string, number> {
  const files = globSync('{apps/storefront/app,packages/*/src,packages/features/*/src}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => /\.(test|stories)\./.test(file),
  });
  return new Map(files.toSorted().map((file, at) => [path.join(root, file), at]));
}
