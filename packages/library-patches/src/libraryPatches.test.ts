import { afterEach, expect, test, vi } from 'vitest';
import { asPure, checkedVersions, checkVersion, libraryPatches } from './libraryPatches.ts';

afterEach(() => vi.unstubAllEnvs());

test('accepts the installed libraries', () => {
  vi.stubEnv('LIBRARY_PATCHES', undefined);
  expect(libraryPatches().map(({ name }) => name)).toEqual(['luxe:library-patches']);
});

test('rejects a version of a library that its patches were not checked with', () => {
  expect(() => checkVersion('react-router', checkedVersions['react-router'])).not.toThrow();
  expect(() => checkVersion('react-router', '7.18.5')).toThrow(
    /react-router is 7\.18\.5, .* checked with 7\.18\.4/,
  );
});

test('LIBRARY_PATCHES=off turns all patches off', () => {
  vi.stubEnv('LIBRARY_PATCHES', 'off');
  expect(libraryPatches()).toEqual([]);
});

test('marks calls that create components as pure and drops their display names', () => {
  expect(asPure('var Link = React3.forwardRef(function Link() {});\nLink.displayName = "Link";\n')).toBe(
    'var Link = /* @__PURE__ */ React3.forwardRef(function Link() {});\n\n',
  );
});
