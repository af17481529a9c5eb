import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { browserCalls } from './browserCalls.ts';
import { namedIcons, namesIn } from './namedIcons.ts';
import { danglingServerExport, partNeeded, withoutParts } from './routerParts.ts';

/** Makes the browser's build smaller without changing what it does. */
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
      if (id.endsWith('/packages/ui/src/icon/icons.ts')) {
        isNamed ??= namesIn(path.resolve(import.meta.dirname, '../../..'));
        return { code: namedIcons(code, isNamed), map: null };
      }
      if (/\/packages\/contract\/src\/\w+\/endpoints\.ts$/.test(id))
        return { code: browserCalls(code), map: null };
      if (id.startsWith(folder))
        return { code: asPure(hasParts.test(code) ? withoutParts(code) : code), map: null };
      const isOwn = ownSource.test(id) && !id.includes('/node_modules/');
      const needed = isOwn && partNeeded(code, id);
      if (needed)
        this.error(`${needed} needs a part of the router that the build leaves out: routerParts.ts`);
      const dangling = isOwn && danglingServerExport(code);
      if (dangling)
        this.error(`The browser's build has no ${dangling}: give it a function of its own, not the server's`);
      return undefined;
    },
  };
}

/** SWR still carries a stand-in for a hook that React has had since 18. */
const storeShim = /^use-sync-external-store\/shim(\/index\.js)?$/;
const fromReact = '\0luxe:use-sync-external-store';

/** Prefixes for browsers that are gone: styled-components adds them only when it is told to, and nobody does. */
const vendorPrefixer = /\/stylis\/src\/Prefixer\.js$/;
const noPrefixes = "export function prefix() { throw Error('Left out: prefix'); }";

/** Vite's helper around `import()` also waits for style sheets and tells of faults; ours are scripts alone, and React tells of faults. */
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

/** react-router 7 exports its development build under every condition; the other one is beside it, without the warnings. */
const folder = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const productionRouter: Readonly<Record<string, string>> = {
  'react-router': path.join(folder, 'dist/production/index.mjs'),
  'react-router/dom': path.join(folder, 'dist/production/dom-export.mjs'),
};

const hasParts = /^function createRouter\(/m;
const ownSource = /\.tsx?$/;

/** The router's components that nobody uses can go once it is said that making them does nothing else. */
function asPure(code: string): string {
  return code
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
