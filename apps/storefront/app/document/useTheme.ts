import { useCallback, useState } from 'react';
import type { Theme } from '@luxe/tokens';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The current theme and its setter. The choice applies at once and is stored in a cookie for a year [SHL-23].
 */
export function useTheme(initial: Theme): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(initial);
  const choose = useCallback((next: Theme) => {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `theme=${next}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
    setTheme(next);
  }, []);
  return [theme, choose];
}
