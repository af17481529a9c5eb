import { expect, test } from 'vitest';
import { nextTheme, type ThemeChoice } from './themeRow.ts';

function round(first: ThemeChoice, customTheme: string) {
  const seen: ThemeChoice[] = [];
  let theme = first;
  do {
    seen.push(theme);
    theme = nextTheme({ theme, customTheme });
  } while (theme !== first);
  return seen;
}

test('the menu leads through every theme and back, the retailer’s own where there is one [SHL-23]', () => {
  expect(round('dark', '')).toEqual(['dark', 'light', 'auto']);
  expect(round('light', 'Neelam Vaid')).toEqual(['light', 'auto', 'custom', 'dark']);
  // A cookie may name a theme that is offered no longer.
  expect(nextTheme({ theme: 'custom', customTheme: '' })).toBe('dark');
});
