import { useCall, useNavigationContent } from '@luxe/resources';
import { useMemo } from 'react';
import type { Catalogue } from './toHeaderLinks.ts';
import { hrefOf, toMenu, toMenuSides, type MenuModel } from './toMenu.ts';

export type Menus =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** `menuOf` returns the menu for the URL of a section link, or undefined when the link has no menu. */
  | { status: 'ready'; menuOf: (href: string) => MenuModel | undefined };

/**
 * Loads the menus of a catalogue, because the first load of a page contains only the section links. A setting
 * of the shop can switch the menus off: they are not requested until its switches are known [CFG-01]. Menus
 * are on when the settings fail to load [CON-08].
 */
export function useMenus(catalogue: Catalogue): Menus {
  const content = useNavigationContent(true);
  const { data, error, retry } = useCall('navigation', content === 'full' ? { query: { catalogue } } : null);
  const menus = useMemo(() => {
    if (!data) return new Map<string, MenuModel | undefined>();
    const sides = toMenuSides(data);
    const items = [...data.left, ...data.centre, ...data.right];
    return new Map(items.map((item) => [hrefOf(item), toMenu(item, sides)]));
  }, [data]);
  if (content === 'links') return { status: 'ready', menuOf: () => undefined };
  if (data) return { status: 'ready', menuOf: (href) => menus.get(href) };
  return error ? { status: 'failed', retry: () => void retry() } : { status: 'loading' };
}
