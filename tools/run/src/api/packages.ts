import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../programs/childProcess.ts';

/** The folders of all packages from the root of the repository, such as `packages/ui`. */
export function packageFolders(): string[] {
  return ['packages/*/package.json', 'packages/features/*/package.json']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => path.posix.dirname(file.split(path.sep).join('/')))
    .toSorted();
}

/** Arguments of `git` that print the folders of a commit for `toPackageFolders`. */
export const listFoldersArgs = (commit: string): readonly string[] => [
  ...['ls-tree', '-d', '--name-only', commit],
  ...['packages/', 'packages/features/'],
];

/** The folders of the packages of a commit, from the output of `git ls-tree`. */
export const toPackageFolders = (output: string): string[] =>
  output.split('\n').filter((folder) => folder !== '' && folder !== 'packages/features');
