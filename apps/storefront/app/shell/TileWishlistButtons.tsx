import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { TileActionContext, type TileActionProps } from '@luxe/patterns/tile-action';
import { useSavedCodes, useSession } from '@luxe/resources';
import { whenIdle } from '@luxe/ui/when-idle';
import { SavedContext } from './savedContext.ts';

/**
 * Adds wishlist buttons to the tiles of a page once the browser is idle after hydration [LST-08]. For a
 * customer, the buttons also wait until the saved products are known. When the saved products cannot be read,
 * the buttons appear as not saved.
 */
export function TileWishlistButtons({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const saved = useSavedCodes({ emptyOnError: true });
  const [WishlistButton, setWishlistButton] = useState<ComponentType<TileActionProps>>();
  useEffect(
    () =>
      whenIdle(() => {
        void import('./ProductWishlistButton.tsx').then(
          ({ ProductWishlistButton }) =>
            startTransition(() => setWishlistButton(() => ProductWishlistButton)),
          // When the script fails to load, the tiles have no wishlist buttons.
          () => undefined,
        );
      }),
    [],
  );
  return (
    <SavedContext value={saved}>
      <TileActionContext value={status === 'guest' || saved ? WishlistButton : undefined}>
        {children}
      </TileActionContext>
    </SavedContext>
  );
}
