import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findDanglingServerExport } from './serverExports.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test.each([
  ['export const loader = () => 1;\nexport const clientLoader = loader;', 'loader'],
  ['export const clientLoader = loader;\nexport const loader = () => 1;', 'loader'],
  ['export async function loader() {}\nexport function clientLoader() { return loader(); }', 'loader'],
  ['export const loader = () => 1;\nconst both = { loader };', 'loader'],
  [
    'export const headers = () => ({});\nexport default function Page() { return <p>{headers()}</p>; }',
    'headers',
  ],
  ['export const loader = () => 1;\nexport const clientLoader = () => 2;', undefined],
  ['export const loader = () => headers;\nexport const headers = () => ({});', undefined],
  [
    'export const loader = () => 1;\nexport const meta = (route) => route.loader ?? { loader: 1 };',
    undefined,
  ],
  ['const loader = () => 1;\nexport const clientLoader = loader;', undefined],
])('reports the server export that the rest of a route refers to, if there is one: %s', (code, name) => {
  expect(findDanglingServerExport(code)).toBe(name);
});

test('no route of the shop refers to a server export', () => {
  const sources = globSync('apps/storefront/app/**/*.{ts,tsx}', { cwd: root });
  expect(sources.length).toBeGreaterThan(50);
  expect(
    sources.filter((name) => findDanglingServerExport(readFileSync(path.join(root, name), 'utf8'))),
  ).toEqual([]);
});
