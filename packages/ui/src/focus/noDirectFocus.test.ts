import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('all code of the shop moves focus with moveFocus', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const sources = globSync(
    ['packages/**/src/**/*.{ts,tsx}', 'apps/{storefront/app,desk/src}/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    },
  ).filter((name) => !/\.(?:test|stories|long)\.|\/testing\//.test(name));
  expect(sources.length).toBeGreaterThan(500);
  const focusing = sources.filter((name) =>
    /\.focus\??\.?\(|\[['"]focus['"]\]/.test(readFileSync(path.join(root, name), 'utf8')),
  );
  expect(focusing).toEqual(['packages/ui/src/focus/moveFocus.ts']);
});
