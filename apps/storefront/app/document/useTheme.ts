import { useState } from 'react';
import type { Theme } from '@luxe/tokens';

const year = 365 * 24 * 60 * 60;

/** The theme shown, and how a shopper changes it: at once, and for a year [SHL-23]. */
export function useTheme(initial: Theme): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(initial);
  const choose = (next: Theme) => {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `theme=${next}; path=/; max-age=${year}; samesite=lax${secure}`;
    setTheme(next);
  };
  return [theme, choose];
}
