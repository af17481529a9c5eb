import { NavDrawer } from '@luxe/ui/nav-drawer';
import { Wordmark } from '@luxe/ui/wordmark';
import { useState, type MouseEvent } from 'react';
import type { ThemeRow } from './data/themeRow.ts';
import type { Catalogue, HeaderLink } from './data/toHeaderLinks.ts';
import { useMenus } from './data/useMenus.ts';
import { menuCopy } from './menuCopy.ts';
import { MenuView } from './views/MenuView.tsx';
import { SubMenuView } from './views/SubMenuView.tsx';

export type MenuDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  catalogue: Catalogue;
  links: readonly HeaderLink[];
  pincode: string;
  isCustomer: boolean;
  giftCardsHref: string;
  /** Opens login; undefined where the row should lead to the orders. */
  onAccountClick: (() => void) | undefined;
  theme: ThemeRow | undefined;
};

/** The navigation of a phone. Closes as a link is followed, and begins at its first level when it is opened again. */
export function MenuDrawer({ open, onOpenChange, onAccountClick, ...shown }: MenuDrawerProps) {
  const { catalogue } = shown;
  const menus = useMenus(catalogue);
  const [inside, setInside] = useState<HeaderLink>();
  const change = (next: boolean) => {
    setInside(undefined);
    onOpenChange(next);
  };
  const close = () => change(false);
  const account = (event: MouseEvent) => {
    close();
    if (!onAccountClick) return;
    event.preventDefault();
    onAccountClick();
  };
  // While it is not known what lies under a section, it is asked for by going in.
  const isDeep = ({ href }: { href: string }) => menus.status !== 'ready' || menus.menuOf(href) !== undefined;

  return (
    <NavDrawer
      title={menuCopy.menu}
      closeLabel={menuCopy.closeMenu}
      open={open}
      onOpenChange={change}
      name={<Wordmark catalogue={catalogue} size="s" decorative />}
      backLabel={menuCopy.back}
      onBack={() => setInside(undefined)}
      level={
        inside && {
          key: inside.href,
          title: inside.label,
          content: (
            <SubMenuView
              catalogue={catalogue}
              link={inside}
              menu={menus.status === 'ready' ? menus.menuOf(inside.href) : undefined}
              onRetry={menus.status === 'failed' ? menus.retry : undefined}
              onFollow={close}
            />
          ),
        }
      }
    >
      <MenuView
        {...shown}
        isDeep={isDeep}
        onOpen={({ href }) => setInside(shown.links.find((link) => link.href === href))}
        onFollow={close}
        onAccountClick={account}
      />
    </NavDrawer>
  );
}
