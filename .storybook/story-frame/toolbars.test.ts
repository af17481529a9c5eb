import { expect, it } from 'vitest';
import {
  directionOf,
  initialToolbars,
  pickToolbars,
  sampleTextOf,
  updateToolbars,
  type Toolbars,
} from './toolbars.ts';

it.each<[Partial<Toolbars>, string, string]>([
  [{}, 'ltr', 'plain'],
  [{ textLength: 'long' }, 'ltr', 'long'],
  [{ direction: 'rtl' }, 'rtl', 'mirrored'],
  [{ locale: 'ur-IN' }, 'rtl', 'ur-IN'],
  [{ locale: 'hi-IN' }, 'ltr', 'hi-IN'],
  [{ locale: 'hi-IN', direction: 'rtl' }, 'rtl', 'hi-IN'],
])('the toolbars %j give the direction %s and the text “%s”', (changed, direction, text) => {
  const toolbars = { ...initialToolbars, ...changed };
  expect(directionOf(toolbars)).toBe(direction);
  expect(sampleTextOf(toolbars)).toBe(text);
});

it('an event with equal values leaves the toolbars as they are, so that no page is drawn again', () => {
  const event = { globals: { theme: 'light' }, userGlobals: { theme: 'light' } } as const;
  const first = updateToolbars(initialToolbars, event);
  expect(first).toEqual({ ...initialToolbars, theme: 'light' });
  expect(updateToolbars(first, event)).toBe(first);
});

it('a value that a story sets itself does not apply to the page around it', () => {
  const event = { globals: { ...initialToolbars, theme: 'light' }, userGlobals: initialToolbars } as const;
  expect(updateToolbars(initialToolbars, event)).toBe(initialToolbars);
});

it('the first event has no chosen values, and values of other toolbars are left out', () => {
  const globals = { theme: 'light', viewport: { value: 'mobile' } } as const;
  expect(pickToolbars({ globals })).toEqual({ ...initialToolbars, theme: 'light' });
  expect(pickToolbars({})).toEqual(initialToolbars);
});
