import { useCall, useNavigationContent } from '@luxe/resources';
import { useMemo } from 'react';
import type { Catalogue } from './toHeaderLinks.ts';
import { hrefOf, toMenu, type MenuModel } from './toMenu.ts';

export type Menus =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  /** What lies under a link; undefined where nothing does. */
  | { status: 'ready'; menuOf: (href: string) => MenuModel | undefined };

/** The whole navigation of a catalogue; nothing lies under its links where the shop's settings say so, and all of it until they are known [CON-08]. Asked for once a menu is wanted: a page carries the links alone. */
export function useMenus(catalogue: Catalogue): Menus {
  const content = useNavigationContent(true);
  const { data, error, retry } = useCall('navigation', { query: { catalogue } });
  const menus = useMemo(() => {
    const items = data ? [...data.left, ...data.centre, ...data.right] : [];
    return new Map(items.map((item) => [hrefOf(item), toMenu(item)]));
  }, [data]);
  if (content === 'links') return { status: 'ready', menuOf: () => undefined };
  if (data) return { status: 'ready', menuOf: (href) => menus.get(href) };
  return error ? { status: 'failed', retry: () => void retry() } : { status: 'loading' };
}
