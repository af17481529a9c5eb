import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * The source folders of a package and of the packages of the workspace that it depends on, directly or not.
 * `project` and the result are relative to `root`. A program restarts when a file in one of them changes.
 */
export function sourceFolders(root: string, project: string): string[] {
  const projects = new Set([project]);
  for (const one of projects)
    for (const name of dependenciesOf(path.join(root, one))) {
      const link = path.join(root, 'node_modules', name);
      if (existsSync(link)) projects.add(path.relative(realpathSync(root), realpathSync(link)));
    }
  return [...projects]
    .map((one) => path.join(one, 'src'))
    .filter((folder) => existsSync(path.join(root, folder)))
    .sort();
}

/**
 * The folders whose modules the server of the storefront loads by itself. Vite serves the other sources,
 * without a restart.
 */
export const storefrontServerFolders: readonly string[] = [
  'apps/storefront/app/routing',
  'apps/storefront/server',
  'packages/client/src',
  'packages/contract/src',
  'packages/features/leads/src',
  'packages/format/src',
  'packages/host/src',
  'packages/patterns/src',
  'packages/tokens/src',
];

function dependenciesOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies).filter((name) => name.startsWith('@luxe/'));
}
