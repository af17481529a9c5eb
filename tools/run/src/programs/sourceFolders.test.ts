import { globSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './childProcess.ts';
import { sourceFolders, storefrontServerFolders } from './sourceFolders.ts';

it('the store API restarts when it, a package below it or the demo catalogue changes', () => {
  const folders = sourceFolders(root, 'tools/catalogue');
  expect(folders).toEqual(
    expect.arrayContaining([
      'apps/store-api/src',
      'packages/contract/src',
      'packages/format/src',
      'packages/host/src',
      'tools/catalogue/src',
    ]),
  );
  expect(folders).not.toContain('packages/ui/src');
});

it('the sandbox provider restarts when it or the package host changes', () =>
  expect(sourceFolders(root, 'apps/sandbox-provider')).toEqual(
    expect.arrayContaining(['apps/sandbox-provider/src', 'packages/host/src']),
  ));

it('the storefront restarts when a package changes that its server loads', () => {
  const sources = globSync('apps/storefront/server/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );
  const names = sources.flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /^(?:import|export) (?!type\b)[^;]*? from '(@luxe\/[a-z-]+)/gm,
      ),
    ].map(([, name = '']) => name),
  );
  const folderOf = (name: string) =>
    path.relative(realpathSync(root), realpathSync(path.join(root, 'node_modules', name)));
  const loaded = [...new Set(names)].map((name) => path.join(folderOf(name), 'src'));
  expect(loaded).toContain('packages/contract/src');
  expect(loaded.filter((folder) => !storefrontServerFolders.includes(folder))).toEqual([]);
});
