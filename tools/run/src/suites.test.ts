import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './programs/childProcess.ts';
import { suites } from './suites.ts';

it('docs/tests.md has one row for each suite', () => {
  const table = readFileSync(path.join(root, 'docs/tests.md'), 'utf8').split('\n\n')[1] ?? '';
  const rows = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1]?.trim());
  expect(rows).toEqual(suites.map(({ name }) => name));
});

it('every cached suite has an Nx target that caches its count', () => {
  const { nx } = JSON.parse(readFileSync(path.join(root, 'tools/run/package.json'), 'utf8'));
  const targets = Object.entries<{ cache: boolean; command: string; outputs: string[] }>(nx.targets).map(
    ([name, { cache, command, outputs }]) => ({ name, cache, command, outputs }),
  );
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
