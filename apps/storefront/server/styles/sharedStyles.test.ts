import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import styled from 'styled-components';
import { expect, test } from 'vitest';
import { compiledRules, createStyleSheet, type SharedStyles } from '../../app/styles/styleSheet.ts';
import { readSharedStyles, withoutRootStyles, writeSharedStyles } from './sharedStyles.ts';

const Base = styled.p.withConfig({ componentId: 'base' })`
  color: red;
`;
const Loud = styled(Base).withConfig({ componentId: 'loud' })`
  color: blue;
`;

const draw = (shared?: SharedStyles) => {
  const sheet = createStyleSheet('n', shared);
  const html = renderToString(sheet.collectStyles(createElement(Loud)));
  return { html, styles: sheet.getStyleTags() };
};

const alone = draw();
const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
mkdirSync(path.join(folder, 'client/assets'), { recursive: true });
writeSharedStyles(folder, 'html{margin:0}', compiledRules());
const shared = readSharedStyles(folder);

test('a page leaves out the styles that the shared style file contains', () => {
  expect(alone.styles).toContain('color:blue');
  expect(draw(shared)).toEqual({ html: alone.html, styles: '' });
});

test('the shared file begins with the base styles and preserves the order of the cascade', () => {
  const css = readFileSync(path.join(folder, 'client', shared!.href), 'utf8');
  const [base, red, blue] = ['margin:0', 'color:red', 'color:blue'].map((part) => css.indexOf(part));
  expect(base).toBeGreaterThanOrEqual(0);
  expect(red).toBeGreaterThan(base!);
  expect(blue).toBeGreaterThan(red!);
});

test('the name of the shared file depends on its content', () => {
  writeSharedStyles(folder, 'html{margin:1px}', compiledRules());
  expect(readSharedStyles(folder)!.href).not.toBe(shared!.href);
});

test('readSharedStyles returns undefined for a build without the shared file', () => {
  expect(readSharedStyles(mkdtempSync(path.join(tmpdir(), 'styles-')))).toBe(undefined);
});

test('withoutRootStyles removes the style file of the root route', () => {
  const routes = { root: { id: 'root', css: ['/assets/root.css'] }, bag: { id: 'bag' } };
  const build = withoutRootStyles({ assets: { routes } } as never);
  expect(build.assets.routes).toEqual({ root: { id: 'root', css: [] }, bag: { id: 'bag' } });
});
