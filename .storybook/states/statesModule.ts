import type { Plugin } from 'vite';

const moduleId = 'virtual:states';

/** Serves the rows of the table of states to the documentation pages, as the module `virtual:states`. */
export function statesModule(): Plugin {
  return {
    name: 'luxe:states',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      // Loaded here, because only the documentation needs the parser of story files. It is large.
      const [{ readStoryFiles }, { toRows }] = await Promise.all([
        import('./readStoryFiles.ts'),
        import('./rows.ts'),
      ]);
      return `export const rows = ${JSON.stringify(toRows(await readStoryFiles()))};`;
    },
  };
}
