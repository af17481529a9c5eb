import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { componentFiles } from './componentFiles.ts';
import { featureFiles } from './featureFiles.ts';
import { toKebab } from './names.ts';

/**
 * The kinds of code that can be created, with the folder and the name pattern of each. The name of a
 * component includes its area, which is its group in the sidebar of Storybook.
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
 * Writes the files of a new component, pattern or feature and registers it in the workspace. Resolves to the
 * written paths, relative to the root. Rejects with a sentence when the name is invalid or taken.
 */
export async function createNew(root: string, kind: Kind, name: string): Promise<readonly string[]> {
  const { home, name: pattern, example } = kinds[kind];
  if (!pattern.test(name)) throw new Error(`A ${kind} name looks like ${example}, not like "${name}".`);
  const isFeature = kind === 'feature';
  const folder = isFeature ? `${home}/${name}` : `${home}/src/${toKebab(name)}`;
  const ownName = path.posix.basename(name);
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} already exists.`);

  const written: string[] = [];
  const write = async (file: string, text: string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const style = await resolveConfig(target);
    writeFileSync(target, await format(text, { ...style, filepath: target }));
    written.push(file);
  };
  const edit = <T>(file: string, change: (content: T) => T) =>
    write(
      file,
      JSON.stringify(change(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T), null, 2),
    );

  const files = isFeature ? featureFiles(name) : componentFiles(ownName);
  for (const [file, text] of Object.entries(files)) await write(`${folder}/${file}`, text);
  if (isFeature)
    await edit<{ references: { path: string }[] }>('tsconfig.json', (config) => ({
      ...config,
      references: [...config.references, { path: folder }],
    }));
  else
    await edit<{ exports: Record<string, string> }>(`${home}/package.json`, (manifest) => ({
      ...manifest,
      exports: sorted({
        ...manifest.exports,
        [`./${toKebab(ownName)}`]: `./src/${toKebab(name)}/${ownName}.tsx`,
      }),
    }));
  return written;
}

const sorted = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
