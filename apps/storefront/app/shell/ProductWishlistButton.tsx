import { memo, useCallback, type ReactNode } from 'react';
import type { TileActionProps } from '@luxe/patterns/tile-action';
import { WishlistButton } from '@luxe/patterns/wishlist-button';
import { useIsSignedIn, useSetSaved, useStoreAfterHydration } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { copy } from './copy.ts';
import { savedProducts } from './savedProducts.ts';
import { useLogin } from '../contexts/loginContext.ts';

/**
 * The wishlist button of a product. Appears once it is known whether the product is saved. A guest logs in
 * first, because a wishlist belongs to an account. The product is saved after the login [ACC-04] [PDP-05].
 */
export function ProductWishlistButton({ renderFrame = unframed, ...props }: TileActionProps) {
  const { productId } = props.product;
  const isIn = useCallback((saved?: ReadonlySet<string>) => saved?.has(productId), [productId]);
  const saved = useStoreAfterHydration(savedProducts, undefined, isIn);
  return saved !== undefined && renderFrame(<WishlistToggle {...props} saved={saved} />);
}

const unframed = (button: ReactNode) => button;

/** Memoised, so that saving a product renders one button and not all 200 buttons of a listing. */
const WishlistToggle = memo(function WishlistToggle({
  product,
  ussid,
  saved,
}: Omit<TileActionProps, 'renderFrame'> & { saved: boolean }) {
  const login = useLogin();
  const toast = useToast();
  const isSignedIn = useIsSignedIn();
  const setSaved = useSetSaved();
  const change = async (isSaved: boolean) => {
    const { productId: productCode, color } = product;
    const outcome = await setSaved(ussid ? { productCode, ussid } : { productCode, color }, isSaved);
    if (!outcome.ok) toast.show({ message: outcome.message, type: 'error' });
    return outcome.ok;
  };
  const handleSavedChange = (isSaved: boolean) => {
    if (isSignedIn) return void change(isSaved);
    login.open(
      () =>
        void change(true).then(
          (isSuccessful) => isSuccessful && toast.show({ message: copy.savedAfterLogin, type: 'success' }),
        ),
    );
  };
  return <WishlistButton product={product} saved={saved} onSavedChange={handleSavedChange} />;
});
