import { expect, test } from 'vitest';
import { describeMotion, lintMotion } from './motionLint.ts';

const source = (tag: string, css: string) =>
  `import styled, { keyframes } from 'styled-components';\nconst box = ${tag}\`\n${css}\n\`;`;
const found = (tag: string, css: string) =>
  lintMotion('Box.styles.ts', source(tag, css)).map(({ declaration }) => declaration);

test.each([
  'transition: padding var(--lx-transition-hover)',
  'transition: inline-size var(--lx-transition-drawer)',
  'transition: opacity var(--lx-transition-layer), max-height var(--lx-transition-layer)',
  'transition: transform 1s cubic-bezier(0, 0, 1, 1), border-block-end-width 1s',
  'transition-property: inset-block-start',
  'transition: all var(--lx-transition-hover)',
])('rejects a transition of a layout property: %s', (declaration) => {
  expect(found('styled.div', `${declaration};`)).toEqual([declaration]);
  expect(lintMotion('page.css', `a { ${declaration} }`)).toHaveLength(1);
});

test.each([
  'transition: none',
  'transition: transform var(--lx-transition-hover)',
  'transition: background-color var(--lx-transition-hover), border-color var(--lx-transition-hover)',
  'transition: text-decoration-color var(--lx-transition-hover)',
  'transition: ${property} var(--lx-transition-hover)',
  'padding: 0',
])('accepts a transition that moves nothing: %s', (declaration) => {
  expect(found('styled.div', `${declaration};`)).toEqual([]);
});

test('rejects keyframes of a layout property and accepts keyframes of others', () => {
  expect(found('keyframes', 'from { opacity: 0; height: 0; } to { inset-inline-start: 0; }')).toEqual([
    'height: 0',
    'inset-inline-start: 0',
  ]);
  expect(found('keyframes', 'from { opacity: 0; transform: translateY(1em); }')).toEqual([]);
});

test('the message names the file, the line and what to animate instead', () => {
  const [finding] = lintMotion(
    'Box.styles.ts',
    source('styled.div', 'display: flex;\ntransition: width 1s;'),
  );
  expect(finding && describeMotion('packages/ui/src/box/Box.styles.ts', finding)).toBe(
    'packages/ui/src/box/Box.styles.ts:4 transition: width 1s: animate transform or opacity, which move nothing around them',
  );
});
