import {
  useBagCount,
  useNavigationLinks,
  usePincode,
  useSavedCodes,
  useSession,
  type NavigationLinks,
} from '@luxe/resources';
import type { ReactNode } from 'react';
import type { ThemeRow } from './data/themeRow.ts';
import { giftCardsPath, toHeaderLinks } from './data/toHeaderLinks.ts';
import { Menu } from './Menu.tsx';
import { Sections } from './Sections.tsx';
import { CheckoutHeaderView } from './views/CheckoutHeaderView.tsx';
import { HeaderView, type BagSlot } from './views/HeaderView.tsx';

export type HeaderProps = {
  catalogue: 'luxury' | 'indiluxe';
  /** Path and query of the page; marks the current section. */
  currentPath: string;
  /**
   * `checkout` shows only the wordmark, without links [SHL-14]. `placed` shows the same wordmark after the
   * order is placed. `reading` hides the navigation [SHL-15]. Default `full`.
   */
  variant?: 'full' | 'checkout' | 'placed' | 'reading';
  /** The search box. */
  searchSlot?: ReactNode;
  /** Component that wraps the bag icon, for example in the mini bag. If undefined, the icon stands alone. */
  bagSlot?: BagSlot | undefined;
  /** The section links. If undefined, the header requests the navigation. */
  navigation?: NavigationLinks | undefined;
  /** Called when a guest presses the account icon. If undefined, the icon is a plain link to the orders. */
  onAccountClick?: () => void;
  /**
   * Sends customers to the gift card page of the account [SHL-08]. Default: the public page for all shoppers.
   */
  hasAccountGiftCards?: boolean;
  /** The theme row of the phone menu. If undefined, the menu has no theme row. */
  theme?: ThemeRow | undefined;
};

/** The header of every page. */
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
  const { pincode, choose } = usePincode();
  const count = useBagCount();
  const saved = useSavedCodes();
  const isCustomer = status === 'customer';
  const loadedNavigation = useNavigationLinks(catalogue, !navigation);
  const links = toHeaderLinks(loadedNavigation ?? navigation, currentPath);
  const sharedProps = {
    catalogue,
    isCustomer,
    deliverTo: { pincode, onChoose: choose },
    giftCardsHref: giftCardsPath(isCustomer && hasAccountGiftCards),
    onAccountClick: isCustomer ? undefined : onAccountClick,
  };
  return (
    <HeaderView
      {...sharedProps}
      menu={hasNavigation && <Menu {...sharedProps} links={links} theme={theme} />}
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
