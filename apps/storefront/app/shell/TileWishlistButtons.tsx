import { startTransition, useEffect, type ReactNode } from 'react';
import { TileActionContext } from '@luxe/patterns/tile-action';
import { useSavedCodes, useSession } from '@luxe/resources';
import { ProductWishlistButton } from './ProductWishlistButton.tsx';
import { savedProducts } from './savedProducts.ts';

/**
 * Adds wishlist buttons to the tiles of a page after hydration [LST-08]. For a customer, the buttons also
 * wait until the saved products are known. When the saved products cannot be read, the buttons appear as not
 * saved.
 */
export function TileWishlistButtons({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const savedCodes = useSavedCodes({ emptyOnError: true });
  const saved = status === 'guest' ? nothingSaved : savedCodes;
  useEffect(() => {
    const show = () => savedProducts.set(saved);
    // The first update adds all buttons, so it must not block input. Later updates answer a press.
    if (savedProducts.get()) show();
    else startTransition(show);
  }, [saved]);
  return <TileActionContext value={ProductWishlistButton}>{children}</TileActionContext>;
}

const nothingSaved: ReadonlySet<string> = new Set();
