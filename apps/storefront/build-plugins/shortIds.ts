import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const componentId = /(componentId:\s*["'`])sc-\w+-(\d+)(?=["'`])/g;

/**
 * Names styled components by the place of their file in a list, in the builds of browser and server alike. The compiler's own names hash
 * the path: eight letters each that no compression makes shorter, in the scripts and on every element.
 */
export function shortIds(root: string): Plugin {
  let places: ReadonlyMap<string, number> | undefined;
  return {
    name: 'luxe:short-ids',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!code.includes('componentId')) return undefined;
      places ??= placesIn(root);
      const short = withShortIds(code, places.get(id.split('?', 1)[0] ?? id));
      return short === code ? undefined : { code: short, map: null };
    },
  };
}

/** The code of a file with the names of its place; as it is for a file that is not in the list. */
export function withShortIds(code: string, place: number | undefined): string {
  return place === undefined
    ? code
    : code.replace(componentId, (_, before: string, at: string) => `${before}_${place.toString(36)}-${at}`);
}

/** Every source of the shop, in order of its path. */
function placesIn(root: string): ReadonlyMap<string, number> {
  const files = globSync('{apps/storefront/app,packages/*/src,packages/features/*/src}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => /\.(test|stories)\./.test(file),
  });
  return new Map(files.toSorted().map((file, at) => [path.join(root, file), at]));
}
