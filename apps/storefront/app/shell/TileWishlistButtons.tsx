import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { TileActionContext } from '@luxe/patterns/tile-action';
import { useSavedCodes, useSession } from '@luxe/resources';
import { ProductWishlistButton } from './ProductWishlistButton.tsx';
import { SavedContext } from './savedContext.ts';

/**
 * Adds wishlist buttons to the tiles of a page after hydration [LST-08]. For a customer, the buttons also
 * wait until the saved products are known. When the saved products cannot be read, the buttons appear as not
 * saved.
 */
export function TileWishlistButtons({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const saved = useSavedCodes({ emptyOnError: true });
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const isShown = isHydrated && (status === 'guest' || saved);
  return (
    <SavedContext value={saved}>
      <TileActionContext value={isShown ? ProductWishlistButton : undefined}>{children}</TileActionContext>
    </SavedContext>
  );
}
