import { WishlistScreen } from '@luxe/feature-wishlist';
import { PageHead } from '../../head/PageHead.tsx';

/** `/my-account/wishlist`. */
export default function Wishlist() {
  return (
    <>
      <PageHead title="Wishlist | LUXE" isIndexed={false} />
      <WishlistScreen />
    </>
  );
}
