import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
/** The two places that give React's `lazy` a timeout. */
const withTimeout = /\/(?:lazyPart\.ts|HydrateLate\.tsx)$/;
const importsLazy = (code: string) =>
  [...code.matchAll(/import\s*(?:\w+,\s*)?\{([^}]*)\}\s*from\s*'react'/g)].some(([, names = '']) =>
    /\blazy\b/.test(names),
  ) || /\bReact\.lazy\b/.test(code);

test('finds the functions of React that wait forever for a script', () => {
  expect(importsLazy("import { lazy, Suspense } from 'react';")).toBe(true);
  expect(importsLazy("import React, {\n  Suspense,\n  lazy,\n} from 'react';")).toBe(true);
  expect(importsLazy('const Part = React.lazy(load);')).toBe(true);
  expect(importsLazy("import { Suspense } from 'react';\nimport { lazyPart } from './lazyPart.ts';")).toBe(
    false,
  );
});

test('no part of a page waits forever for its script [SHL-28]', () => {
  const sources = globSync('{apps/storefront/app,packages/*/src,packages/features/*/src}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((name) => !/\.(?:test|stories)\./.test(name));
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((name) => importsLazy(readFileSync(path.join(root, name), 'utf8')));
  expect(found.filter((name) => !withTimeout.test(name))).toEqual([]);
  expect(found).toHaveLength(2);
});
