import { breakpoints } from '@luxe/tokens';
import { NavLinks, type NavLink } from '@luxe/ui/nav-links';
import { useEffect, useRef, useState } from 'react';
import { copy } from './data/copy.ts';
import type { Catalogue, HeaderLink } from './data/toHeaderLinks.ts';
import type * as Menus from './megaMenu.tsx';

export type SectionsProps = {
  catalogue: Catalogue;
  links: readonly HeaderLink[];
  /** A change closes the open menu. */
  currentPath: string;
};

/**
 * The sections of a catalogue as links, with a menu for each. The menus load when a pointer or the focus
 * reaches the links. If they fail to load, the links still work, and the next pointer or focus tries again.
 */
export function Sections({ catalogue, links, currentPath }: SectionsProps) {
  const strip = useRef<HTMLElement>(null);
  const [menus, setMenus] = useState<typeof Menus>();
  const [open, setOpen] = useState<{ href: string; path: string; isMoved: boolean }>();
  const openHref = open?.path === currentPath ? open.href : undefined;

  /**
   * Path of the page on which a pointer or the focus last reached the section links. Becomes empty when the
   * shopper follows a link. The menu of that link therefore does not open on the next page.
   */
  const lastIntentPath = useRef<string>(undefined);
  const load = () =>
    void import('./megaMenu.tsx').then(
      (module) => setMenus(module),
      () => undefined,
    );
  const handleIntent = () => {
    lastIntentPath.current = currentPath;
    load();
  };
  useEffect(() => {
    // On a touch screen no hover precedes the first tap, so the menus load at once. They also load at once if
    // the pointer or the focus is already on the links.
    const isFinger = matchMedia(`(min-width: ${breakpoints.lg}px) and (pointer: coarse)`).matches;
    const isNear = strip.current?.matches(':hover, :focus-within');
    // If the pointer is on the link of the current page, the shopper has just followed this link. Its menu
    // must then stay closed.
    const hoveredLink = strip.current?.querySelector<HTMLAnchorElement>('a:hover');
    if (hoveredLink?.pathname === location.pathname) lastIntentPath.current = '';
    if (isFinger || isNear) load();
  }, []);
  const change = (href: string | undefined) =>
    setOpen(href === undefined ? undefined : { href, path: currentPath, isMoved: openHref !== undefined });

  const renderMenu = (link: NavLink) =>
    menus && (
      <menus.MegaMenu
        catalogue={catalogue}
        link={link}
        isOpen={link.href === openHref}
        isMoved={open?.isMoved ?? false}
      />
    );

  return (
    <>
      <NavLinks
        ref={strip}
        label={copy.sections}
        items={links}
        onPointerEnter={menus ? undefined : handleIntent}
        onFocus={menus ? undefined : handleIntent}
        onClick={menus ? undefined : () => void (lastIntentPath.current = '')}
        after={menus && renderMenu}
      />
      {menus && (
        <menus.NavPanelsController
          row={strip}
          open={openHref}
          onOpenChange={change}
          shouldOpenHovered={() => (lastIntentPath.current ?? currentPath) === currentPath}
        />
      )}
    </>
  );
}
