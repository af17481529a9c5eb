import { expect, test } from 'vitest';
import { describeEngine, lintEngines } from './engineLint.ts';

const styled = (css: string) =>
  `import styled from 'styled-components';\nconst Box = styled.div\`\n${css}\n\`;`;
const found = (css: string) =>
  lintEngines('Box.styles.ts', styled(css)).map(({ declaration }) => declaration);

test.each(['flex: 1', 'flex: 2', 'flex: 1 1', 'flex: .5', 'flex: 1 1 0%', 'flex: 1 0%', 'flex-basis: 0%'])(
  'rejects a flex basis of zero percent: %s',
  (declaration) => {
    expect(found(`${declaration};`)).toEqual([declaration]);
    expect(found(`> * { ${declaration} !important }`)).toHaveLength(declaration.startsWith('flex:') ? 1 : 0);
    expect(lintEngines('page.css', `a { ${declaration} }`)).toHaveLength(1);
  },
);

test.each([
  'flex: none',
  'flex: auto',
  'flex: 1 1 auto',
  'flex: 1 1 0',
  'flex: 0 0 41%',
  'flex: 1 0 100%',
  'flex: 1 1 min(100%, 12ch)',
  'flex: 0 9999 var(--lx-size-search)',
  'flex: ${grow} 1 ${basis}',
  'flex-basis: auto',
  'flex-wrap: wrap',
])('accepts an explicit flex basis: %s', (declaration) => {
  expect(found(`${declaration};`)).toEqual([]);
});

test('the message names the file, the line and what to write instead', () => {
  const [finding] = lintEngines('Box.styles.ts', styled('display: flex;\nflex: 1;'));
  expect(finding && describeEngine('packages/ui/src/box/Box.styles.ts', finding)).toBe(
    'packages/ui/src/box/Box.styles.ts:4 flex: 1: name the basis: `1 1 auto` in a column, `1 1 0` in a row',
  );
});

test.each([
  'text-decoration: underline var(--lx-color-border-strong)',
  'text-decoration: underline dotted',
  'text-decoration: 2px underline',
  'user-select: none',
  'scrollbar-width: none',
  'field-sizing: content',
])('rejects a declaration that WebKit ignores: %s', (declaration) => {
  expect(found(`${declaration};`)).toEqual([declaration]);
});

test.each([
  'text-decoration: none !important',
  'text-decoration: underline; text-decoration-color: red; text-decoration-thickness: 1px',
  '-webkit-user-select: none; user-select: none',
  'scrollbar-width: none; &::-webkit-scrollbar { display: none; }',
  'scrollbar-width: thin',
])('accepts a declaration that WebKit supports: %s', (css) => {
  expect(found(`${css};`)).toEqual([]);
});
