import { memo, useContext } from 'react';
import { WishlistHeart } from '@luxe/patterns/wishlist-heart';
import { useIsSignedIn, useSetSaved } from '@luxe/resources';
import { useToast } from '@luxe/ui/toast';
import { copy } from './copy.ts';
import { SavedContext } from './hearts.ts';
import { useLogin } from './login.ts';

export type HeartProps = {
  product: { productId: string; brandname: string; productname: string; color?: string };
  /** The offer of the size that is chosen; without it the store takes one of the colour. */
  ussid?: string | undefined;
};

/**
 * The heart of a product. A wishlist belongs to an account: a guest is asked for hers, and what she meant to save is saved as she comes back
 * from it [ACC-04] [PDP-05].
 */
export function ProductHeart(props: HeartProps) {
  const saved = useContext(SavedContext)?.has(props.product.productId) ?? false;
  return <Heart {...props} saved={saved} />;
}

/** Drawn again when it changes itself: a list has two hundred. */
const Heart = memo(function Heart({ product, ussid, saved }: HeartProps & { saved: boolean }) {
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
