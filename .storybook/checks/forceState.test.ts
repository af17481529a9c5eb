import { expect, it } from 'vitest';
import { withForced } from './forceState.ts';

it.each([
  ['a:hover', "a:is(:hover, [data-forced~='hover'])"],
  ['a:not(:hover)::before', "a:not(:is(:hover, [data-forced~='hover']))::before"],
  ['.x:has(input:focus-visible)', ".x:has(input:is(:focus-visible, [data-forced~='focus-visible']))"],
  ['a:focus, b:active', "a:is(:focus, [data-forced~='focus']), b:is(:active, [data-forced~='active'])"],
  ['a:focus-within', "a:is(:focus-within, [data-forced~='focus-within'])"],
  ['.hover a:first-child', '.hover a:first-child'],
])('withForced adds the forced element to %s', (selector, expected) => {
  expect(withForced(selector)).toBe(expected);
});
