import { expect, test } from 'vitest';
import { describeDirection, lintDirection } from './directionLint.ts';

const styled = (css: string) =>
  `import styled from 'styled-components';\nconst Box = styled.div\`\n${css}\n\`;`;
const found = (css: string) => lintDirection('Box.styles.ts', styled(css)).map(({ instead }) => instead);

test.each([
  ['left: 0', 'inset-inline-start'],
  ['right: 0', 'inset-inline-end'],
  ['margin-left: auto', 'margin-inline-start'],
  ['padding-right: 0', 'padding-inline-end'],
  ['border-left: 0', 'border-inline-start'],
  ['border-right-color: inherit', 'border-inline-end'],
  ['scroll-margin-left: 0', 'scroll-margin-inline-start'],
  ['border-top-left-radius: 0', 'border-start-start-radius'],
  ['border-bottom-right-radius: 0', 'border-end-end-radius'],
  ['text-align: left', 'text-align: start'],
  ['text-align: right !important', 'text-align: end'],
  ['float: right', 'float: inline-end'],
  ['padding: 1px 2px 3px 4px', 'padding-block and padding-inline'],
  ['inset: calc(100% + var(--lx-space-4)) auto auto 0', 'inset-block and inset-inline'],
])('rejects %s and names %s', (declaration, instead) => {
  expect(found(`${declaration};`)).toEqual([instead]);
  expect(lintDirection('page.css', `a { ${declaration}; }`)).toHaveLength(1);
});

test.each([
  'inset-inline-start: 0',
  'margin-inline: auto',
  'text-align: start',
  'text-align: center',
  'transform-origin: left',
  'background-position: right 0',
  'justify-content: space-between',
  'padding: 1px 2px 3px 2px',
  'margin: calc(-1 * var(--lx-space-8)) 0 0',
  'border-radius: 1px 2px 3px 4px',
])('accepts %s', (declaration) => {
  expect(found(`${declaration};`)).toEqual([]);
});

test('the message names the file, the line and what to write instead', () => {
  const [finding] = lintDirection('Box.styles.ts', styled('display: flex;\nmargin-left: auto;'));
  expect(finding && describeDirection('packages/ui/src/box/Box.styles.ts', finding)).toBe(
    'packages/ui/src/box/Box.styles.ts:4 margin-left: auto: use margin-inline-start',
  );
});
