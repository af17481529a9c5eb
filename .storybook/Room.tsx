import { useLayoutEffect, type ReactNode } from 'react';

/** Sets theme and catalogue where the shop does: on the root element, so that layers outside the story have them too. */
export function Room({
  theme,
  catalogue,
  children,
}: {
  theme: string;
  catalogue: string;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    document.documentElement.lang = 'en-IN';
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['catalogue'] = catalogue;
  }, [theme, catalogue]);
  return children;
}
