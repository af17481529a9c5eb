import { expect, it } from 'vitest';
import { resolveQuery } from './emulatePreferences.ts';

it.each([
  ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
  [
    'screen and (prefers-reduced-motion: reduce) and (min-width: 640px)',
    'screen and (min-width: 0px) and (min-width: 640px)',
  ],
  ['(prefers-contrast: more)', '(prefers-contrast: more)'],
])('resolveQuery replaces only reduced motion in the media query %s', (query, expected) => {
  expect(resolveQuery(query, ['(prefers-reduced-motion: reduce)'])).toBe(expected);
});
