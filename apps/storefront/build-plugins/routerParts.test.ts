import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import config from '../react-router.config.ts';
import { findDanglingServerExport, partNames, findNeededPart, removeParts } from './routerParts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const router = globSync('chunk-*.mjs', { cwd: dist })
  .map((name) => readFileSync(path.join(dist, name), 'utf8'))
  .find((code) => code.includes('function createRouter('))!;

test('the installed router has every part to remove, and its code parses without these parts', () => {
  const lighter = removeParts(router);
  expect(() => parseAst(lighter)).not.toThrow();
  expect(router.length - lighter.length).toBeGreaterThan(20_000);
  for (const name of partNames) expect(lighter).toContain(`function ${name}(`);
});

test('throws when the router lacks a part to remove', () => {
  expect(() => removeParts(router.replaceAll('handleFetcherAction', 'handleOther'))).toThrow(
    'no handleFetcherAction any more',
  );
});

test('the configuration of the shop needs no router part that the build removes', () => {
  expect(config).toMatchObject({ ssr: true, routeDiscovery: { mode: 'initial' } });
});

test('reports code that needs a router part that the build removes', () => {
  expect(findNeededPart("import { Link, useFetcher } from 'react-router';")).toBe('useFetcher');
  expect(findNeededPart("import { Form } from 'react-router-dom';")).toBe('Form');
  expect(findNeededPart('export async function action() {}')).toBe('action');
  expect(findNeededPart('<Link to="/" prefetch="intent">')).toBe('prefetch');
  expect(findNeededPart('export const clientMiddleware = [];')).toBe('clientMiddleware');
  expect(findNeededPart('export const links = () => [];', 'app/screens/BagPage.tsx')).toBe('links');
  expect(findNeededPart('export const links = () => [];', 'app/root.tsx')).toBe(undefined);
  expect(findNeededPart('export const loader = () => null;')).toBe('loader');
  expect(findNeededPart('export const loader = 1;\nexport const clientLoader = 2;')).toBe(undefined);
  expect(findNeededPart("import { Link, useNavigate } from 'react-router';")).toBe(undefined);
});

test('no source of the shop needs a router part that the build removes', () => {
  const sources = globSync('{apps/storefront/app,packages/*/src,packages/features/*/src}/**/*.{ts,tsx}', {
    cwd: root,
  });
  expect(sources.length).toBeGreaterThan(100);
  const needing = sources.filter(
    (name) =>
      !/\.(test|stories)\./.test(name) && findNeededPart(readFileSync(path.join(root, name), 'utf8'), name),
  );
  expect(needing).toEqual([]);
});

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
