import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../programs/childProcess.ts';
import { listFoldersArgs, packageFolders, toPackageFolders } from './packages.ts';

it('lists the packages of a commit, also those that the work tree no longer has', () => {
  const output = execFileSync('git', listFoldersArgs('HEAD'), { cwd: root, encoding: 'utf8' });
  const folders = toPackageFolders(output);
  expect(folders).toEqual(expect.arrayContaining(['packages/ui', 'packages/features/bag']));
  expect(folders).not.toContain('packages/features');
  expect(toPackageFolders('packages/features\npackages/gone\n')).toEqual(['packages/gone']);
});

it('lists the packages of the work tree', () => {
  expect(packageFolders()).toEqual(expect.arrayContaining(['packages/ui', 'packages/features/bag']));
});
