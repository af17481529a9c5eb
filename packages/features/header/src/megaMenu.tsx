import { NavOpener, NavPanel, useNavPanels, type NavPanels } from '@luxe/ui/nav-panel';
import { hoverLinksDelayMs } from '@luxe/contract/event-values';
import { useTrack } from '@luxe/resources';
import { useEffect, useId } from 'react';
import type { Catalogue } from './data/toHeaderLinks.ts';
import { useMenus } from './data/useMenus.ts';
import { menuCopy } from './data/menuCopy.ts';
import { MegaMenuView } from './views/MegaMenuView.tsx';

/** Opens and closes the menus of the section links. Renders nothing. */
export function NavPanelsController(panels: NavPanels) {
  useNavPanels(panels);
  return null;
}

export type MegaMenuProps = {
  catalogue: Catalogue;
  link: { label: string; href: string };
  isOpen: boolean;
  /** True when the menu of another section was open just before. The panel then opens without animation. */
  isMoved: boolean;
};

/**
 * A button after the link of a section, and the menu that the button opens. Renders nothing for a section
 * without a menu.
 */
export function MegaMenu({ catalogue, link, isOpen, isMoved }: MegaMenuProps) {
  const id = useId();
  const track = useTrack();
  const section = link.label;
  useEffect(() => {
    if (!isOpen) return undefined;
    // Links that the pointer only crosses have not been seen [ANA-16].
    const timer = setTimeout(() => track('hover links viewed', { section }), hoverLinksDelayMs);
    return () => clearTimeout(timer);
  }, [track, isOpen, section]);
  const menus = useMenus(catalogue);
  const menu = menus.status === 'ready' ? menus.menuOf(link.href) : undefined;
  if (menus.status === 'ready' && !menu) return null;
  return (
    <>
      <NavOpener label={menuCopy.menuOf(link.label)} open={isOpen} controls={id} />
      {isOpen && (
        <NavPanel id={id} label={link.label} skipAnimation={isMoved}>
          <MegaMenuView
            catalogue={catalogue}
            link={link}
            menu={menu}
            onRetry={menus.status === 'failed' ? menus.retry : undefined}
          />
        </NavPanel>
      )}
    </>
  );
}
