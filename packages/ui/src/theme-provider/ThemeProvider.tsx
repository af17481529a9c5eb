import type { Catalogue, Theme } from '@luxe/tokens';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { PortalContainer } from '../layer/portalContainer.ts';
import { Room } from './ThemeProvider.styles.ts';

export type ThemeProviderProps = {
  theme: Theme;
  /** Default luxury. */
  catalogue?: Catalogue;
  /** Sets the whole document instead of a part of it, as Storybook and tests do. The shop's server prints these attributes itself. */
  root?: boolean;
  children: ReactNode;
  className?: string;
};

/**
 * Puts a part of the page into a theme: a light panel in a dark room, two themes side by side. A theme is two attributes that the tokens
 * read, and nothing that a component could ask for; layers opened inside stay inside, and so keep the theme.
 */
export function ThemeProvider({ root = false, ...room }: ThemeProviderProps) {
  return root ? <RootTheme {...room} /> : <ScopedTheme {...room} />;
}

function ScopedTheme({ theme, catalogue = 'luxury', children, className }: ThemeProviderProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Room data-theme={theme} data-catalogue={catalogue} className={className}>
      <PortalContainer value={place}>{children}</PortalContainer>
      <div ref={setPlace} />
    </Room>
  );
}

function RootTheme({ theme, catalogue = 'luxury', children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = { ...dataset };
    Object.assign(dataset, { theme, catalogue });
    return () => {
      for (const name of ['theme', 'catalogue']) {
        if (before[name] === undefined) delete dataset[name];
        else dataset[name] = before[name];
      }
    };
  }, [theme, catalogue]);
  return children;
}
