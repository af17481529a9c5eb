import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { partNames, findNeededPart, removeParts } from './removedRouterParts.ts';

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
  expect(() => removeParts(router.replaceAll('singleFetchActionStrategy', 'otherStrategy'))).toThrow(
    'no singleFetchActionStrategy any more',
  );
});

test('reports code that needs a router part that the build removes', () => {
  expect(findNeededPart("import { Link, useFetcher } from 'react-router';")).toBe('useFetcher');
  expect(findNeededPart("import { Form } from 'react-router-dom';")).toBe('Form');
  expect(findNeededPart('export async function action() {}')).toBe('action');
  expect(findNeededPart('export const clientMiddleware = [];')).toBe('clientMiddleware');
  expect(findNeededPart('export const links = () => [];', 'app/screens/BagPage.tsx')).toBe('links');
  expect(findNeededPart('export const links = () => [];', 'app/root.tsx')).toBe(undefined);
  expect(findNeededPart('export const loader = () => null;')).toBe('loader');
  expect(findNeededPart('export const loader = 1;\nexport const clientLoader = 2;')).toBe(undefined);
  expect(findNeededPart("import { Link, useNavigate } from 'react-router';")).toBe(undefined);
});
