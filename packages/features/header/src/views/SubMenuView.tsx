import { Link } from '@luxe/ui/link';
import { NavColumn } from '@luxe/ui/nav-panel';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { MouseEvent } from 'react';
import { menuCopy } from '../data/menuCopy.ts';
import type { MegaMenuViewProps } from './MegaMenuView.tsx';
import { MenuSpotlightView } from './MenuSpotlightView.tsx';
import { MenuFailed, MenuLoading } from './MenuStates.tsx';

export type SubMenuViewProps = MegaMenuViewProps & {
  /** Called when a link is followed; close the drawer. */
  onFollow: () => void;
};

/** The menu of a section on a phone, in one column. */
export function SubMenuView({ catalogue, link, menu, onRetry, onFollow }: SubMenuViewProps) {
  const follow = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) onFollow();
  };
  return (
    <Stack gap={32} onClick={follow}>
      <Stack gap={16} align="start">
        {menu?.found && (
          <Text size="sm" tone="secondary">
            {menuCopy.found(catalogue, menu.found)}
          </Text>
        )}
        <Link href={link.href}>{menu?.allLabel || menuCopy.viewAll(link.label)}</Link>
      </Stack>
      {menu && menu.shortcuts.length > 0 && <NavColumn title={menuCopy.shortcuts} links={menu.shortcuts} />}
      {menu?.columns.map((column, at) => (
        <NavColumn key={at} {...column} />
      ))}
      {menu?.spotlights.map((spotlight) => (
        <MenuSpotlightView key={spotlight.href} spotlight={spotlight} />
      ))}
      {!menu && (onRetry ? <MenuFailed onRetry={onRetry} /> : <MenuLoading columns={1} />)}
    </Stack>
  );
}
