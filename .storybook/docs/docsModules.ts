import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { toListedComponents, type ListedComponent } from './listedProps.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The modules of the documentation pages, by id. Each reads its data when a page first needs it. */
const modules: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:props': async () => `export const props = ${JSON.stringify(await readProps())};`,
  'virtual:changelogs': async () => {
    const { readChangelogs } = await import('../../tools/run/src/changelog/readChangelogs.ts');
    return `export const changelogs = ${JSON.stringify([...(await readChangelogs())])};`;
  },
};

/**
 * Serves the props of all components and the changelogs of all packages to the documentation pages. Props are
 * read by the TypeScript compiler, which takes seconds, so only a page that shows them imports the module. A
 * changed prop shows after Storybook has been started again.
 */
export function docsModules(): Plugin {
  return {
    name: 'luxe:docs',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? modules[id.slice(1)]?.() : undefined),
  };
}

/** Components by package and page: `ui/Button`. */
async function readProps(): Promise<Record<string, readonly ListedComponent[]>> {
  const { readApis } = await import('../../tools/run/src/api/readApi.ts');
  const apis = readApis(['packages/ui', 'packages/patterns'].map((folder) => path.join(root, folder)));
  return Object.fromEntries(
    [...apis].flatMap(([folder, api]) =>
      Object.entries(toListedComponents(api)).map(([page, components]) => [
        `${path.basename(folder)}/${page}`,
        components,
      ]),
    ),
  );
}
