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

/** Returns the next theme of the cycle; a single row of the menu cycles through all themes [SHL-23]. */
export function nextTheme({ theme, customTheme }: Pick<ThemeRow, 'theme' | 'customTheme'>): ThemeChoice {
  const offered: readonly ThemeChoice[] = customTheme ? [...builtInThemes, 'custom'] : builtInThemes;
  return offered[(offered.indexOf(theme) + 1) % offered.length] ?? 'dark';
}
