import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findNeededPart, findNeededReactPart, findNeededStylePart } from '@luxe/library-patches';
import config from '../react-router.config.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('the configuration of the shop needs no router part that the build removes', () => {
  expect(config).toMatchObject({ ssr: true, routeDiscovery: { mode: 'initial' } });
});

test('no source of the shop needs a part of a library that the build removes', () => {
  const sources = globSync('{apps/storefront/app,packages/*/src,packages/features/*/src}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name.includes('library-patches'),
  });
  expect(sources.length).toBeGreaterThan(100);
  const needing = sources.filter((name) => {
    if (/\.(test|stories)\.|\/testing\//.test(name)) return false;
    const code = readFileSync(path.join(root, name), 'utf8');
    return findNeededPart(code, name) ?? findNeededReactPart(code) ?? findNeededStylePart(code);
  });
  expect(needing).toEqual([]);
});
