import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import * as paths from '@luxe/contract/paths';
import { routeTable } from '../app/routing/routeTable.ts';
import { isRouteTable, serverFields, toBrowserRoutes } from './browserRoutes.ts';

const app = path.resolve(import.meta.dirname, '../app');
const file = path.join(app, 'routing/routeTable.ts');

test('the browser build keeps every row of the route table, without the fields of the server', async () => {
  expect(isRouteTable(file)).toBe(true);
  const { code } = await transformWithOxc(toBrowserRoutes(readFileSync(file, 'utf8')), file);
  const plain = code.replace(
    /^import[^;]*;/m,
    `const { ${Object.keys(paths).join(', ')} } = ${JSON.stringify(paths)};`,
  );
  const lighter = await import(`data:text/javascript,${encodeURIComponent(plain)}`);
  expect(lighter.routeTable).toEqual(
    Object.fromEntries(
      Object.entries(routeTable).map(([kind, row]) => [
        kind,
        Object.fromEntries(Object.entries(row).filter(([field]) => !serverFields.has(field))),
      ]),
    ),
  );
});

/**
 * Sources that may read the removed fields: the configuration of the router, and loaders of the server, which
 * the browser's build removes.
 */
const serverSources = new Set([
  'routes.ts',
  'routing/routeTable.ts',
  'shell/catalogueAt.ts',
  'screens/CataloguePage.tsx',
]);

test('the sources of the browser read no removed field of a row', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: app, exclude: (name) => name.includes('.test.') }).filter(
    (name) => !serverSources.has(name),
  );
  const reading = sources.filter((name) => {
    const code = readFileSync(path.join(app, name), 'utf8');
    const read = /\b(?:rowOf|routeTable)\b/.test(code)
      ? [
          ...code.matchAll(
            /\{([^{}]*)\}\s*=\s*(?:rowOf|routeTable)\b|\b(?:rowOf\(.*?\)|routeTable\.\w+)\.(\w+)/g,
          ),
        ]
      : [];
    return read
      .flatMap(([, destructured = '', field = '']) => [...destructured.split(/[,\s:=]+/), field])
      .some((field) => serverFields.has(field));
  });
  expect(sources.length).toBeGreaterThan(60);
  expect(reading).toEqual([]);
});
