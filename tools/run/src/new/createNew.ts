import path from 'node:path';
import { componentFiles, guideOf } from './componentFiles.ts';
import { featureFiles } from './featureFiles.ts';
import { insertAtEndOf, insertExport, insertReference } from './insert.ts';
import { toKebab } from './names.ts';
import { openWorkspaceFiles } from './workspaceFiles.ts';

/**
 * The kinds of packages and components that can be created, with the folder and the name pattern of each. The
 * name of a component includes its area, which is its group in the sidebar of Storybook.
 */
export const kinds = {
  component: {
    home: 'packages/ui',
    name: /^(actions|typography|layout|forms|layers|navigation|feedback|media)\/([A-Z][a-z\d]*)+$/,
    example: 'layout/SizeChart',
  },
  pattern: { home: 'packages/patterns', name: /^([A-Z][a-z\d]*)+$/, example: 'StoreCard' },
  feature: { home: 'packages/features', name: /^[a-z]+(-[a-z]+)*$/, example: 'gift-cards' },
} as const;

export type Kind = keyof typeof kinds;

/**
 * Writes the files of a new component, pattern or feature and registers it in the workspace: one entry of a
 * list, without a change of other lines. A component and a pattern also get the start of a guide. Resolves to
 * the written paths, relative to the root. Rejects with a sentence when the name is invalid or taken.
 */
export async function createNew(root: string, kind: Kind, name: string): Promise<readonly string[]> {
  const { home, name: pattern, example } = kinds[kind];
  if (!pattern.test(name)) throw new Error(`A ${kind} name looks like ${example}, not like "${name}".`);
  const isFeature = kind === 'feature';
  const folder = isFeature ? `${home}/${name}` : `${home}/src/${toKebab(name)}`;
  const ownName = path.posix.basename(name);
  const files = openWorkspaceFiles(root);
  if (files.has(folder)) throw new Error(`${folder} already exists.`);

  const texts = isFeature ? featureFiles(name) : componentFiles(ownName);
  for (const [file, text] of Object.entries(texts)) await files.create(`${folder}/${file}`, text);
  if (isFeature) files.edit('tsconfig.json', (config) => insertReference(config, folder));
  else
    files.edit(`${home}/package.json`, (manifest) =>
      insertExport(manifest, `./${toKebab(ownName)}`, `./src/${toKebab(name)}/${ownName}.tsx`),
    );
  if (!isFeature) {
    const title = kind === 'component' ? `ui/${name}` : `patterns/${name}`;
    files.edit(guideFileOf(kind, name), (text) =>
      insertAtEndOf(text, /^export const \w+Guides\b/, guideOf(title)),
    );
  }
  return files.commit();
}

/**
 * The file with the guides of patterns, or of the area of a component. Fields and choices of `forms` have one
 * file each.
 */
function guideFileOf(kind: Kind, name: string): string {
  if (kind === 'pattern') return '.storybook/guides/pagePatterns.tsx';
  const area = path.posix.dirname(name);
  return `.storybook/guides/${area === 'forms' ? 'fields' : area}.tsx`;
}
