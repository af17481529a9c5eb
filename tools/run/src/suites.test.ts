import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './files/listFiles.ts';
import { root } from './programs/childProcess.ts';
import { otherNodeTests, storeTests, suites } from './suites.ts';

interface Target {
  readonly inputs: readonly unknown[];
  readonly cache?: boolean;
  readonly command?: string;
  readonly outputs?: readonly string[];
}

/** The Nx targets of a package, as its package.json has them. */
const readTargets = (folder: string): Readonly<Record<string, Target>> =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).nx.targets;

it('docs/tests.md has one row for each suite', () => {
  const table = readFileSync(path.join(root, 'docs/tests.md'), 'utf8').split('\n\n')[1] ?? '';
  const rows = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1]?.trim());
  expect(rows).toEqual(suites.map(({ name }) => name));
});

it('every cached suite has an Nx target that caches its count', () => {
  const targets = Object.entries(readTargets('tools/run'))
    .filter(([name]) => name.startsWith('suite-'))
    .map(([name, { cache, command, outputs }]) => ({ name, cache, command, outputs }));
  expect(targets).toEqual(
    suites
      .filter(({ isCached }) => isCached)
      .map(({ name }) => ({
        name: `suite-${name}`,
        cache: true,
        command: `node tools/run/src/suite.ts ${name}`,
        outputs: [`{workspaceRoot}/.cache/suites/${name}.json`],
      })),
  );
});

it.each(['suite-store-api', 'suite-node'])('%s runs again after a change of a document', (name) => {
  const inputs = readTargets('tools/run')[name]?.inputs ?? [];
  expect(inputs).toContain('{workspaceRoot}/**/*');
  expect(inputs.filter((input) => /^!.*(?:docs|\*\.md)/.test(String(input)))).toEqual([]);
});

it.each([
  ['tools/run', '{workspaceRoot}/**/*'],
  ['packages/contract', '{workspaceRoot}/docs/*'],
  ['packages/contract', '{workspaceRoot}/apps/store-api/src/**/*'],
  ['packages/ui', '{workspaceRoot}/apps/desk/src/**/*'],
  ['apps/storefront', '{workspaceRoot}/packages/**/*'],
])('the unit tests of %s run again after a change of %s, which they read', (folder, input) => {
  expect(readTargets(folder)['unit']?.inputs).toContain(input);
});

it('every test in Node belongs to exactly one suite', () => {
  const tests = listFiles(root).filter(
    (file) => file.endsWith('.test.ts') && !/\.long\.test\.ts$|^e2e\//.test(file),
  );
  const suitesOf = (file: string) =>
    [storeTests, otherNodeTests].filter((paths) => paths.some((part) => file.includes(part))).length;
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((file) => suitesOf(file) !== 1)).toEqual([]);
});
