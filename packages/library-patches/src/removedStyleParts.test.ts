import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findNeededStylePart, removeStyleParts } from './removedStyleParts.ts';

const require = createRequire(import.meta.url);
const fileIn = (library: string, file: string) =>
  path.join(path.dirname(require.resolve(`${library}/package.json`)), file);
const styled = fileIn('styled-components', 'dist/styled-components.browser.esm.js');
const middleware = fileIn('stylis', 'src/Middleware.js');

test('removes tags and vendor prefixes from the installed libraries', () => {
  const code = readFileSync(styled, 'utf8');
  const lighter = removeStyleParts(styled, code);
  expect(lighter).toContain('"div"');
  expect(lighter).not.toContain('"feTurbulence"');
  expect(removeStyleParts(middleware, readFileSync(middleware, 'utf8'))).not.toContain('prefix(element');
  expect(removeStyleParts('/other.js', code)).toBe(undefined);
  expect(() => removeStyleParts(styled, '')).toThrow('styled-components has another list of tags');
});

test('reports a source that needs a removed part', () => {
  expect(findNeededStylePart('const Row = styled.tr``;')).toBe('styled.tr');
  expect(findNeededStylePart("const Row = styled['tr']``;")).toBe('styled.tr');
  expect(findNeededStylePart('<StyleSheetManager enableVendorPrefixes>')).toBe('enableVendorPrefixes');
  expect(findNeededStylePart('const Row = styled.div``;\nconst Link = styled(Row)``;')).toBe(undefined);
});
