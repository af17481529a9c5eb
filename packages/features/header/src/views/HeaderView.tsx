import { bagPath, ordersPath } from '@luxe/contract/paths';
import { HeaderBar } from '@luxe/patterns/header-bar';
import { IconLink } from '@luxe/ui/icon-button';
import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import { Show } from '@luxe/ui/show';
import { Wordmark } from '@luxe/ui/wordmark';
import type { AriaAttributes, ComponentType, MouseEvent, ReactElement, ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import { catalogueHome, helpPath, trackOrderPath, wishlistPath } from '../data/toHeaderLinks.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { DeliverTo, type DeliverToProps } from './DeliverTo.tsx';
import { BagWrapper, WishlistWrapper } from './HeaderView.styles.ts';

/** Renders the bag icon, possibly wrapped. */
export type BagSlot = ComponentType<{ icon: ReactElement<AriaAttributes> }>;

export type HeaderViewProps = {
  catalogue: 'luxury' | 'indiluxe';
  /** The button that opens the phone navigation. */
  menu: ReactNode;
  /** The row of section links. */
  sections: ReactNode;
  search: ReactNode;
  /** Pincode of the deliveries, and how it changes. */
  deliverTo: DeliverToProps;
  /**
   * Whether to show the bag icon. Undefined until the session is known. Until then, the attribute `data-hint`
   * of the page decides.
   */
  hasCart: boolean | undefined;
  /**
   * Whether to show the wishlist icon. Undefined until the session is known. Until then, the attribute
   * `data-hint` of the page decides.
   */
  hasWishlist: boolean | undefined;
  /** Units in the bag. Undefined while the count is unknown, so that the badge does not show 0. */
  bagCount: number | undefined;
  /** Products in a customer's wishlist; undefined until known. */
  wishlistCount: number | undefined;
  /** Component that wraps the bag icon. If undefined, the icon stands alone. */
  bagSlot?: BagSlot | undefined;
  isCustomer: boolean;
  giftCardsHref: string;
  firstName: string;
  /** Opens the login when a guest presses the account icon. If undefined, the icon links to the orders. */
  onAccountClick: (() => void) | undefined;
};

/** The header of every page except checkout. The desktop and the phone layout share one search box. */
export function HeaderView(props: HeaderViewProps) {
  const { catalogue, menu, sections, search, deliverTo, bagCount, bagSlot: Slot } = props;
  const bagIcon = <IconLink icon="bag" href={bagPath} label={copy.bag(bagCount)} badge={bagCount} />;
  return (
    <HeaderBar
      tabs={<CatalogueTabs catalogue={catalogue} />}
      utilities={
        <>
          <IconText icon="pin" size="xs">
            <DeliverTo {...deliverTo} />
          </IconText>
          <Link href={trackOrderPath(props.isCustomer)} tone="bare">
            {copy.trackOrder}
          </Link>
          <Link href={helpPath} tone="bare">
            {copy.help}
          </Link>
        </>
      }
      menu={menu}
      logo={
        <a href={catalogueHome[catalogue]} aria-label={copy.home[catalogue]}>
          <Wordmark catalogue={catalogue} size="m" decorative />
        </a>
      }
      sections={sections}
      search={search}
      icons={
        <>
          <Show from={1024}>
            <IconLink icon="gift" href={props.giftCardsHref} label={copy.giftCards} />
            <AccountIcon {...props} />
          </Show>
          <WishlistIcon {...props} />
          <BagWrapper data-shown={props.hasCart}>{Slot ? <Slot icon={bagIcon} /> : bagIcon}</BagWrapper>
        </>
      }
    />
  );
}

/** The wishlist icon. Only customers have it, even before the count is known [SHL-06]. */
function WishlistIcon({ hasWishlist, wishlistCount }: HeaderViewProps) {
  return (
    <WishlistWrapper data-shown={hasWishlist}>
      <IconLink
        icon="heart"
        href={wishlistPath}
        label={copy.wishlist(wishlistCount)}
        badgeTone="plain"
        badge={wishlistCount}
      />
    </WishlistWrapper>
  );
}

/**
 * The account icon. It links to the orders. For a guest, a press calls `onAccountClick` instead, if this is
 * defined [SHL-05].
 */
function AccountIcon({ isCustomer, firstName, onAccountClick }: HeaderViewProps) {
  const label = isCustomer ? [copy.accountOf, firstName].filter(Boolean).join(', ') : copy.account;
  const handleClick = (event: MouseEvent) => {
    if (!onAccountClick) return;
    event.preventDefault();
    onAccountClick();
  };
  return <IconLink icon="account" href={ordersPath} label={label} onClick={handleClick} />;
}
