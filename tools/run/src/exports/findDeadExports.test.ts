import { expect, it, test } from 'vitest';
import { exportedValues } from './exportedValues.ts';
import { findDeadExports, isUser } from './findDeadExports.ts';

test.each([
  ['a function and a constant', 'export function Tag() {}\nexport const icons = {};', ['Tag', 'icons']],
  ['a class', 'export class Toaster {}', ['Toaster']],
  ['a list', 'const a = 1;\nconst b = 2;\nexport { a, b as c };', ['a', 'c']],
  ['no types', 'export type A = 1;\nexport interface B {}\nexport { type C } from "./c.ts";', []],
  ['nothing private', 'function Tag() {}', []],
])('exportedValues reads %s', (_, text, names) =>
  expect(exportedValues('ui/tag/Tag.tsx', text).map(({ name }) => name)).toEqual(names),
);

it('exportedValues returns the file that declares a value which is passed on', () =>
  expect(exportedValues('ui/form/Form.tsx', "export { useForm } from './useForm.ts';")).toEqual([
    { name: 'useForm', origin: 'ui/form/useForm.ts' },
  ]));

const sources = new Map([
  ['ui/Tag.tsx', "export const Tag = 1;\nexport const tones = 2;\nexport { useTag } from './useTag.ts';"],
  ['ui/useTag.ts', 'export const useTag = () => 1;'],
  ['app/Page.tsx', "import { Tag } from '@luxe/ui/tag';"],
]);
const find = (exceptions: Readonly<Record<string, string>>) =>
  findDeadExports({ entries: ['ui/Tag.tsx'], sources, exceptions });

test.each([
  ['packages/features/bag/src/BagScreen.tsx', true],
  ['.storybook/docs/Pair.tsx', true],
  ['.storybook/guides/actions.tsx', false],
  ['.storybook/start-here/DoAndDoNot.tsx', false],
  ['.storybook/foundations/Icons.stories.tsx', false],
  ['packages/ui/src/actions/button/Button.test.tsx', false],
  ['docs/map.md', false],
])('whether %s can use a component: %s', (file, isExpected) => expect(isUser(file)).toBe(isExpected));

it('reports the values of an entry that no other source names', () => {
  expect(find({})).toEqual([
    'ui/Tag.tsx exports tones, which nothing but tests and stories uses.',
    'ui/Tag.tsx exports useTag, which nothing but tests and stories uses.',
  ]);
});

it('reports a value that has the name of a method of every object', () => {
  const text = 'export const toString = 1;';
  expect(findDeadExports({ entries: ['a.ts'], sources: new Map([['a.ts', text]]), exceptions: {} })).toEqual([
    'a.ts exports toString, which nothing but tests and stories uses.',
  ]);
});

it('accepts an exception, and reports one that is not needed', () => {
  const reason = 'Stories show it.';
  expect(find({ tones: reason, useTag: reason })).toEqual([]);
  expect(find({ tones: reason, useTag: reason, Tag: reason })).toEqual([
    'Tag is used, or no entry exports it. Remove it from unusedOnPurpose.',
  ]);
});
