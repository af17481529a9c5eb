import { expect, it } from 'vitest';
import { answered } from './mediaFeatures.ts';

it.each([
  ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
  [
    'screen and (prefers-reduced-motion: reduce) and (min-width: 640px)',
    'screen and (min-width: 0px) and (min-width: 640px)',
  ],
  ['(prefers-contrast: more)', '(prefers-contrast: more)'],
])('a shopper who wishes for less motion has %s answered', (query, expected) => {
  expect(answered(query, ['(prefers-reduced-motion: reduce)'])).toBe(expected);
});
