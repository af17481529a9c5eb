import { expect, test } from 'vitest';
import { nextTheme, type ThemeChoice } from './themeRow.ts';

function cycleThemes(first: ThemeChoice, customTheme: string) {
  const seen: ThemeChoice[] = [];
  let theme = first;
  do {
    seen.push(theme);
    theme = nextTheme({ theme, customTheme });
  } while (theme !== first);
  return seen;
}

test('cycles through every theme, including the retailer’s theme if there is one [SHL-23]', () => {
  expect(cycleThemes('dark', '')).toEqual(['dark', 'light', 'auto']);
  expect(cycleThemes('light', 'Neelam Vaid')).toEqual(['light', 'auto', 'custom', 'dark']);
  // The saved theme is the retailer's theme, which the shop no longer offers.
  expect(nextTheme({ theme: 'custom', customTheme: '' })).toBe('dark');
});
