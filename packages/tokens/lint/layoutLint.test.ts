import { expect, test } from 'vitest';
import { describeLayout, lintLayout } from './layoutLint.ts';

const styled = (css: string) =>
  `import styled, { css, keyframes } from 'styled-components';\nconst Box = styled.div\`\n${css}\n\`;`;
const found = (css: string) => lintLayout('Box.styles.ts', styled(css)).map(({ construct }) => construct);

test.each([
  'color: var(--lx-color-text-primary);',
  'background: var(--lx-color-bg-page);',
  'border-block-start: var(--lx-border-width-hair) solid var(--lx-color-border-hairline);',
  'outline-offset: 0;',
  'box-shadow: none;',
  'font-size: var(--lx-font-size-sm);',
  'letter-spacing: -0.01em;',
  'line-height: 1.4;',
  'text-decoration: underline;',
  'text-align: end;',
  'white-space: nowrap;',
  'transition: opacity var(--lx-transition-hover);',
  'animation: none;',
  'transform: none;',
  'opacity: var(--lx-opacity-unavailable);',
  'filter: none;',
  'cursor: pointer;',
  'list-style: none;',
  'object-fit: cover;',
  "content: '';",
  'margin-block-start: var(--lx-space-40);',
  'margin-inline: calc(-1 * var(--lx-space-12));',
  '--lx-color-bg-page: transparent;',
])('rejects a declaration that is not layout: %s', (css) => {
  expect(found(css)).toEqual([css.split(':')[0]]);
  expect(lintLayout('page.css', `a { ${css} }`)).toHaveLength(1);
});

test.each([
  'display: grid; grid-template: "a b" auto / 1fr auto; grid-column: 1 / -1; gap: var(--lx-space-8);',
  'position: sticky; inset-block-end: 0; top: auto; z-index: var(--lx-z-index-sticky);',
  'padding-block: var(--lx-space-14) calc(2 * var(--lx-space-8)); margin-inline: auto; margin: 0 auto;',
  'min-inline-size: 0; max-width: 60ch; inline-size: fit-content; aspect-ratio: var(--lx-ratio-product);',
  'container-type: inline-size; overflow: auto hidden; overscroll-behavior-x: contain;',
  'scroll-snap-type: x mandatory; scroll-margin-block-start: 0; content-visibility: auto;',
  'flex: 1 1 12ch; flex-wrap: wrap; order: -1; align-self: end; place-items: center;',
  'a:hover > li:nth-child(2) { display: block; }',
  '@media (min-width: 0) { display: none; &[data-open] { display: flex } }',
  '/* color: red; */ gap: 0;',
])('accepts a declaration of layout: %s', (css) => {
  expect(found(css)).toEqual([]);
});

test('the message names the file, the line and what to use instead', () => {
  const [finding] = lintLayout('Bag.styles.ts', styled('display: grid;\nborder-top: 0;'));
  expect(finding && describeLayout('packages/features/bag/src/views/Bag.styles.ts', finding)).toBe(
    'packages/features/bag/src/views/Bag.styles.ts:4 border-top is not layout; use Rows, Divider or Surface of @luxe/ui',
  );
});

test('checks the declarations around an interpolation, and the templates inside an interpolation', () => {
  const css = [
    'display: grid;',
    '${media.from1024} {',
    '  color: inherit;',
    '}',
    '${({ $wide }) =>',
    '  $wide &&',
    '  css`',
    '    opacity: 0;',
    '  `}',
    '${mixin}',
    'grid-template-columns: ${({ $even }) => ($even ? "1fr 1fr" : "1fr")};',
    'padding-${side}: 0;',
    'cursor: ${cursor};',
  ].join('\n');
  expect(
    lintLayout('Box.styles.ts', styled(css)).map(
      ({ line, construct }) => `${line} ${construct.replace('\uFFFC', '$')}`,
    ),
  ).toEqual(['5 color', '10 opacity', '14 padding-$', '15 cursor']);
});

test('semicolons and colons in strings, brackets and comments do not end a declaration', () => {
  expect(
    found(`grid-area: a; /* ; color: red */\na[href='x;color:y'] { gap: 0 }\nwidth: min(1fr; 2);`),
  ).toEqual([]);
});

test('rejects keyframes, global styles, style objects and style attributes', () => {
  const source = `import styled, { createGlobalStyle, keyframes } from 'styled-components';
const sheen = keyframes\`from { opacity: 0 }\`;
const Everything = createGlobalStyle\`a { gap: 0 }\`;
const Box = styled.div({ color: 'inherit' });
const box = <div style={{ gap: 0 }} />;`;
  expect(lintLayout('Box.tsx', source).map(({ line, construct }) => [line, construct])).toEqual([
    [2, 'keyframes'],
    [3, 'createGlobalStyle'],
    [4, 'a style object'],
    [5, 'style='],
  ]);
});
