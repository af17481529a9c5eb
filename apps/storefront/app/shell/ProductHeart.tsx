import { memo, useContext } from 'react';
import type { TileActionProps } from '@luxe/patterns/tile-action';
import { WishlistHeart } from '@luxe/patterns/wishlist-heart';
import { useIsSignedIn, useSetSaved } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { copy } from './copy.ts';
import { SavedContext } from './hearts.ts';
import { useLogin } from './login.ts';

/**
 * The heart of a product. A wishlist belongs to an account: a guest is asked for hers, and what she meant to save is saved as she comes back
 * from it [ACC-04] [PDP-05].
 */
export function ProductHeart(props: TileActionProps) {
  const saved = useContext(SavedContext)?.has(props.product.productId) ?? false;
  return <Heart {...props} saved={saved} />;
}

/** Drawn again when it changes itself: a list has two hundred. */
const Heart = memo(function Heart({ product, ussid, saved }: TileActionProps & { saved: boolean }) {
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
  const press = (isSaved: boolean) => {
    if (isSignedIn) return void change(isSaved);
    login.open(
      () =>
        void change(true).then(
          (isKept) => isKept && toast.show({ message: copy.savedAfterLogin, type: 'success' }),
        ),
    );
  };
  return <WishlistHeart product={product} saved={saved} onSavedChange={press} />;
});
