import { breakpoints } from '@luxe/tokens';
import { NavLinks, type NavLink } from '@luxe/ui/nav-links';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import type { Catalogue, HeaderLink } from './data/toHeaderLinks.ts';
import type * as Menus from './megaMenu.tsx';

export type SectionsProps = {
  catalogue: Catalogue;
  links: readonly HeaderLink[];
  /** Menus close when it changes. */
  currentPath: string;
};

/**
 * The sections of a catalogue as links, with a menu under each. Every page carries the links alone; the menus come when somebody is near them.
 * Should they not come, the links lead where they lead, and the next one who is near asks again.
 */
export function Sections({ catalogue, links, currentPath }: SectionsProps) {
  const strip = useRef<HTMLElement>(null);
  const [menus, setMenus] = useState<typeof Menus>();
  const [open, setOpen] = useState<{ href: string; path: string; isMoved: boolean }>();
  const openHref = open?.path === currentPath ? open.href : undefined;

  /** The path at which somebody was last near; empty for who has followed a link, though its page is still to come. */
  const nearAt = useRef<string>(undefined);
  const load = () =>
    void import('./megaMenu.tsx').then(
      (module) => setMenus(module),
      () => undefined,
    );
  const near = () => {
    nearAt.current = currentPath;
    load();
  };
  useEffect(() => {
    // A finger is near without notice: its first tap must find the menus there. A pointer or the focus may have come before the script.
    const isFinger = matchMedia(`(min-width: ${breakpoints.lg}px) and (pointer: coarse)`).matches;
    const isNear = strip.current?.matches(':hover, :focus-within');
    // One that rests on the link of this very page has followed it, before anything listened.
    const under = strip.current?.querySelector<HTMLAnchorElement>('a:hover');
    if (under?.pathname === location.pathname) nearAt.current = '';
    if (isFinger || isNear) load();
  }, []);
  const change = (href: string | undefined) =>
    setOpen(href === undefined ? undefined : { href, path: currentPath, isMoved: openHref !== undefined });

  const under = (link: NavLink) =>
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
        onPointerEnter={menus ? undefined : near}
        onFocus={menus ? undefined : near}
        onClick={menus ? undefined : () => void (nearAt.current = '')}
        after={menus && under}
      />
      {menus && (
        <menus.MenuWatch
          strip={strip}
          open={openHref}
          onOpenChange={change}
          isLooking={() => (nearAt.current ?? currentPath) === currentPath}
        />
      )}
    </>
  );
}
