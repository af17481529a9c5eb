/** `auto` follows the system; `custom` is the retailer's own. */
export type ThemeChoice = 'dark' | 'light' | 'auto' | 'custom';

export type ThemeRow = {
  /** The theme in force. */
  theme: ThemeChoice;
  /** Name of the retailer's own theme; empty where there is none to choose. */
  customTheme: string;
  onThemeChange: (theme: ThemeChoice) => void;
};

const ours = ['dark', 'light', 'auto'] as const;

/** The theme that follows this one when a single row leads through all of them [SHL-23]. */
export function nextTheme({ theme, customTheme }: Pick<ThemeRow, 'theme' | 'customTheme'>): ThemeChoice {
  const offered: readonly ThemeChoice[] = customTheme ? [...ours, 'custom'] : ours;
  return offered[(offered.indexOf(theme) + 1) % offered.length] ?? 'dark';
}
