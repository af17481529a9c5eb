import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hasEndpoints, toBrowserEndpoints } from './browserCalls.ts';
import { isRouteTable, toBrowserRoutes } from './browserRoutes.ts';
import { removeUnnamedIcons, findNamedIcons } from './namedIcons.ts';
import { findDanglingServerExport, findNeededPart, removeParts } from './routerParts.ts';

/** Makes the browser's build smaller without changing its behaviour. */
export function lighterClient(): Plugin {
  let isNamed: ((name: string) => boolean) | undefined;
  return {
    name: 'luxe:lighter-client',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (storeShim.test(id) ? fromReact : productionRouter[id]),
    load(id) {
      if (id === fromReact) return "export { useSyncExternalStore } from 'react';";
      if (id === preloadHelper) return shortPreload;
      return vendorPrefixer.test(id) ? noPrefixes : undefined;
    },
    transform(code, id) {
      if (id.endsWith('/packages/ui/src/typography/icon/icons.ts')) {
        isNamed ??= findNamedIcons(path.resolve(import.meta.dirname, '../../..'));
        return { code: removeUnnamedIcons(code, isNamed), map: null };
      }
      if (hasEndpoints(id)) return { code: toBrowserEndpoints(code), map: null };
      if (isRouteTable(id)) return { code: toBrowserRoutes(code), map: null };
      if (id.startsWith(folder))
        return { code: asPure(hasParts.test(code) ? removeParts(code) : code), map: null };
      const isOwn = ownSource.test(id) && !id.includes('/node_modules/');
      const needed = isOwn && findNeededPart(code, id);
      if (needed) this.error(`${needed} needs a part of the router that routerParts.ts removes`);
      const dangling = isOwn && findDanglingServerExport(code);
      if (dangling) this.error(`The browser's build removes ${dangling}: give the browser its own function`);
      return undefined;
    },
  };
}

/**
 * A shim for a hook, which SWR imports. React has had this hook since version 18, so the build uses the hook
 * of React and drops the shim.
 */
const storeShim = /^use-sync-external-store\/shim(\/index\.js)?$/;
const fromReact = '\0luxe:use-sync-external-store';

/**
 * The stylis module that adds vendor prefixes for browsers that are no longer supported. styled-components
 * needs the module only with `enableVendorPrefixes`, which this shop does not set.
 */
const vendorPrefixer = /\/stylis\/src\/Prefixer\.js$/;
const noPrefixes = "export function prefix() { throw Error('Left out: prefix'); }";

/**
 * Vite's helper around `import()`, which is replaced by a shorter one. Vite's helper also waits for style
 * sheets and reports errors, but the shop's chunks are scripts only, and React reports errors.
 */
const preloadHelper = '\0vite/preload-helper.js';
const shortPreload = `const seen = {};
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (seen[file]) continue;
    seen[file] = true;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.nonce = window.__webpack_nonce__;
    link.href = '/' + file;
    document.head.append(link);
  }
  return load();
};`;

/**
 * react-router 7 exports its development build under every export condition. The production build is smaller,
 * because it has no warnings.
 */
const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const productionRouter: Readonly<Record<string, string>> = {
  'react-router': path.join(folder, 'dist/production/index.mjs'),
  'react-router/dom': path.join(folder, 'dist/production/dom-export.mjs'),
};

const hasParts = /^function createRouter\(/m;
const ownSource = /\.tsx?$/;

/**
 * Marks calls that create components as pure, so that the bundler drops router components that the shop does
 * not use.
 */
function asPure(code: string): string {
  return code
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
