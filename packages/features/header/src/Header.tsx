import { useBagCount, usePincode, useSavedCodes, useSession, type NavigationLinks } from '@luxe/resources';
import type { ReactNode } from 'react';
import type { ThemeRow } from './data/themeRow.ts';
import { giftCardsPath, toHeaderLinks } from './data/toHeaderLinks.ts';
import { useNavigation } from './data/useNavigation.ts';
import { Menu } from './Menu.tsx';
import { Sections } from './Sections.tsx';
import { CheckoutHeaderView } from './views/CheckoutHeaderView.tsx';
import { HeaderView, type BagSlot } from './views/HeaderView.tsx';

export type HeaderProps = {
  catalogue: 'luxury' | 'indiluxe';
  /** Path of the page, to mark the section it is in. */
  currentPath: string;
  /**
   * `checkout` shows the name alone, without a way out (SHL-14), and `placed` the same once the order is; `reading` goes without the
   * navigation (SHL-15).
   */
  variant?: 'full' | 'checkout' | 'placed' | 'reading';
  /** The search box. */
  searchSlot?: ReactNode;
  /** Draws the bag icon with something around it: a look into the bag. Default: the icon alone. */
  bagSlot?: BagSlot | undefined;
  /** Default: asked of the content service. */
  navigation?: NavigationLinks | undefined;
  /** A guest pressed the account icon: open login. Without it the icon is a plain link to the orders. */
  onAccountClick?: () => void;
  /** The account has a page that sells gift cards: a customer is led there. Default: everybody is led to where they are shown. */
  hasAccountGiftCards?: boolean;
  /** The theme, as a row of a phone's menu; without it there is none. */
  theme?: ThemeRow | undefined;
};

/** Name, sections, search, account and bag, on every page. */
export function Header({ variant = 'full', ...props }: HeaderProps) {
  if (variant === 'checkout' || variant === 'placed')
    return <CheckoutHeaderView catalogue={props.catalogue} isPlaced={variant === 'placed'} />;
  return <FullHeader {...props} hasNavigation={variant === 'full'} />;
}

function FullHeader({
  catalogue,
  currentPath,
  searchSlot,
  bagSlot,
  navigation,
  onAccountClick,
  hasAccountGiftCards = false,
  theme,
  hasNavigation,
}: HeaderProps & { hasNavigation: boolean }) {
  const { status, hasCart, firstName } = useSession();
  const { pincode } = usePincode();
  const count = useBagCount();
  const saved = useSavedCodes();
  const isCustomer = status === 'customer';
  const links = toHeaderLinks(useNavigation(catalogue, navigation), currentPath);
  const shown = {
    ...{ catalogue, isCustomer, pincode },
    giftCardsHref: giftCardsPath(isCustomer && hasAccountGiftCards),
    onAccountClick: isCustomer ? undefined : onAccountClick,
  };
  return (
    <HeaderView
      {...shown}
      menu={hasNavigation && <Menu {...shown} links={links} theme={theme} />}
      sections={hasNavigation && <Sections catalogue={catalogue} links={links} currentPath={currentPath} />}
      search={searchSlot}
      bagSlot={bagSlot}
      hasCart={hasCart}
      hasWishlist={status === 'unknown' ? undefined : isCustomer}
      bagCount={count}
      wishlistCount={saved?.size}
      firstName={firstName}
    />
  );
}
