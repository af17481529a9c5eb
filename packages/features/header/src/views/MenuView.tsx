import { ordersPath } from '@luxe/contract/paths';
import { Divider } from '@luxe/ui/divider';
import { Link } from '@luxe/ui/link';
import { NavRows, type NavRowsProps } from '@luxe/ui/nav-drawer';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import type { MouseEvent, ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import { helpPath, trackOrderPath, type Catalogue, type HeaderLink } from '../data/toHeaderLinks.ts';
import { nextTheme, type ThemeRow } from '../data/themeRow.ts';
import { menuCopy } from '../data/menuCopy.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { DeliverTo, type DeliverToProps } from './DeliverTo.tsx';
import { Catalogues, Rest } from './MenuView.styles.ts';

export type MenuViewProps = Pick<NavRowsProps, 'hasSecondLevel' | 'onOpen'> & {
  catalogue: Catalogue;
  links: readonly HeaderLink[];
  /** Pincode of the deliveries, and how it changes. */
  deliverTo: DeliverToProps;
  isCustomer: boolean;
  giftCardsHref: string;
  theme: ThemeRow | undefined;
  onFollow: () => void;
  onAccountClick: (event: MouseEvent) => void;
};

/**
 * First level of the phone navigation: catalogues, sections, then account, gift cards, help, pincode and
 * theme.
 */
export function MenuView({
  catalogue,
  links,
  deliverTo,
  isCustomer,
  giftCardsHref,
  theme,
  onFollow,
  ...rest
}: MenuViewProps) {
  return (
    <>
      <Catalogues>
        <CatalogueTabs catalogue={catalogue} onFollow={onFollow} />
      </Catalogues>
      <Divider />
      <NavRows
        label={copy.sections}
        items={links}
        hasSecondLevel={rest.hasSecondLevel}
        onOpen={rest.onOpen}
        onFollow={onFollow}
      />
      <Divider />
      <Rest>
        <MenuItemLink href={ordersPath} onClick={rest.onAccountClick}>
          {isCustomer ? copy.accountOf : menuCopy.logInOrSignUp}
        </MenuItemLink>
        <MenuItemLink href={giftCardsHref} onClick={onFollow}>
          {copy.giftCards}
        </MenuItemLink>
        <MenuItemLink href={trackOrderPath(isCustomer)} onClick={onFollow}>
          {copy.trackOrder}
        </MenuItemLink>
        <MenuItemLink href={helpPath} onClick={onFollow}>
          {copy.help}
        </MenuItemLink>
        <Text as="span" size="sm">
          <DeliverTo {...deliverTo} />
        </Text>
        {theme && (
          <TextButton tone="bare" onClick={() => theme.onThemeChange(nextTheme(theme))}>
            <Text as="span" size="sm">
              {menuCopy.theme(theme.theme === 'custom' ? theme.customTheme : menuCopy.themes[theme.theme])}
            </Text>
          </TextButton>
        )}
      </Rest>
    </>
  );
}

type MenuItemLinkProps = { href: string; onClick: (event: MouseEvent) => void; children: ReactNode };

function MenuItemLink({ href, onClick, children }: MenuItemLinkProps) {
  return (
    <Link href={href} onClick={onClick} tone="bare">
      <Text as="span" size="sm">
        {children}
      </Text>
    </Link>
  );
}
