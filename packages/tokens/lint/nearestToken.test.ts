import { expect, test } from 'vitest';
import { nearestToken } from './nearestToken.ts';

test.each([
  ['colour', '#12100e', 'var(--lx-color-bg-page)'],
  ['colour', '#f4eee3', 'var(--lx-color-bg-inverse)'],
  ['size', '14px', 'var(--lx-space-14)'],
  ['size', '-0.5rem', 'var(--lx-space-8)'],
  ['duration', '160ms', 'var(--lx-duration-quick)'],
  ['duration', '.17s', 'var(--lx-duration-loader-delay)'],
] as const)('the token for the raw %s %s is %s', (kind, text, token) =>
  expect(nearestToken(kind, text)).toBe(token),
);

test.each([
  ['colour', '#FFF'],
  ['colour', '#12100eCC'],
  ['colour', 'rgb(0 0 0 / 0.5)'],
  ['colour', 'rgba(255, 255, 255, 50%)'],
  ['colour', 'border-color: white'],
  ['z-index', 'z-index: 10'],
] as const)('there is a token near the raw %s %s', (kind, text) =>
  expect(nearestToken(kind, text)).toMatch(/^var\(--lx-(?:color|z-index)-[\w-]+\)$/),
);

test.each([
  ['colour', 'hsla(0, 0%, 0%, 1)'],
  ['colour', 'rgb(from red r g b)'],
  ['size', '4000px'],
] as const)('no token is named for the raw %s %s', (kind, text) =>
  expect(nearestToken(kind, text)).toBeUndefined(),
);
