import { expect, test } from 'vitest';
import { describe, lintSource } from './tokenLint.ts';

const kinds = (source: string, file = 'Box.styles.ts') => lintSource(file, source).map(({ kind }) => kind);

test.each([
  ['colour', 'color: #fff;'],
  ['colour', 'color: #12100eCC;'],
  ['colour', 'background: rgb(0 0 0 / 0.5);'],
  ['colour', 'background: hsla(0, 0%, 0%, 1);'],
  ['colour', 'color: oklch(0.7 0.1 80);'],
  ['colour', 'border-color: white;'],
  ['colour', 'box-shadow: 0 0 0 var(--lx-size-focus-offset) black;'],
  ['size', 'padding: 14px;'],
  ['size', 'margin: 0 -1px;'],
  ['size', 'font-size: 1.125rem;'],
  ['size', 'width: calc(100% - .5rem);'],
  ['size', '@media (min-width: 600px) {'],
  ['duration', 'transition: opacity 160ms;'],
  ['duration', 'animation: sheen 2.4s linear infinite;'],
  ['z-index', 'z-index: 10;'],
  ['z-index', 'z-index: -1;'],
])('rejects a raw %s: %s', (kind, css) => {
  expect(kinds(css)).toEqual([kind]);
  expect(kinds(css, 'page.css')).toEqual([kind]);
  expect(kinds('const Box = styled.div<{ $on: boolean }>`\n  ' + css + '\n`;', 'Box.tsx')).toEqual([kind]);
});

test.each([
  'padding: 0 var(--lx-space-14);',
  'margin: 0px;',
  'transition: background-color 0s linear var(--lx-duration-quick);',
  'width: 50%; height: 100dvh; max-width: 60ch; inset: 4cqw;',
  'letter-spacing: -0.01em; text-underline-offset: 0.42em;',
  'grid-template-columns: repeat(12, minmax(0, 1fr)) auto;',
  'background: transparent; color: currentColor; border: none;',
  'z-index: var(--lx-z-index-sticky); z-index: auto;',
  'line-height: 1.4; aspect-ratio: 4 / 5; opacity: 0.5; font-weight: inherit;',
  'animation: none; white-space: nowrap;',
  '/* 14px in the comp */ padding: var(--lx-space-14);',
  'background: var(--lx-palette-black);',
])('accepts CSS without raw values: %s', (css) => {
  expect(kinds(css)).toEqual([]);
});

test('checks only style templates and style attributes of a component file', () => {
  const source = [
    'const wait = 3000; // 3s, see https://example.com/#abc',
    'const picture = <Image sizes="(min-width: 1024px) 25vw, 50vw" colour="#681c18" />;',
    'const note = `12px in prose`;',
    'const nested = css`',
    '  ${media.from768} { ${wide ? css`padding: 20px;` : "1px"} }',
    '`;',
    'const bad = <div style={{ zIndex: 2, color: "#fff" }} />;',
  ].join('\n');
  expect(lintSource('Card.tsx', source)).toEqual([
    { line: 5, kind: 'size', text: '20px' },
    { line: 5, kind: 'size', text: '1px' },
    { line: 7, kind: 'colour', text: '#fff' },
  ]);
});

test('the message names file, line, value and the nearest token', () => {
  const [finding] = lintSource('Box.styles.ts', '\n\npadding: 14px;');
  expect(finding && describe('packages/ui/src/box/Box.styles.ts', finding)).toBe(
    'packages/ui/src/box/Box.styles.ts:3 raw size 14px: use var(--lx-space-14), or another token of this group',
  );
});
