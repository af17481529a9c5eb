import { themes, type Theme } from '@luxe/tokens';

/** Themes that a person can choose. `auto` follows the system. */
export const deskThemes = ['dark', 'light', 'auto'] as const satisfies readonly Theme[];
export type DeskTheme = (typeof deskThemes)[number];

const storageKey = 'desk-theme';
const isDeskTheme = (text: string | null): text is DeskTheme =>
  (themes as readonly (string | null)[]).includes(text) && text !== 'custom';

/** The stored choice of this browser; dark without one, or when the browser blocks its storage. */
export function storedTheme(): DeskTheme {
  try {
    const stored = localStorage.getItem(storageKey);
    return isDeskTheme(stored) ? stored : 'dark';
  } catch {
    return 'dark';
  }
}

/** Shows a theme. The values of all tokens change with one attribute. */
export function applyTheme(theme: DeskTheme): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Shows a theme and stores it for the next visit. */
export function chooseTheme(theme: DeskTheme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
