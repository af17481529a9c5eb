import { WishlistScreen } from '@luxe/feature-wishlist';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/wishlist`. */
export default function WishlistPage() {
  return (
    <>
      <PageHead title="Wishlist | LUXE" />
      <WishlistScreen />
    </>
  );
}
