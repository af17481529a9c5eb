import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('every focus outline has a positive offset', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const sources = globSync(['packages/**/src/**/*.{ts,tsx,css}', 'apps/storefront/app/**/*.{ts,tsx,css}'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).filter((name) => !/\.(?:test|stories)\./.test(name));
  expect(sources.length).toBeGreaterThan(500);
  const inside = sources.filter((name) =>
    /:focus[^{]*\{[^}]*outline-offset:\s*(?:0\b|-|calc\(\s*-)/.test(
      readFileSync(path.join(root, name), 'utf8'),
    ),
  );
  expect(inside).toEqual([]);
});
