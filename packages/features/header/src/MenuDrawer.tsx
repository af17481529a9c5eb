import { NavDrawer } from '@luxe/ui/nav-drawer';
import { Wordmark } from '@luxe/ui/wordmark';
import { useState, type MouseEvent } from 'react';
import type { ThemeRow } from './data/themeRow.ts';
import type { Catalogue, HeaderLink } from './data/toHeaderLinks.ts';
import { useMenus } from './data/useMenus.ts';
import { menuCopy } from './data/menuCopy.ts';
import { MenuView, type MenuViewProps } from './views/MenuView.tsx';
import { SubMenuView } from './views/SubMenuView.tsx';

export type MenuDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  catalogue: Catalogue;
  links: readonly HeaderLink[];
  deliverTo: MenuViewProps['deliverTo'];
  isCustomer: boolean;
  giftCardsHref: string;
  /** Opens the login when a guest presses the account row. If undefined, the row links to the orders. */
  onAccountClick: (() => void) | undefined;
  theme: ThemeRow | undefined;
};

/**
 * The navigation on a phone. It closes when the shopper follows a link. When opened again, it starts at the
 * first level.
 */
export function MenuDrawer({ open, onOpenChange, onAccountClick, ...menuProps }: MenuDrawerProps) {
  const { catalogue } = menuProps;
  const menus = useMenus(catalogue);
  const [activeSection, setActiveSection] = useState<HeaderLink>();
  const change = (next: boolean) => {
    setActiveSection(undefined);
    onOpenChange(next);
  };
  const close = () => change(false);
  const handleAccountClick = (event: MouseEvent) => {
    close();
    if (!onAccountClick) return;
    event.preventDefault();
    onAccountClick();
  };
  // Until the menus have loaded, every section opens a second level, which shows the loading state.
  const hasSecondLevel = ({ href }: { href: string }) =>
    menus.status !== 'ready' || menus.menuOf(href) !== undefined;

  return (
    <NavDrawer
      title={menuCopy.menu}
      closeLabel={menuCopy.closeMenu}
      open={open}
      onOpenChange={change}
      name={<Wordmark catalogue={catalogue} size="s" decorative />}
      backLabel={menuCopy.back}
      onBack={() => setActiveSection(undefined)}
      level={
        activeSection && {
          key: activeSection.href,
          title: activeSection.label,
          content: (
            <SubMenuView
              catalogue={catalogue}
              link={activeSection}
              menu={menus.status === 'ready' ? menus.menuOf(activeSection.href) : undefined}
              onRetry={menus.status === 'failed' ? menus.retry : undefined}
              onFollow={close}
            />
          ),
        }
      }
    >
      <MenuView
        {...menuProps}
        hasSecondLevel={hasSecondLevel}
        onOpen={({ href }) => setActiveSection(menuProps.links.find((link) => link.href === href))}
        onFollow={close}
        onAccountClick={handleAccountClick}
      />
    </NavDrawer>
  );
}
