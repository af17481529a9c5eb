import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { findNeededReactPart, removeReactParts } from './removedReactParts.ts';
import { findNeededPart, removeParts, removeRootUpdates } from './removedRouterParts.ts';
import { findNeededStylePart, removeStyleParts } from './removedStyleParts.ts';

export { findNeededPart, findNeededReactPart, findNeededStylePart };

/** The versions that the patches were checked with (README.md). */
export const checkedVersions = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '7.18.4',
  'styled-components': '6.6.0',
  stylis: '4.3.6',
} as const;

type Library = keyof typeof checkedVersions;

const require = createRequire(import.meta.url);
const folderOf = (library: Library) => path.dirname(require.resolve(`${library}/package.json`));
const routerFolder = folderOf('react-router');

/**
 * Patches libraries in the browser's build. The README lists the patches and the reasons. The environment
 * variable LIBRARY_PATCHES=off turns all patches off. Throws when the patches were not checked with the
 * installed version of a library.
 */
export function libraryPatches(): Plugin[] {
  if (process.env.LIBRARY_PATCHES === 'off') return [];
  for (const library of Object.keys(checkedVersions) as Library[]) checkVersion(library, versionOf(library));
  return [
    {
      name: 'luxe:library-patches',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: ({ name }) => name === 'client',
      resolveId: (id) => productionRouter[id],
      transform(code, id) {
        if (id.startsWith(routerFolder)) return { code: asPure(patchRouter(code)), map: null };
        const lighter = removeReactParts(id, code) ?? removeStyleParts(id, code);
        if (lighter !== undefined) return { code: lighter, map: null };
        const needed = isReact(id) ? undefined : findNeeded(code, id);
        if (needed) this.error(`${needed} needs a part of a library that @luxe/library-patches removes`);
        return undefined;
      },
    },
  ];
}

const versionOf = (library: Library): string =>
  JSON.parse(readFileSync(path.join(folderOf(library), 'package.json'), 'utf8')).version;

/** Throws when the patches were not checked with this version of a library. */
export function checkVersion(library: Library, version: string): void {
  if (version !== checkedVersions[library])
    throw new Error(
      `${library} is ${version}, but its patches were checked with ${checkedVersions[library]}. Check them as ` +
        'packages/library-patches/README.md describes, or build with LIBRARY_PATCHES=off.',
    );
}

/**
 * react-router 7 exports its development build under every export condition. The production build is smaller,
 * because it has no warnings.
 */
const productionRouter: Readonly<Record<string, string>> = {
  'react-router': path.join(routerFolder, 'dist/production/index.mjs'),
  'react-router/dom': path.join(routerFolder, 'dist/production/dom-export.mjs'),
};

/** Patches the two modules of the router that have something to patch, and returns the others unchanged. */
function patchRouter(code: string): string {
  if (/^function createRouter\(/m.test(code)) return removeParts(code);
  return /^function HydratedRouter\(/m.test(code) ? removeRootUpdates(code) : code;
}

const findNeeded = (code: string, id: string) =>
  findNeededReactPart(code, isOwnSource(id)) ??
  (isOwnSource(id) ? (findNeededPart(code, id) ?? findNeededStylePart(code)) : undefined);

const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);
const isOwnSource = (id: string) => /\.tsx?$/.test(id) && !id.includes('/node_modules/');

/**
 * Marks calls that create components as pure, so that the bundler drops router components that the shop does
 * not use.
 */
export function asPure(code: string): string {
  return code
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
