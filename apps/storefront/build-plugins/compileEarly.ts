import type { Plugin } from 'vite';

/** Chromium then compiles all functions of a file while it loads, on another thread. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The chunks whose functions almost all run on every page. */
const libraryChunks: ReadonlySet<string> = new Set(['react', 'vendor']);

/**
 * Marks the libraries with `compileHint`. Without it, the browser compiles each function when it is first
 * called, on the main thread, and parses most of them twice.
 */
export function compileEarly(): Plugin {
  return {
    name: 'luxe:compile-early',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const marked = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && libraryChunks.has(file.name) ? [file] : [],
      );
      if (marked.length < libraryChunks.size) throw new Error('A chunk of libraries is missing.');
      for (const chunk of marked) chunk.code = compileHint + chunk.code;
    },
  };
}
