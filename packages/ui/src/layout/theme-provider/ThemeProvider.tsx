import type { Catalogue, Theme } from '@luxe/tokens';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { PortalContainer } from '../../layers/layer/portalContainer.ts';
import { ThemeScope } from './ThemeProvider.styles.ts';

export type ThemeProviderProps = {
  theme: Theme;
  /** Default `luxury`. */
  catalogue?: Catalogue;
  /**
   * Applies the theme to the entire document, for Storybook and tests. In the shop, the server sets the theme
   * of the document.
   */
  root?: boolean;
  children: ReactNode;
  className?: string;
};

/**
 * Applies a theme to a part of the page. Two attributes select the values of the tokens, so components do not
 * need to know the theme. Layers opened inside are portalled into the same part and have its theme.
 */
export function ThemeProvider({ root = false, ...rest }: ThemeProviderProps) {
  return root ? <RootTheme {...rest} /> : <ScopedTheme {...rest} />;
}

function ScopedTheme({ theme, catalogue = 'luxury', children, className }: ThemeProviderProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <ThemeScope data-theme={theme} data-catalogue={catalogue} className={className}>
      <PortalContainer value={container}>{children}</PortalContainer>
      <div ref={setContainer} />
    </ThemeScope>
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
