import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { browserCalls } from './browserCalls.ts';
import { partNeeded, withoutParts } from './routerParts.ts';

/** Makes the browser's build smaller without changing what it does. */
export function lighterClient(): Plugin {
  return {
    name: 'luxe:lighter-client',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (storeShim.test(id) ? fromReact : productionRouter[id]),
    load: (id) => (id === fromReact ? "export { useSyncExternalStore } from 'react';" : undefined),
    transform(code, id) {
      if (/\/packages\/contract\/src\/\w+\/endpoints\.ts$/.test(id))
        return { code: browserCalls(code), map: null };
      if (id.startsWith(folder))
        return { code: asPure(hasParts.test(code) ? withoutParts(code) : code), map: null };
      const needed = ownSource.test(id) && !id.includes('/node_modules/') && partNeeded(code);
      if (needed)
        this.error(`${needed} needs a part of the router that the build leaves out: routerParts.ts`);
      return undefined;
    },
  };
}

/** SWR still carries a stand-in for a hook that React has had since 18. */
const storeShim = /^use-sync-external-store\/shim(\/index\.js)?$/;
const fromReact = '\0luxe:use-sync-external-store';

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
