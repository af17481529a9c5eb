import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './ground.ts';
import { suites } from './suites.ts';

it('has a row in docs/tests.md for every suite, and no other', () => {
  const table = readFileSync(path.join(root, 'docs/tests.md'), 'utf8').split('\n\n')[1] ?? '';
  const rows = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1]?.trim());
  expect(rows).toEqual(suites.map(({ name }) => name));
});
