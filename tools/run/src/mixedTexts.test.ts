import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './programs/childProcess.ts';
import { findMixedTexts } from './mixedTexts.ts';

test.each([
  ['<p>{copy.total(1)} <b>now</b></p>', ['{copy.total(1)}']],
  ['<p><b>now</b>{isOn && `${a} off`}</p>', ['{isOn && `${a} off`}']],
  ['<>{a ? formatPaise(1) : null}<br /></>', ['{a ? formatPaise(1) : null}']],
  ['<p>{nameOf(a)} {nameOf(b)}</p>', ['{nameOf(a)}', '{nameOf(b)}']],
  ['<p>{copy.total(1)}</p>', []],
  ['<p>\n  {`${a} off`}\n</p>', []],
  ['<p><span>{copy.total(1)}</span> {children}</p>', []],
  ['<ul>{rows.map(draw)}{more}</ul>', []],
])('finds only dynamic text that is not the only child of its element: %s', (jsx, expected) => {
  expect(findMixedTexts('a.tsx', `const a = ${jsx};`).map(({ text }) => text)).toEqual(expected);
});

test('every dynamic text in the shop is the only child of its element', () => {
  const sources = globSync(
    [
      'packages/*/src/**/*.tsx',
      'packages/features/*/src/**/*.tsx',
      'apps/{storefront/app,desk/src}/**/*.tsx',
    ],
    { cwd: root },
  ).filter((name) => !/\.(?:test|stories)\./.test(name));
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap((name) =>
    findMixedTexts(name, readFileSync(path.join(root, name), 'utf8')).map(
      ({ line, text }) => `${name}:${line} ${text}`,
    ),
  );
  expect(found).toEqual([]);
});
