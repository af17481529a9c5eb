import { HeaderBar } from '@luxe/patterns/header-bar';
import { IconLink } from '@luxe/ui/icon-button';
import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import { Show } from '@luxe/ui/show';
import { Wordmark } from '@luxe/ui/wordmark';
import type { AriaAttributes, ComponentType, MouseEvent, ReactElement, ReactNode } from 'react';
import { copy } from '../copy.ts';
import { catalogueHome, helpPath, ordersPath, wishlistPath } from '../data/toHeaderLinks.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { DeliverTo } from './DeliverTo.tsx';
import { BagPlace, WishlistPlace } from './HeaderView.styles.ts';

/** Draws the bag icon, and what belongs around it. */
export type BagSlot = ComponentType<{ icon: ReactElement<AriaAttributes> }>;

export type HeaderViewProps = {
  catalogue: 'luxury' | 'indiluxe';
  /** Opens the navigation of a phone. */
  menu: ReactNode;
  /** The sections in a row. */
  sections: ReactNode;
  search: ReactNode;
  pincode: string;
  /** Shows the bag icon. Undefined until the shopper is known: the page's first script decides. */
  hasCart: boolean | undefined;
  /** Shows the wishlist icon. Undefined until the shopper is known: the page's first script decides. */
  hasWishlist: boolean | undefined;
  /** Pieces in the bag; undefined while it is not known, which is not 0. */
  bagCount: number | undefined;
  /** Products in a customer's wishlist; undefined while it is not known. */
  wishlistCount: number | undefined;
  /** Undefined for the icon alone. */
  bagSlot?: BagSlot | undefined;
  isCustomer: boolean;
  giftCardsHref: string;
  firstName: string;
  /** Opens login; undefined where the icon should lead to the orders. */
  onAccountClick: (() => void) | undefined;
};

/** The header of every page but checkout. One search box serves both layouts. */
export function HeaderView(props: HeaderViewProps) {
  const { catalogue, menu, sections, search, pincode, bagCount, bagSlot: Slot } = props;
  const bagIcon = (
    <IconLink
      icon="bag"
      href="/cart"
      label={copy.bag(bagCount)}
      {...(bagCount === undefined ? {} : { badge: bagCount })}
    />
  );
  return (
    <HeaderBar
      tabs={<CatalogueTabs catalogue={catalogue} />}
      facts={
        <>
          <IconText icon="pin" size="xs">
            <DeliverTo pincode={pincode} />
          </IconText>
          <Link href={ordersPath} tone="bare">
            {copy.trackOrder}
          </Link>
          <Link href={helpPath} tone="bare">
            {copy.help}
          </Link>
        </>
      }
      menu={menu}
      name={
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
          <BagPlace data-shown={props.hasCart}>{Slot ? <Slot icon={bagIcon} /> : bagIcon}</BagPlace>
        </>
      }
    />
  );
}

/** For customers only, also before the count is known [SHL-06]. */
function WishlistIcon({ hasWishlist, wishlistCount }: HeaderViewProps) {
  return (
    <WishlistPlace data-shown={hasWishlist}>
      <IconLink
        icon="heart"
        href={wishlistPath}
        label={copy.wishlist(wishlistCount)}
        badgeTone="plain"
        {...(wishlistCount === undefined ? {} : { badge: wishlistCount })}
      />
    </WishlistPlace>
  );
}

/** Leads to the orders; for a guest it opens login first, where the page can (SHL-05). */
function AccountIcon({ isCustomer, firstName, onAccountClick }: HeaderViewProps) {
  const label = isCustomer ? [copy.accountOf, firstName].filter(Boolean).join(', ') : copy.account;
  const press = (event: MouseEvent) => {
    if (!onAccountClick) return;
    event.preventDefault();
    onAccountClick();
  };
  return <IconLink icon="account" href={ordersPath} label={label} onClick={press} />;
}
