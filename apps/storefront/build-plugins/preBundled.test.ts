import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { preBundled } from './preBundled.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const sources = [
  'packages/{ui,patterns,client,resources,telemetry}/src/**/*.{ts,tsx}',
  'packages/features/*/src/**/*.{ts,tsx}',
  'apps/storefront/app/**/*.{ts,tsx}',
];
const isTest = /\.(?:test|stories|d)\.tsx?$|\/testing[./]/;
/** Imports of sources that no page loads: the server's entry, the list of routes, and helpers of tests. */
const notInPages = new Set([
  '@react-router/dev/routes',
  '@react-router/node',
  '@testing-library/react',
  'react-dom/server',
  'vitest',
]);

/** The libraries that a source imports for their values, by their names in its text. */
const librariesOf = (text: string) =>
  [
    /^(?!import type|export type)(?:import|export)[^;'"]*\bfrom '([^'.][^']*)'/gm,
    /^import '([^'.][^']*)'/gm,
    /\bimport\('([^'.][^']*)'\)/g,
  ]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, name = '']) => (/^(?:@luxe\/|node:|virtual:|storybook)/.test(name) ? [] : [name]));

it('every library that a page may load is bundled when the development server starts', () => {
  const files = globSync(sources, { cwd: workspace }).filter((file) => !isTest.test(file));
  expect(files.length).toBeGreaterThan(500);
  const missing = files.flatMap((file) =>
    librariesOf(readFileSync(path.join(workspace, file), 'utf8'))
      .filter((name) => !preBundled.includes(name) && !notInPages.has(name))
      .map((name) => `${file} imports ${name}`),
  );
  expect(missing).toEqual([]);
});
