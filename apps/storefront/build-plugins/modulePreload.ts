import path from 'node:path';
import type { Plugin } from 'vite';

/** The module with which Vite wraps each `import()` of the browser's build. */
const viteHelper = '\0vite/preload-helper.js';
const ownHelper = path.resolve(import.meta.dirname, '../app/preloadModules.ts');

/**
 * Replaces Vite's helper for preloads, which also loads style sheets and waits for them. The shop has none in
 * its chunks, and the first load is 0.7 KiB smaller.
 */
export function modulePreload(): Plugin {
  return {
    name: 'luxe:module-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === viteHelper ? ownHelper : undefined),
    generateBundle() {
      if (!this.getModuleInfo(ownHelper)) this.error(`Vite has no module ${viteHelper} any more.`);
    },
  };
}
