/** `auto` follows the system; `custom` is the retailer's theme. */
export type ThemeChoice = 'dark' | 'light' | 'auto' | 'custom';

export type ThemeRow = {
  /** The active theme. */
  theme: ThemeChoice;
  /** Name of the retailer's theme; empty when there is none. */
  customTheme: string;
  onThemeChange: (theme: ThemeChoice) => void;
};

const builtInThemes = ['dark', 'light', 'auto'] as const;

/**
 * Returns the theme that the next press selects. The menu has one row for the theme, and each press moves to
 * the next theme [SHL-23].
 */
export function nextTheme({ theme, customTheme }: Pick<ThemeRow, 'theme' | 'customTheme'>): ThemeChoice {
  const offered: readonly ThemeChoice[] = customTheme ? [...builtInThemes, 'custom'] : builtInThemes;
  return offered[(offered.indexOf(theme) + 1) % offered.length] ?? 'dark';
}
