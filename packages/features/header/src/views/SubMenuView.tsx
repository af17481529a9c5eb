import { Link } from '@luxe/ui/link';
import { NavColumn } from '@luxe/ui/nav-panel';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { MouseEvent } from 'react';
import { menuCopy } from '../menuCopy.ts';
import type { MegaMenuViewProps } from './MegaMenuView.tsx';
import { MenuLightView } from './MenuLightView.tsx';
import { MenuFailed, MenuWait } from './MenuStates.tsx';

export type SubMenuViewProps = MegaMenuViewProps & {
  /** A link was followed: close what it is in. */
  onFollow: () => void;
};

/** What lies under a section on a phone, one thing under the other. */
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
        <Link href={link.href}>{menu?.all || menuCopy.viewAll(link.label)}</Link>
      </Stack>
      {menu?.columns.map((column, at) => (
        <NavColumn key={at} {...column} />
      ))}
      {menu?.lights.map((light) => (
        <MenuLightView key={light.href} light={light} />
      ))}
      {!menu && (onRetry ? <MenuFailed onRetry={onRetry} /> : <MenuWait columns={1} />)}
    </Stack>
  );
}
