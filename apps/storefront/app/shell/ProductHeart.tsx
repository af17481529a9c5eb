import { WishlistHeart, type WishlistHeartProps } from '@luxe/patterns/wishlist-heart';
import { useLogin } from './login.ts';

/** The heart of a product. A wishlist belongs to an account: a guest is asked for hers. */
export function ProductHeart({ product }: Pick<WishlistHeartProps, 'product'>) {
  const login = useLogin();
  return <WishlistHeart product={product} saved={false} onSavedChange={() => login.open()} />;
}
